import "server-only";
import type { Transaction } from "@/lib/platform/db/client";
import { isModerated } from "@/lib/platform/settings";
import type { JobRow } from "./persistence.commands";
import { reviewReasons } from "./risk/assessment";
import { assessPosting } from "./risk/queries";
import type { JobStatus } from "./schema";

const REFUSED_BEFORE =
  "An earlier version of it wasn't published, so our team reviews what your site says now.";

/** What isn't public, and becomes so only by a person's decision. */
const UNDECIDED: readonly (JobStatus | undefined)[] = ["draft", "in_review", "rejected"];

/**
 * A posting that a company's own source brings, as the rules for its postings want it: live, or in
 * review with the reasons. `status` is what it was before; undefined for a new one.
 */
export async function reviewedRow(
  tx: Transaction,
  row: JobRow,
  status: JobStatus | undefined,
): Promise<JobRow> {
  if (!isModerated()) return row;
  const { content } = row;
  const { name, website, verifiedAt } = await tx.company.findUniqueOrThrow({
    where: { id: content.companyId },
    select: { name: true, website: true, verifiedAt: true },
  });
  const company = { name, website, isVerified: verifiedAt !== null };
  const risk = await assessPosting({ content, company, senderId: null }, tx);
  const reasons = reviewReasons(risk, company);
  if (reasons.length === 0 && UNDECIDED.includes(status)) reasons.push(REFUSED_BEFORE);
  if (reasons.length === 0) return row;
  const state = {
    ...{ status: "in_review" as const, reviewReasons: reasons, scheduledFor: null, risk },
  };
  return { ...row, postedAt: null, state };
}
