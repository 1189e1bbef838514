"use client";

import { useIsSlow, useResults } from "./results-frame.client";

type Props = {
  /** "Found 347 jobs" */
  found: string;
  /** "Showing 1–20" */
  showing: string | null;
};

/** How many were found. The only place that announces changes. */
export function ResultsStatus({ found, showing }: Props) {
  const { isBusy } = useResults();
  const isSlow = useIsSlow(isBusy);
  if (isSlow) return <p role="status">Loading search results...</p>;
  return (
    <p role="status" className="num">
      <b>{found}</b> {showing && <span className="text-sm text-faint">{showing}</span>}
    </p>
  );
}
