"use client";

import { Icon } from "@/components/ui/icon";

/** The boxes of the job that is about to come, so that nothing moves. They show when it is late. */
export function PaneLoading() {
  return (
    <div className="pane-in pane-loading">
      <p className="sr">Loading the job...</p>
      <div className="pane-head late" aria-hidden="true">
        <div className="who">
          <span className="sk sk-mark" />
          <span className="sk-lines">
            <span className="sk" />
            <span className="sk" />
          </span>
        </div>
        <div className="pane-actions">
          <span className="sk sk-button" />
          <span className="sk sk-button" />
        </div>
      </div>
      <div className="pane-body sk-lines late" aria-hidden="true">
        {["facts", "one", "two", "three", "four", "five"].map((line) => (
          <span key={line} className="sk" />
        ))}
      </div>
    </div>
  );
}

type Props = { slug: string; onRetry: () => void };

/** In place of a job that could not be loaded. */
export function PaneProblem({ slug, onRetry }: Props) {
  return (
    <div className="pane-in">
      <div className="empty" role="alert">
        <h2>We couldn’t load this job</h2>
        <p>Check your connection and try again, or open its own page.</p>
        <div className="row">
          <button type="button" className="btn btn-primary" onClick={onRetry}>
            Try again
          </button>
          <a className="btn btn-outline" href={`/job/${slug}`}>
            Open full page
            <Icon name="arrow-up-right" size="sm" />
          </a>
        </div>
      </div>
    </div>
  );
}
