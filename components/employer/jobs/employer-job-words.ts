import { EMPLOYER_JOB_STATUS_NAMES } from "@/lib/jobs/employer/schema";
import type { EmployerJobRow } from "@/lib/jobs/employer/views.schema";
import type { JobStatus } from "@/lib/jobs/schema";
import { formatDay } from "@/lib/shared/dates";

const BADGES: Record<JobStatus, string> = {
  live: "badge badge-good badge-active",
  in_review: "badge badge-warn",
  draft: "badge badge-teal",
  paused: "badge badge-warn",
  expired: "badge",
  closed: "badge",
  rejected: "badge badge-bad",
  removed: "badge badge-bad",
};

type Stated = Pick<EmployerJobRow, "status" | "scheduledFor">;

/** A posting's status in a word, and its badge. */
export function statusBadge({ status, scheduledFor }: Stated): { text: string; className: string } {
  // A draft without a date waits for its author's address to be verified.
  const isHeld = status === "draft" && scheduledFor === null;
  return { text: isHeld ? "Held" : EMPLOYER_JOB_STATUS_NAMES[status], className: BADGES[status] };
}

type Dated = Pick<
  EmployerJobRow,
  "status" | "scheduledFor" | "deadline" | "endedAt" | "change" | "reasons"
>;

/** What the company should know about a posting's status, in one line; "" for nothing. */
export function statusNote(job: Dated): string {
  if (job.change === "waiting") return "A change is waiting for review";
  if (job.change === "rejected") return "A change was not accepted";
  if (job.status === "draft") {
    return job.scheduledFor
      ? `Goes live on ${formatDay(job.scheduledFor)}`
      : "Goes out when your address is verified";
  }
  if (job.status === "rejected") return job.reasons[0] ?? "";
  if (job.endedAt && (job.status === "closed" || job.status === "expired")) {
    return `Ended on ${formatDay(job.endedAt)}`;
  }
  return "";
}

/** What can be done with a posting in its status. */
export function possibleActions({ status, source }: Pick<EmployerJobRow, "status" | "source">) {
  const isOpen = status === "live" || status === "paused";
  return {
    pause: status === "live",
    resume: status === "paused",
    extend: isOpen && source === null,
    close: isOpen,
  };
}
