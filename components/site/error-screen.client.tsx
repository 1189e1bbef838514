"use client";

import { useEffect, useRef } from "react";
import { EmptyState } from "@/components/ui/empty-state";

/** What Next passes to an error page. */
export type BrokenPage = { error: Error & { digest?: string }; reset: () => void };

type Props = {
  error: BrokenPage["error"];
  onRetry: () => void;
  title?: string;
  text?: string;
  /** The other link, beside trying again. */
  away?: { href: string; label: string };
  /** Sets the title of the browser's tab too, when the broken page has none of its own. */
  isDocumentTitle?: boolean;
};

/** Replaces a page that broke. Its number is in the server's log beside the error. */
export function ErrorScreen({
  error,
  onRetry,
  title = "Unexpected Application Error!",
  text = "This is our mistake. Try again. If it keeps happening, tell us the number below.",
  away = { href: "/", label: "Go to the home page" },
  isDocumentTitle = false,
}: Props) {
  const retry = useRef<HTMLButtonElement>(null);
  useEffect(() => retry.current?.focus(), []);
  return (
    <div className="wrap section" role="alert">
      {isDocumentTitle && <title>{title}</title>}
      <EmptyState isPage drawing="lost" title={title} text={text}>
        {error.digest && (
          <p className="text-sm">
            Request ID: <code>{error.digest}</code>
          </p>
        )}
        <div className="row">
          <button ref={retry} type="button" className="btn btn-primary" onClick={onRetry}>
            Try again
          </button>
          <a className="btn btn-outline" href={away.href}>
            {away.label}
          </a>
        </div>
      </EmptyState>
    </div>
  );
}
