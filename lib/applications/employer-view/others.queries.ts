import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { stageFor } from "../pipeline/stages";
import { readStages } from "../pipeline/stages.queries";
import { canReach } from "../policy";
import { STATUS_NAMES, UNSEEN_STATUSES } from "../status";
import { findHidden } from "./blind-screening.queries";
import { findReached } from "./queries";
import type { OtherApplication, SamePerson } from "./queue.schema";

const MOST = 20;

type Who = { userId: string | null; details: { email: string } | null };

/** Why an application is the same person's. */
function whyOf(
  { userId, details }: Who,
  own: { userId: string | null; email: string | undefined },
): SamePerson {
  if (userId !== null && userId === own.userId) return "account";
  return details?.email.toLowerCase() === own.email?.toLowerCase() ? "address" : "said";
}

/**
 * What else the same person applied for at the company, or someone with the same email address or
 * who is the same person as the team says, latest first, as far as the actor may read it; nothing while blind screening hides who it is,
 * because another application may show it. Throws `not_found` for strangers.
 */
export async function listOtherApplications(actor: Actor, id: string): Promise<OtherApplication[]> {
  const { companyId, isHidden } = await findReached(actor, id, { needed: "decide" });
  if (isHidden) return [];
  const { userId, details } = await db.application.findUniqueOrThrow({
    where: { id },
    select: { userId: true, details: { select: { email: true } } },
  });
  const same = [
    ...(userId === null ? [] : [{ userId }]),
    ...(details ? [{ details: { email: details.email } }] : []),
    { details: { likenesses: { some: { secondApplicationId: id, isSame: true } } } },
    { details: { likenessesTo: { some: { firstApplicationId: id, isSame: true } } } },
  ];
  const [stages, rows] = await Promise.all([
    readStages(companyId),
    db.application.findMany({
      where: {
        id: { not: id },
        OR: same,
        companyId,
        status: { notIn: [...UNSEEN_STATUSES] },
        job: { status: { not: "removed" } },
      },
      orderBy: [{ submittedAt: "desc" }, { id: "desc" }],
      take: MOST,
      select: {
        id: true,
        status: true,
        stageId: true,
        submittedAt: true,
        jobId: true,
        userId: true,
        nameShownAt: true,
        details: { select: { email: true } },
        job: {
          select: {
            title: true,
            status: true,
            companyId: true,
            company: { select: { status: true, isBlind: true } },
          },
        },
      },
    }),
  ]);
  const readable = rows.filter((row) => canReach(actor, row, "decide"));
  const shown = await Promise.all(
    readable.map(async (row) => {
      const likeness = whyOf(row, { userId, email: details?.email });
      // Who is the same by what the team says may be hidden there still.
      return likeness === "said" && (await findHidden(row)) ? null : { ...row, likeness };
    }),
  );
  const all = shown.filter((row) => row !== null);
  return all.map(({ id: other, status, stageId, submittedAt, job, likeness }) => ({
    id: other,
    jobTitle: job.title,
    stage:
      (stages.find((one) => one.id === stageId) ?? stageFor(stages, status))?.name ??
      STATUS_NAMES[status],
    submittedAt: submittedAt?.toISOString() ?? "",
    likeness,
  }));
}
