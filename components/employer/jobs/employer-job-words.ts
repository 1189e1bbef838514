import { RECENT_VIEWS } from "@/lib/analytics/recent-views";
import { EMPLOYER_JOB_STATUS_NAMES, RENEW_COOLDOWN_DAYS } from "@/lib/jobs/employer/schema";
import type { EmployerJobRow } from "@/lib/jobs/employer/views.schema";
import type { JobStatus } from "@/lib/jobs/schema";
import { formatDay } from "@/lib/shared/dates";
import { formatNumber } from "@/lib/shared/formats/numbers";
import { plural } from "@/lib/shared/plural";

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

type JobStatusFacts = Pick<EmployerJobRow, "status" | "isHeld" | "asksForChanges">;

/** A posting's status in a word, and its badge. */
export function statusBadge(job: JobStatusFacts): { text: string; className: string } {
  const { status, isHeld, asksForChanges } = job;
  if (status === "rejected" && asksForChanges) {
    return { text: "Changes needed", className: "badge badge-warn" };
  }
  const text = EMPLOYER_JOB_STATUS_NAMES[isHeld ? "held" : status];
  return { text, className: isHeld ? "badge badge-warn" : BADGES[status] };
}

type JobDates = Pick<
  EmployerJobRow,
  | "status"
  | "isHeld"
  | "scheduledFor"
  | "deadline"
  | "endedAt"
  | "change"
  | "reasons"
  | "asksForChanges"
>;

/** What the company should know about a posting's status, in one line; "" for nothing. */
export function statusNote(job: JobDates): string {
  if (job.change === "waiting") return "A change is waiting for review";
  if (job.change === "rejected") {
    return job.asksForChanges ? "A change needs another look" : "A change was not accepted";
  }
  if (job.isHeld) return "Goes out when its author's email address is verified";
  if (job.status === "draft" && job.scheduledFor) {
    return `Goes live on ${formatDay(job.scheduledFor)}`;
  }
  if (job.status === "rejected") return job.reasons[0] ?? "";
  if (job.endedAt && (job.status === "closed" || job.status === "expired")) {
    return `Ended on ${formatDay(job.endedAt)}`;
  }
  return "";
}

type ClosingJob = Pick<EmployerJobRow, "applications" | "postedAt" | "source">;

const DAY_MS = 86_400_000;

/** When postings that are closed at `now` can be renewed, in a sentence. */
function renewalText(jobs: readonly ClosingJob[], now: string): string {
  if (jobs.every(({ source }) => source !== null)) {
    return "You can't undo this. An imported job comes back when its source has it again.";
  }
  const posted = jobs.map(({ postedAt }) => (postedAt ? Date.parse(postedAt) : 0));
  const from = Math.max(...posted) + RENEW_COOLDOWN_DAYS * DAY_MS;
  return from > Date.parse(now)
    ? `You can't undo this, but you can renew it from ${formatDay(new Date(from).toISOString())}.`
    : "You can't undo this, but you can renew a closed job.";
}

/** What closing postings does, in sentences. */
export function closingNotes(jobs: readonly ClosingJob[], now: string): string[] {
  const sum = (of: "open" | "interviews") =>
    jobs.reduce((total, { applications }) => total + applications[of], 0);
  const open = plural(sum("open"), {
    one: "{count} applicant without a final answer is told that the job is closed",
    other: "{count} applicants without a final answer are told that the job is closed",
  });
  const interviews = sum("interviews");
  return [
    `Applications close. ${open}. Offers you've made stay open.`,
    ...(interviews > 0
      ? [
          plural(interviews, {
            one: "{count} interview to come is called off, and both sides are told.",
            other: "{count} interviews to come are called off, and both sides are told.",
          }),
        ]
      : []),
    renewalText(jobs, now),
  ];
}

/** How many of a posting's views are recent. If all are, their number isn't said again. */
export function recentViewsNote(total: number, recent: number): string {
  const days = `${RECENT_VIEWS.days} days`;
  return recent < total ? `${formatNumber(recent)} in ${days}` : `all in ${days}`;
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
