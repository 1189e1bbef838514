import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { stageFor } from "../pipeline/stages";
import { readStages } from "../pipeline/stages.queries";
import { canReach } from "../policy";
import { STATUS_NAMES, UNSEEN_STATUSES } from "../status";
import { findReached } from "./queries";
import type { OtherApplication } from "./queue.schema";

const MOST = 20;

/**
 * What else the same person applied for at the company, latest first, as far as the actor may read
 * it; nothing while blind screening hides who it is, because another application may show it. Throws
 * `not_found` for strangers.
 */
export async function listOtherApplications(actor: Actor, id: string): Promise<OtherApplication[]> {
  const { companyId, isHidden } = await findReached(actor, id, { needed: "decide" });
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
        jobId: true,
        job: {
          select: {
            title: true,
            status: true,
            companyId: true,
            company: { select: { status: true } },
          },
        },
      },
    }),
  ]);
  const readable = rows.filter((row) => canReach(actor, row, "decide"));
  return readable.map(({ id: other, status, stageId, submittedAt, job }) => ({
    id: other,
    jobTitle: job.title,
    stage:
      (stages.find((one) => one.id === stageId) ?? stageFor(stages, status))?.name ??
      STATUS_NAMES[status],
    submittedAt: submittedAt?.toISOString() ?? "",
  }));
}
