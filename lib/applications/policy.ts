import type { Actor } from "@/lib/accounts/schema";
import { DomainError } from "@/lib/shared/errors";
import type { LinkHolder } from "./by-hand/party";
import { ACCESS, type Access, type ApplicationStatus } from "./schema";
import { UNSEEN_STATUSES } from "./status";

type Member = Pick<Actor, "companies" | "assignments">;
type Place = { id: string; jobId: string; job: { companyId: string } };

/** The most that the actor may do with an application of a company; `null` for strangers. */
export function accessTo(actor: Member, { id, jobId, job }: Place): Access | null {
  if (canHandleApplications(actor, job.companyId)) return "handle";
  const own = actor.assignments.filter(({ companyId }) => companyId === job.companyId);
  if (own.some(({ jobIds }) => jobIds.includes(jobId))) return "decide";
  return own.some(({ applicationIds }) => applicationIds.includes(id)) ? "review" : null;
}

/** The companies of whose applications the actor has lists: all of them, or those of their jobs. */
export function pipelineCompanyIds({ companies, assignments }: Member): string[] {
  const hiring = assignments.filter(({ jobIds }) => jobIds.length > 0);
  return [...companies.map(({ id }) => id), ...hiring.map(({ companyId }) => companyId)];
}

/** Whether the actor may open a company's list of applications. */
export function canOpenPipeline(actor: Member, companyId: string): boolean {
  return pipelineCompanyIds(actor).includes(companyId);
}

/** Whether the actor may make offers to any of a company's applicants, and store files for them. */
export function canMakeOffers(actor: Member, companyId: string): boolean {
  return canOpenPipeline(actor, companyId);
}

/** Whether one kind of access includes another. */
export function includesAccess(access: Access | null, needed: Access): boolean {
  return access !== null && ACCESS.indexOf(access) >= ACCESS.indexOf(needed);
}

/** Whether the actor may handle all applications that a company receives. */
export function canHandleApplications(actor: Pick<Actor, "companies">, companyId: string): boolean {
  return actor.companies.some(({ id }) => id === companyId);
}

// A row's parents are read after it, so they may have been deleted in between.
type ApplicationState = {
  status: ApplicationStatus;
  job: {
    status: string;
    companyId: string;
    company: { status: "active" | "suspended" } | null;
  } | null;
};

/**
 * Whether the company may see an application: not if it is held or withdrawn, if its posting was
 * taken down, or if the company is suspended or no longer exists.
 */
function isSeen({ status, job }: ApplicationState): boolean {
  return (
    job?.company?.status === "active" &&
    job.status !== "removed" &&
    !UNSEEN_STATUSES.includes(status)
  );
}

/** Whether the actor may do everything with an application that their company may see. */
export function canSeeAsEmployer(
  actor: Pick<Actor, "companies">,
  application: ApplicationState,
): boolean {
  const { job } = application;
  return job !== null && canHandleApplications(actor, job.companyId) && isSeen(application);
}

/** Whether the actor may do this with an application, which their company may see. */
export function canReach(
  actor: Member,
  application: ApplicationState & Place,
  needed: Access,
): boolean {
  return isSeen(application) && includesAccess(accessTo(actor, application), needed);
}

type Applicant = Pick<Actor, "id"> | Pick<LinkHolder, "id" | "applicationIds">;

/** Whether an application is the party's own. A mailed link opens none that is in an account. */
export function isOwn(party: Applicant, { id, userId }: ApplicationOwner): boolean {
  if (party.id !== null) return userId === party.id;
  return userId === null && party.applicationIds.includes(id);
}
type ApplicationOwner = { id: string; userId: string | null };

/**
 * An application's posting, with its company. Throws `not_found` if they were deleted since the
 * application was read.
 */
export function jobOf<Job extends { company: object }>({ job }: { job: Job | null }): Job {
  if (!job?.company) throw new DomainError("not_found", "Application not found");
  return job;
}
