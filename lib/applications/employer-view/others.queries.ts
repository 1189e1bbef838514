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

type PersonKeys = { userId: string | null; details: { email: string } | null };

/** Why an application is the same person's. */
function whyOf({ userId, details }: PersonKeys, own: PersonKeys): SamePerson {
  if (userId !== null && userId === own.userId) return "account";
  const isSame = details?.email.toLowerCase() === own.details?.email.toLowerCase();
  return isSame ? "address" : "said";
}

/** Applications to any company by the account, with the address, or the same as the team says. */
async function findSame(id: string, { userId, details }: PersonKeys): Promise<string[]> {
  // Each part has an index; conditions joined by OR would read all of the company's applications.
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM applications WHERE user_id = ${userId}::uuid
    UNION
    SELECT application_id FROM application_details WHERE email = ${details?.email ?? null}::citext
    UNION
    SELECT second_application_id FROM application_likenesses
    WHERE first_application_id = ${id}::uuid AND is_same
    UNION
    SELECT first_application_id FROM application_likenesses
    WHERE second_application_id = ${id}::uuid AND is_same`;
  return rows.map((row) => row.id).filter((same) => same !== id);
}

/**
 * What else the same person applied for at the company, or someone with the same email address or
 * who is the same person as the team says, latest first, as far as the actor may read it; nothing
 * while blind screening hides who it is, because another application may show it. Throws
 * `not_found` for strangers.
 */
export async function listOtherApplications(actor: Actor, id: string): Promise<OtherApplication[]> {
  const { companyId, isHidden } = await findReached(actor, id, { needed: "decide" });
  if (isHidden) return [];
  const who = await db.application.findUniqueOrThrow({
    where: { id },
    select: { userId: true, details: { select: { email: true } } },
  });
  const same = await findSame(id, who);
  const [stages, rows] = await Promise.all([
    readStages(companyId),
    db.application.findMany({
      where: {
        id: { in: same },
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
      const likeness = whyOf(row, who);
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
