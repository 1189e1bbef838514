import type { DecisionView, ItemKind } from "@/lib/moderation/decisions.schema";
import type { ReviewQueueItem } from "@/lib/moderation/queue/schema";
import { plural } from "@/lib/shared/plural";

const warnings = (count: number) =>
  plural(count, { one: "{count} warning", other: "{count} warnings" });

/** The badge of an item in the queue: why it is there, and how urgent it is. */
export function itemBadge({ kind, risk, count, isAgain }: ReviewQueueItem): {
  text: string;
  tone: string;
} {
  const tone = risk >= 50 ? "badge badge-bad" : count > 0 ? "badge badge-warn" : "badge";
  if (isAgain && count === 0) return { text: "Sent again", tone: "badge badge-teal" };
  switch (kind) {
    case "job":
      return { text: count > 0 ? warnings(count) : "First jobs", tone };
    case "edit":
      return {
        text: count > 0 ? `Change, ${warnings(count)}` : "Material change",
        tone,
      };
    case "report":
      return {
        text: plural(count, { one: "Reported once", other: "Reported {count} times" }),
        tone: "badge badge-bad",
      };
    case "appeal":
      return { text: "Appeal", tone: "badge badge-warn" };
    case "company":
      return { text: "Looks like another", tone: "badge badge-bad" };
    case "admin":
      return { text: "Wants to be an admin", tone: "badge" };
  }
}

type Labels = {
  approve: string;
  reject: string;
  approved: string;
  rejected: string;
  /** The button that sends it back to its company, and the message; "" where that isn't possible. */
  ask: string;
  asked: string;
  /** The label of the reason's field. */
  reason: string;
};

// Only postings and changes to them are sent back.
const NOT_SENT_BACK = { ask: "", asked: "" };

/** The labels of the buttons, and the messages after pressing them. */
export const VERDICTS: Record<ItemKind, Labels> = {
  job: {
    approve: "Approve",
    reject: "Reject",
    approved: "Job approved.",
    rejected: "Job rejected. We'll tell its company why.",
    ask: "Ask for Changes",
    asked: "Sent back. We'll tell its company what to change.",
    reason: "Reason, shown to the employer",
  },
  edit: {
    approve: "Approve Change",
    reject: "Reject Change",
    approved: "The change is live.",
    rejected: "Change rejected. The job stays as it was.",
    ask: "Ask for Changes",
    asked: "Sent back. The job stays as it was.",
    reason: "Reason, shown to the employer",
  },
  report: {
    ...NOT_SENT_BACK,
    approve: "Keep Job",
    reject: "Take Down",
    approved: "The job stays. The reports are closed.",
    rejected: "Job taken down. We'll tell its applicants.",
    reason: "Reason, shown to the employer",
  },
  appeal: {
    ...NOT_SENT_BACK,
    approve: "Reverse Decision",
    reject: "Keep Decision",
    approved: "Decision reversed.",
    rejected: "Our decision stays the same.",
    reason: "Your answer",
  },
  company: {
    ...NOT_SENT_BACK,
    approve: "Allow Verification",
    reject: "Refuse",
    approved: "The company can now prove that it owns the domain.",
    rejected: "Domain refused. We'll tell the company why.",
    reason: "Reason, shown to the company",
  },
  admin: {
    ...NOT_SENT_BACK,
    approve: "Approve",
    reject: "Decline",
    approved: "They're now an admin.",
    rejected: "Request declined.",
    reason: "",
  },
};

type Appeal = Pick<NonNullable<DecisionView["appeal"]>, "isUpheld" | "isByDecider">;

/** The state of an appeal, in words. */
export function appealState({ isUpheld, isByDecider }: Appeal): string {
  if (isUpheld === null) return "Appealed: someone will review it again.";
  const outcome = isUpheld ? "Appealed and reversed." : "Appealed; the decision stays.";
  return isByDecider
    ? `${outcome} The person who had decided answered it, because this site has no other admin.`
    : outcome;
}
