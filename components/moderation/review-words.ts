import type { ItemKind } from "@/lib/moderation/decisions.schema";
import type { QueueItem } from "@/lib/moderation/queue/schema";

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? "" : "s"}`;

/** What stands on an item of the queue: why it is there, and how urgent that is. */
export function itemBadge({ kind, risk, count }: QueueItem): { text: string; tone: string } {
  const tone = risk >= 50 ? "badge badge-bad" : count > 0 ? "badge badge-warn" : "badge";
  switch (kind) {
    case "job":
      return { text: count > 0 ? counted(count, "warning") : "First postings", tone };
    case "edit":
      return {
        text: count > 0 ? `Change, ${counted(count, "warning")}` : "Material change",
        tone,
      };
    case "report":
      return {
        text: `Reported ${count === 1 ? "once" : `${count} times`}`,
        tone: "badge badge-bad",
      };
    case "appeal":
      return { text: "Appeal", tone: "badge badge-warn" };
    case "company":
      return { text: "Looks like another", tone: "badge badge-bad" };
    case "admin":
      return { text: "Wants to be admin", tone: "badge" };
  }
}

type Labels = {
  approve: string;
  reject: string;
  approved: string;
  rejected: string;
  /** Of the reason's field. */
  reason: string;
};

/** What the two buttons say, and what is said when one is pressed. */
export const VERDICTS: Record<ItemKind, Labels> = {
  job: {
    approve: "Approve",
    reject: "Reject",
    approved: "The posting is approved.",
    rejected: "The posting is rejected. Its company reads why.",
    reason: "Why, in words for the employer",
  },
  edit: {
    approve: "Approve Change",
    reject: "Reject Change",
    approved: "The posting says it from now on.",
    rejected: "The change was rejected. The job stays as it was.",
    reason: "Why, in words for the employer",
  },
  report: {
    approve: "Keep Posting",
    reject: "Take Down",
    approved: "The posting stays; the reports are closed.",
    rejected: "The posting is taken down, and its applicants are told.",
    reason: "Why, in words for the employer",
  },
  appeal: {
    approve: "Take Decision Back",
    reject: "Keep Decision",
    approved: "The decision was reversed.",
    rejected: "The decision stays.",
    reason: "Your answer",
  },
  company: {
    approve: "Allow Verification",
    reject: "Refuse",
    approved: "The company may prove the domain now.",
    rejected: "The domain is refused. The company reads why.",
    reason: "Why, in words for the company",
  },
  admin: {
    approve: "Approve",
    reject: "Decline",
    approved: "They are an admin now.",
    rejected: "The request is declined.",
    reason: "",
  },
};
