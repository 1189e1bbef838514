"use client";

import { useEffect, useRef } from "react";
import { EmptyState } from "@/components/ui/empty-state";

/** What Next hands an error page. */
export type BrokenPage = { error: Error & { digest?: string }; reset: () => void };

/** A page that broke. The number stands in the server's log beside what went wrong. */
export function ErrorScreen({ error, reset }: BrokenPage) {
  const retry = useRef<HTMLButtonElement>(null);
  useEffect(() => retry.current?.focus(), []);
  return (
    <div className="wrap section" role="alert">
      <title>Unexpected Application Error!</title>
      <EmptyState
        isPage
        drawing="lost"
        title="Unexpected Application Error!"
        text="This is our mistake. Try again; if it keeps happening, tell us the number below."
      >
        {error.digest && (
          <p className="text-sm">
            Request id: <code>{error.digest}</code>
          </p>
        )}
        <div className="row">
          <button ref={retry} type="button" className="btn btn-primary" onClick={reset}>
            Try again
          </button>
          <a className="btn btn-outline" href="/">
            Go to the home page
          </a>
        </div>
      </EmptyState>
    </div>
  );
}
