import { waitingHref } from "@/lib/analytics/links";
import type { WaitingApplications } from "@/lib/analytics/schema";
import type { JobDecision } from "@/lib/jobs/events";
import { formatDay } from "@/lib/shared/dates";
import { plural } from "@/lib/shared/plural";
import type { NotificationText } from "../schema";

/** That applications are waiting for an answer, and what can be done. */
export function waitingNote({ count, oldestAt, companyId }: WaitingApplications): NotificationText {
  return {
    title: plural(count, {
      one: "{count} application waits for your answer",
      other: "{count} applications wait for your answer",
    }),
    text: `No one has answered for more than a week. The oldest came on ${formatDay(oldestAt)}. Move them on, write to the applicants, or close them with a message.`,
    path: waitingHref(companyId),
  };
}

const instant = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "UTC",
});

type ReviewedJob = { title: string; scheduledFor: Date | null; reason: string | null };

const REVIEW_WORDS: Record<JobDecision, (job: ReviewedJob) => Omit<NotificationText, "path">> = {
  live: ({ title }) => ({
    title: `“${title}” is live`,
    text: "People can now find your job.",
  }),
  planned: ({ title, scheduledFor }) => ({
    title: `“${title}” is scheduled`,
    text: scheduledFor
      ? `Nothing is holding up your job. It goes live on ${instant.format(scheduledFor)} UTC.`
      : "Nothing is holding up your job. It goes live on the day you chose.",
  }),
  in_review: ({ title }) => ({
    title: `“${title}” is in review`,
    text: "Our team reviews your job before it goes live. Its page says why.",
  }),
  too_late: ({ title, reason }) => ({
    title: `“${title}” didn't go live`,
    text: reason ?? "Its page says why.",
  }),
  rejected: ({ title, reason }) => ({
    title: `“${title}” wasn't accepted`,
    text: `${reason ?? "Its page says why."}\n\nChange it and save it, and we'll review it again. You can also ask for someone else to review the decision.`,
  }),
  changes_asked: ({ title, reason }) => ({
    title: `“${title}” needs changes before it goes live`,
    text: `${reason ?? "Its page says what."}\n\nChange it and save it, and we'll review it again.`,
  }),
  removed: ({ title, reason }) => ({
    title: `“${title}” was taken down`,
    text: `${reason ?? "Its page says why."}\n\nYou can ask for someone else to review the decision.`,
  }),
  reinstated: ({ title }) => ({
    title: `“${title}” is back`,
    text: "We reviewed it again and were wrong. Its page shows its current status.",
  }),
  edit_approved: ({ title }) => ({
    title: `Your change to “${title}” was accepted`,
    text: "Your change is live.",
  }),
  edit_rejected: ({ title, reason }) => ({
    title: `Your change to “${title}” wasn't accepted`,
    text: `${reason ?? "Its page says why."}\n\nThe job stays as it was. You can ask for someone else to review the decision.`,
  }),
  edit_changes_asked: ({ title, reason }) => ({
    title: `Your change to “${title}” needs another look`,
    text: `${reason ?? "Its page says what."}\n\nEdit the job and save it, and we'll review your change again. Until then the job stays as it was.`,
  }),
};

/** The decision about a posting, or about a change to one. */
export function reviewWords(
  decision: JobDecision,
  job: ReviewedJob,
): Omit<NotificationText, "path"> {
  return REVIEW_WORDS[decision](job);
}
