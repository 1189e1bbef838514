"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState, useTransition } from "react";
import type { LiveChange, LiveChanges } from "@/lib/applications/pipeline/live.schema";
import { ApiError, api } from "@/lib/browser/api";
import { followNews } from "@/lib/browser/live";
import { isNews, keyOf, sayChanges } from "./live-words";

const PATH = "/api/employer/applications/changes";
/** Changes that come within this time are shown together. */
const GATHER_MS = 400;
const LOOK_MS = 500;
/** How long a changed card stays marked. */
const RING_MS = 10_000;

/**
 * Whether someone points at or drags one of these, which must not move then, or has focused one,
 * unless the page moves the focus along.
 */
function isInUse(items: string, keepsFocus: boolean): boolean {
  const points = matchMedia("(hover: hover)").matches;
  return (
    (points && document.querySelector(`:is(${items}):hover`) !== null) ||
    (!keepsFocus && (document.activeElement?.closest(items) ?? null) !== null) ||
    document.querySelector(
      "[data-dragged], [data-lifted], dialog[open], [popover]:popover-open",
    ) !== null
  );
}

async function ask(address: string): Promise<LiveChanges | null> {
  try {
    return await api<LiveChanges>(address);
  } catch (error) {
    // They no longer belong to the company.
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

type Options = {
  /** The ISO instant when the page was rendered. */
  since: string;
  companyId: string;
  /** A selector of what must not move under the pointer or while it has focus. */
  items: string;
  /** Whether the page moves the focus along with them. */
  keepsFocus?: boolean;
};

/**
 * Shows what colleagues change as it happens: `news` says it in one line, `ringed` has the
 * applications it is about, and the page is read again as soon as nothing on it is in use. `show`
 * reads it again at once.
 */
export function useLiveChanges({ since, companyId, items, keepsFocus = false }: Options) {
  const router = useRouter();
  const [news, setNews] = useState<readonly LiveChange[]>([]);
  const [ringed, setRinged] = useState<ReadonlySet<string>>(new Set());
  const [isRefreshing, startTransition] = useTransition();
  const seen = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef(since);
  const latest = useRef<(changes: readonly LiveChange[]) => void>(undefined);

  function refresh(): void {
    clearTimeout(timer.current);
    timer.current = undefined;
    startTransition(() => router.refresh());
  }
  function refreshWhenFree(ms: number): void {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      if (isInUse(items, keepsFocus)) refreshWhenFree(LOOK_MS);
      else refresh();
    }, ms);
  }
  latest.current = (changes) => {
    if (changes.length === 0) return;
    refreshWhenFree(GATHER_MS);
    const fresh = changes.filter(
      (change) => isNews(change) && change.at > start.current && !seen.current.has(keyOf(change)),
    );
    if (fresh.length === 0) return;
    for (const change of fresh) seen.current.add(keyOf(change));
    const ids = fresh.flatMap(({ applicationId }) => applicationId ?? []);
    setNews((known) => (timer.current && known.length > 0 ? [...known, ...fresh] : fresh));
    setRinged((known) => new Set([...known, ...ids]));
    setTimeout(
      () => setRinged((known) => new Set([...known].filter((id) => !ids.includes(id)))),
      RING_MS,
    );
  };

  useEffect(() => {
    const path = `${PATH}?companyId=${companyId}`;
    const hear = ({ changes }: LiveChanges) => latest.current?.(changes);
    const stop = followNews<LiveChanges>({ path, since: start.current, hear, ask });
    return () => {
      stop();
      clearTimeout(timer.current);
      timer.current = undefined;
    };
  }, [companyId]);

  return {
    text: sayChanges(news),
    /** The application of the only change. */
    shownId: news.length === 1 ? (news[0]?.applicationId ?? null) : null,
    ringed,
    isRefreshing,
    show: refresh,
    dismiss: () => setNews([]),
  };
}

export type LiveNews = ReturnType<typeof useLiveChanges>;
