import "server-only";
import { randomUUID } from "node:crypto";
import type { Actor } from "@/lib/accounts/schema";
import { assignmentEnded } from "@/lib/companies/events";
import { assignJobs } from "@/lib/companies/team/assignments.commands";
import { lockAsMember } from "@/lib/companies/team/members.commands";
import { db } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { announce } from "@/lib/platform/queue";
import { DomainError } from "@/lib/shared/errors";
import { companyOfPosting, listHiringManagers } from "./hiring-managers.queries";
import type { HiringManagerList } from "./hiring-managers.schema";

type Place = { jobId: string; userId: string };

/**
 * Gives a posting to one of the company's hiring managers, who reads, rates and decides on its
 * applications from then on, or takes it from them. A repeat changes nothing. Throws `not_found` for
 * strangers, and for giving it to someone who is no hiring manager of the company.
 */
export async function setHiringManager(
  actor: Actor,
  { jobId, userId }: Place,
  isAssigned: boolean,
): Promise<HiringManagerList> {
  const companyId = await companyOfPosting(actor, jobId);
  await db.$transaction(async (tx) => {
    await lockAsMember(tx, actor, companyId);
    if (isAssigned) {
      const member = { companyId, userId, role: "hiring_manager" as const };
      if ((await tx.companyMember.count({ where: member })) === 0) {
        throw new DomainError("not_found", "The company has no such hiring manager.");
      }
      await assignJobs(tx, { companyId, userId, jobIds: [jobId] });
    } else {
      await tx.jobHiringManager.deleteMany({ where: { jobId, userId } });
      await announce(tx, assignmentEnded, { id: randomUUID(), companyId, userId });
    }
    await audit(tx, {
      action: isAssigned ? "job.hiring_manager_assigned" : "job.hiring_manager_removed",
      actorId: actor.id,
      target: { type: "job", id: jobId },
      details: { userId },
    });
  });
  return listHiringManagers(actor, jobId);
}
