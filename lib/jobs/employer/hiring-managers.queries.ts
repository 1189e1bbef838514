import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { canPostFor } from "@/lib/companies/policy";
import { db } from "@/lib/platform/db/client";
import { DomainError } from "@/lib/shared/errors";
import type { HiringManagerList } from "./hiring-managers.schema";

/** The company of a posting of the actor's. Throws `not_found` for strangers. */
export async function companyOfPosting(actor: Actor, jobId: string): Promise<string> {
  const job = await db.job.findUnique({ where: { id: jobId }, select: { companyId: true } });
  if (!job || !canPostFor(actor, job.companyId))
    throw new DomainError("not_found", "Job not found");
  return job.companyId;
}

/** The company's hiring managers, and which of them a posting has. Throws `not_found` for strangers. */
export async function listHiringManagers(actor: Actor, jobId: string): Promise<HiringManagerList> {
  const companyId = await companyOfPosting(actor, jobId);
  const rows = await db.companyMember.findMany({
    where: { companyId, role: "hiring_manager", user: { status: "active" } },
    select: {
      userId: true,
      user: {
        select: {
          fullName: true,
          username: true,
          hiringFor: { where: { jobId }, select: { jobId: true } },
        },
      },
    },
  });
  const people = rows.map(({ userId, user }) => ({
    userId,
    name: user.fullName?.trim() || user.username,
    isAssigned: user.hiringFor.length > 0,
  }));
  return { people: people.sort((one, other) => one.name.localeCompare(other.name)) };
}
