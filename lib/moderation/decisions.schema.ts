import { z } from "zod";
import { cleanLines } from "@/lib/shared/text";

/** The kinds of items in the queue, by which the list is filtered. */
export const ITEM_KINDS = {
  job: "Jobs",
  edit: "Changes",
  report: "Reports",
  appeal: "Appeals",
  company: "Companies",
  admin: "Admin requests",
} as const;
export type ItemKind = keyof typeof ITEM_KINDS;

export const itemKinds = Object.keys(ITEM_KINDS) as [ItemKind, ...ItemKind[]];

export const REASON_MAX_LENGTH = 2000;

const reasonInput = z
  .string("Say why")
  .max(REASON_MAX_LENGTH, "Reason must be at most 2,000 characters long")
  .transform((text) => cleanLines(text).trim());

/** A reason that someone will read. */
export const neededReason = reasonInput.refine((text) => text.length >= 3, "Say why");

export const itemParams = z.object({
  kind: z.enum(itemKinds, "There's no such list"),
  id: z.uuid("This isn't in the queue"),
});
export type ItemId = z.infer<typeof itemParams>;

/** `POST /api/admin/reviews/{kind}/{id}`: the decision about one item of the queue. */
export const verdictInput = z.strictObject({
  isApproved: z.boolean("Approve or reject"),
  asksForChanges: z
    .boolean()
    .optional()
    .describe(
      "Instead of rejecting a job or a change for good, ask its company to change it and send it again.",
    ),
  version: z
    .int()
    .min(1)
    .optional()
    .describe("For jobs and changes: the version you reviewed. 409 if it has changed since."),
  reason: reasonInput
    .default("")
    .describe("Required for every rejection, except of an admin request."),
});
export type ReviewVerdict = z.infer<typeof verdictInput>;

export const removalInput = z.strictObject({ reason: neededReason });

/** The decisions that the people concerned may appeal. */
export const APPEALABLE = [
  "job_rejected",
  "job_removed",
  "edit_rejected",
  "look_refused",
  "company_suspended",
] as const;
export type AppealableKind = (typeof APPEALABLE)[number];

export const DECISION_NAMES = {
  job_approved: "Job approved",
  job_rejected: "Job not accepted",
  job_removed: "Job taken down",
  job_reinstated: "Job restored",
  edit_approved: "Change approved",
  edit_rejected: "Change not accepted",
  reports_dismissed: "Reports reviewed, job stays",
  look_accepted: "Domain may be verified",
  look_refused: "Domain may not be verified",
  company_suspended: "Company suspended",
  company_restored: "Company restored",
  company_merged: "Company merged",
  picture_removed: "Picture removed",
  logo_removed: "Logo removed",
  user_suspended: "Account suspended",
  user_restored: "Account restored",
  role_granted: "Made an admin",
  role_revoked: "No longer an admin",
  job_changes_asked: "Changes asked for",
  edit_changes_asked: "Changes asked for before the edit is accepted",
  company_unverified: "No longer verified",
} as const;
export type DecisionKind = keyof typeof DECISION_NAMES;

/** A decision, as an admin or the people concerned read it. */
export type DecisionView = {
  id: string;
  kind: DecisionKind;
  title: string;
  /** The posting's title, if the decision is about one. */
  jobTitle: string | null;
  reason: string | null;
  at: string;
  /** For admins only; null for an admin who is gone. */
  by: string | null;
  appeal: {
    text: string;
    at: string;
    isUpheld: boolean | null;
    answer: string | null;
    /** Whether the admin who made the decision answered, because there was no other. */
    isByDecider: boolean;
  } | null;
  canAppeal: boolean;
};
