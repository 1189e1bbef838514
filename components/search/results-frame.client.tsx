"use client";

import type { Route } from "next";
import { useRouter } from "next/navigation";
import {
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
  useTransition,
} from "react";

type Results = {
  /** Whether another list is loading. */
  isBusy: boolean;
  /** Shows another search; Back returns to this one. */
  show: (href: string) => void;
};

const ResultsContext = createContext<Results>({ isBusy: false, show: () => undefined });

export function useResults(): Results {
  return useContext(ResultsContext);
}

const SLOW_MS = 200;

/** Whether something has been busy for long enough to say so. */
export function useIsSlow(isBusy: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isBusy) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, [isBusy]);
  return isSlow;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]")
  );
}

/** "/" focuses the search field. */
function useSlashKey(): void {
  useEffect(() => {
    function focusSearch(event: KeyboardEvent) {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      const fields = document.querySelectorAll<HTMLInputElement>(
        "input[name=query]:not([type=hidden])",
      );
      const field = [...fields].find((input) => input.checkVisibility());
      if (!field) return;
      event.preventDefault();
      field.focus();
      field.select();
    }
    document.addEventListener("keydown", focusSearch);
    return () => document.removeEventListener("keydown", focusSearch);
  }, []);
}

/** The link to the same list that was clicked, if it was a plain click on one. */
function sameListLink(event: MouseEvent): URL | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = (event.target as Element).closest("a");
  if (!link?.href) return null;
  const url = new URL(link.href);
  const isSameList = url.origin === location.origin && url.pathname === location.pathname;
  return isSameList && !url.hash ? url : null;
}

/**
 * The filters and the list. Chips, pages and sort are plain links and forms. Here, a click on one
 * changes this list, which stays and dims until the new one has loaded.
 */
export function ResultsFrame({ children }: { children: ReactNode }) {
  const router = useRouter();
  const [isBusy, startTransition] = useTransition();
  const results = useMemo(
    () => ({
      isBusy,
      show: (href: string) => startTransition(() => router.push(href as Route, { scroll: false })),
    }),
    [isBusy, router],
  );
  useSlashKey();

  function follow(event: MouseEvent) {
    const url = sameListLink(event);
    if (url) {
      event.preventDefault();
      startTransition(() => router.push(`${url.pathname}${url.search}` as Route));
    } else if (event.detail > 1 && (event.target as Element).closest("a")) {
      // The second click of a double click was meant for what the first one removed, the sheet's
      // button.
      event.preventDefault();
    }
  }

  return (
    <ResultsContext value={results}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is operated */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
      <div className="wrap results" aria-busy={isBusy} onClick={follow}>
        {children}
      </div>
    </ResultsContext>
  );
}
