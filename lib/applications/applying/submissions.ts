import { DomainError, RateLimitedError } from "@/lib/shared/errors";
import { plural } from "@/lib/shared/plural";
import { letterKey } from "../reference";

/** The facts about a job that decide whether it takes applications on this site. */
export type JobToApplyFor = {
  status: string;
  expiresAt: Date | null;
  applyUrl: string | null;
  companyId: string;
  company: { name: string; status: string };
};

const PUBLIC = new Set(["live", "paused", "closed", "expired"]);

/**
 * Whether applications no longer reach anyone. A paused job takes no new ones but keeps the ones it
 * has.
 */
export function isClosedForApplications(
  { status, expiresAt, company }: JobToApplyFor,
  now: Date,
): boolean {
  if (company.status !== "active") return true;
  if (status !== "live" && status !== "paused") return true;
  return expiresAt !== null && expiresAt <= now;
}

/**
 * Throws unless the job takes applications here: `not_found` when it is not public, `gone` when it
 * was removed, `conflict` when it takes no applications or takes them elsewhere.
 */
export function requireOpen(job: JobToApplyFor | null, now: Date): asserts job is JobToApplyFor {
  if (job?.status === "removed" || job?.company.status === "suspended") {
    throw new DomainError("gone", "This job no longer exists. You can no longer apply for it.");
  }
  if (!job || !PUBLIC.has(job.status)) throw new DomainError("not_found", "Job not found");
  if (job.status === "paused") {
    throw new DomainError("conflict", "The employer isn't taking applications at the moment.");
  }
  if (isClosedForApplications(job, now)) {
    throw new DomainError("conflict", "This job closed before your application was sent.");
  }
  if (job.applyUrl !== null) {
    throw new DomainError("conflict", `${job.company.name} takes applications on another site.`);
  }
}

/** An application from the last day: when it was sent, and its cover letter. */
export type RecentApplication = { createdAt: Date; coverLetter: string | null };

/** The most applications that one person may send within this many seconds. */
type SubmissionLimit = { seconds: number; applications: number; sameCoverLetter: number };

function waitFor(
  oldest: RecentApplication | undefined,
  { now, most }: { now: Date; most: SubmissionLimit },
): number {
  const until = (oldest?.createdAt.getTime() ?? 0) + most.seconds * 1000;
  return Math.max(1, Math.ceil((until - now.getTime()) / 1000));
}

function inHours(seconds: number): string {
  return plural(Math.ceil(seconds / 3600), { one: "an hour", other: "{count} hours" });
}

/**
 * Throws `rate_limited` when one more application would exceed a limit, in total or with the same
 * cover letter. `recent` are those of the last day, oldest first.
 */
export function requirePace(
  recent: readonly RecentApplication[],
  letter: string | null,
  pace: { now: Date; most: SubmissionLimit },
): void {
  const { applications, sameCoverLetter } = pace.most;
  if (recent.length >= applications) {
    const wait = waitFor(recent.at(-applications), pace);
    const text = `You've sent ${applications} applications in a day, which is the maximum. You can send the next one in ${inHours(wait)}.`;
    throw new RateLimitedError(text, wait);
  }
  if (letter === null) return;
  const key = letterKey(letter);
  const same = recent.filter(({ coverLetter }) => coverLetter && letterKey(coverLetter) === key);
  if (same.length < sameCoverLetter) return;
  const wait = waitFor(same.at(-sameCoverLetter), pace);
  const text = `You've sent this cover letter to ${sameCoverLetter} jobs in a day. Write one for this job, leave it out, or send it in ${inHours(wait)}.`;
  throw new RateLimitedError(text, wait);
}
