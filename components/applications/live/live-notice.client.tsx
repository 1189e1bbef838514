"use client";

import { useEffect, useRef } from "react";
import { Icon } from "@/components/ui/icon";
import type { LiveNews } from "./use-live-changes.client";
import { useLiveChanges } from "./use-live-changes.client";

/** Moves the focus to an application's link, once it is where it belongs. */
function useShown({ show, shownId, isRefreshing, dismiss }: LiveNews) {
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    if (isRefreshing || !wanted.current) return;
    const link = document.querySelector<HTMLElement>(`[data-id="${wanted.current}"] a`);
    wanted.current = undefined;
    link?.focus();
    link?.scrollIntoView({ block: "nearest" });
  }, [isRefreshing]);
  return () => {
    if (shownId) wanted.current = shownId;
    dismiss();
    show();
  };
}

/** What colleagues just did, in one line over the page, which it doesn't move. */
export function LiveNotice({ live }: { live: LiveNews }) {
  const show = useShown(live);
  return (
    <div className="live-slot">
      <p className="sr" role="status">
        {live.text}
      </p>
      {live.text !== "" && (
        <div className="live">
          <span className="live-pulse" aria-hidden="true" />
          <span className="live-text" aria-hidden="true" dir="auto">
            {live.text}
          </span>
          <button type="button" className="link" onClick={show}>
            Show
          </button>
          <button
            type="button"
            className="icon-btn"
            aria-label="Dismiss this news"
            onClick={live.dismiss}
          >
            <Icon name="x" size="sm" />
          </button>
        </div>
      )}
    </div>
  );
}

type PageProps = { since: string; companyId: string; items: string };

/** Keeps a page that only counts applications up to date, and says what happened. */
export function LivePage(options: PageProps) {
  return <LiveNotice live={useLiveChanges(options)} />;
}
