"use client";

import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import useSWR from "swr";
import { JobMatch } from "@/components/recommendations/job-match.client";
import type { ViewedJob } from "@/lib/shared/viewed-jobs";
import { useIsSlow } from "../results-frame.client";
import { PaneLoading, PaneProblem } from "./pane-states.client";

/** The job that the address named, as the server rendered it. */
export type NamedJob = { slug: string; pane: ReactNode };

type LoadedJob = { slug: string; html: string };

/** A job's text as markup. What is gone or missing has a text, too. */
async function load(slug: string): Promise<LoadedJob> {
  const response = await fetch(`/job/${encodeURIComponent(slug)}/detail`);
  const { status, ok } = response;
  if (!ok && status !== 404 && status !== 410) throw new Error(`A job's text answered ${status}.`);
  return { slug, html: await response.text() };
}

type ContentProps = {
  slug: string | null;
  named: NamedJob | null;
  loaded: LoadedJob | undefined;
  onRetry: (() => void) | null;
};

function Content({ slug, named, loaded, onRetry }: ContentProps) {
  if (named) return named.pane;
  if (onRetry && slug !== null) return <PaneProblem slug={slug} onRetry={onRetry} />;
  if (!loaded) return <PaneLoading />;
  return (
    <div
      key={loaded.slug}
      className="pane-place"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own server's; markup() has escaped it
      dangerouslySetInnerHTML={{ __html: loaded.html }}
    />
  );
}

type Props = {
  /** The job to show. */
  slug: string | null;
  named: NamedJob | null;
  /** Whether the reader chose it, or it is only the first of the list. */
  isChosen: boolean;
  /** Leads back into the list. */
  onLeave: () => void;
};

/**
 * The job beside a list. The one before it stays until the next has loaded, unless that takes long.
 */
export function JobAside({ slug, named, isChosen, onLeave }: Props) {
  const aside = useRef<HTMLElement>(null);
  const [shown, setShown] = useState<string | null>(null);
  const served = named?.slug === slug ? named : null;
  const { data, error, mutate } = useSWR(
    slug === null || served ? null : ["job-detail", slug],
    ([, wanted]) => load(wanted),
    { keepPreviousData: true, revalidateOnFocus: false, shouldRetryOnError: false },
  );
  const isLoading = slug !== null && !served && !error && data?.slug !== slug;
  const isSlow = useIsSlow(isLoading);
  const loaded = isSlow ? undefined : data;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the content says which job it is
  useLayoutEffect(() => {
    const pane = aside.current?.querySelector<HTMLElement>("[data-shown-job]");
    setShown(pane?.dataset["shownJob"] ?? null);
  }, [served, loaded, error]);

  const job = shown === null ? null : (JSON.parse(shown) as ViewedJob);
  return (
    <>
      <aside
        ref={aside}
        id="pane"
        className="pane"
        aria-label="Selected job"
        aria-busy={isLoading}
        onKeyDown={({ key }) => key === "Escape" && onLeave()}
      >
        <Content
          slug={slug}
          named={served}
          loaded={loaded}
          onRetry={error ? () => void mutate() : null}
        />
      </aside>
      {job && <JobMatch key={job.id} job={job} isRead={isChosen} />}
    </>
  );
}
