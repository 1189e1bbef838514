import type { ReactNode } from "react";

type Props = {
  jobId: string;
  /** At the foot of the window there is room only for the link. */
  isShort?: boolean;
  /** The apply button, as one element. */
  children: ReactNode;
};

/**
 * The place of a job's apply button. For someone who has applied, the note beside the button is
 * filled in and replaces it (components/applications/mark-applied.client.ts).
 */
export function AppliedPlace({ jobId, isShort, children }: Props) {
  return (
    <div className="apply-place" data-apply-place={jobId}>
      {children}
      <div className={isShort ? "job-applied job-applied-short" : "job-applied"} hidden>
        {!isShort && (
          <p>
            <span className="badge" data-part="badge" /> <span data-part="words" />
          </p>
        )}
        <a className="btn btn-outline" href="/applications" data-part="link">
          Follow Your Application
        </a>
      </div>
    </div>
  );
}
