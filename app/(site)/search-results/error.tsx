"use client";

import { useRouter } from "next/navigation";
import { startTransition, useEffect, useRef } from "react";
import type { BrokenPage } from "@/components/site/error-screen.client";
import { EmptyState } from "@/components/ui/empty-state";

/** The search failed; its words and filters are in the address, so trying again repeats it. */
export default function SearchErrorPage({ error, reset }: BrokenPage) {
  const router = useRouter();
  const retry = useRef<HTMLButtonElement>(null);
  useEffect(() => retry.current?.focus(), []);

  function tryAgain() {
    startTransition(() => {
      router.refresh();
      reset();
    });
  }

  return (
    <div className="wrap section" role="alert">
      <EmptyState
        isPage
        drawing="lost"
        title="The search did not work"
        text="This is our mistake. Your search is kept: try it again."
      >
        {error.digest && (
          <p className="text-sm">
            Request id: <code>{error.digest}</code>
          </p>
        )}
        <div className="row">
          <button ref={retry} type="button" className="btn btn-primary" onClick={tryAgain}>
            Try again
          </button>
          <a className="btn btn-outline" href="/jobs">
            Browse all jobs
          </a>
        </div>
      </EmptyState>
    </div>
  );
}
