import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { stageFor } from "../pipeline/stages";
import { readStages } from "../pipeline/stages.queries";
import { STATUS_NAMES, UNSEEN_STATUSES } from "../status";
import { findHandled } from "./queries";
import type { OtherApplication } from "./queue.schema";

const MOST = 20;

/**
 * What else the same person applied for at the company, latest first; nothing while blind screening
 * hides who it is, because another application may show it. Throws `not_found` for strangers.
 */
export async function listOtherApplications(actor: Actor, id: string): Promise<OtherApplication[]> {
  const { companyId, isHidden } = await findHandled(actor, id);
  if (isHidden) return [];
  const here = await db.application.findUniqueOrThrow({ where: { id }, select: { userId: true } });
  if (here.userId === null) return [];
  const [stages, rows] = await Promise.all([
    readStages(companyId),
    db.application.findMany({
      where: {
        id: { not: id },
        userId: here.userId,
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
        job: { select: { title: true } },
      },
    }),
  ]);
  return rows.map(({ id: other, status, stageId, submittedAt, job }) => ({
    id: other,
    jobTitle: job.title,
    stage:
      (stages.find((one) => one.id === stageId) ?? stageFor(stages, status))?.name ??
      STATUS_NAMES[status],
    submittedAt: submittedAt?.toISOString() ?? "",
  }));
}
