import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { RECRUITERS } from "@/lib/companies/policy";
import { Prisma } from "@/lib/platform/db/generated/client";
import { canHandleApplications, includesAccess } from "../policy";
import type { Access } from "../schema";

/**
 * Which of a company's applications the actor may do this with, as a condition over
 * `applications a`: the rule of `accessTo`, for lists. Nothing for strangers.
 */
export function isReached(
  actor: Pick<Actor, "companies" | "assignments">,
  companyId: string,
  needed: Access,
): Prisma.Sql {
  if (canHandleApplications(actor, companyId)) return Prisma.sql`true`;
  if (needed === "handle") return Prisma.sql`false`;
  const own = actor.assignments.filter((each) => each.companyId === companyId);
  const jobIds = own.flatMap((each) => each.jobIds);
  const ofJobs = Prisma.sql`a.job_id = ANY(${jobIds}::uuid[])`;
  if (includesAccess(needed, "decide")) return ofJobs;
  const applicationIds = own.flatMap((each) => each.applicationIds);
  return Prisma.sql`(${ofJobs} OR a.id = ANY(${applicationIds}::uuid[]))`;
}

/**
 * The members who may read what the team wrote about a job's applicants (`decide`), as a condition
 * on `company_members`.
 */
export function decidersOf(jobId: string) {
  const hires = { role: "hiring_manager" as const, user: { hiringFor: { some: { jobId } } } };
  return { OR: [RECRUITERS, hires] };
}
