import type { Actor } from "@/lib/accounts/schema";
import type { ApplicationStatus } from "./schema";
import { UNSEEN_STATUSES } from "./status";

/** Whether the actor may handle the applications that a company receives. */
export function canHandleApplications(actor: Pick<Actor, "companies">, companyId: string): boolean {
  return actor.companies.some(({ id }) => id === companyId);
}

type Handled = {
  status: ApplicationStatus;
  job: {
    status: string;
    companyId: string;
    company: { status: "active" | "suspended" };
  };
};

/**
 * Whether the company may see an application: not if it is held or withdrawn, if its posting was
 * taken down, or if the company is suspended.
 */
export function canSeeAsEmployer(
  actor: Pick<Actor, "companies">,
  { status, job }: Handled,
): boolean {
  return (
    canHandleApplications(actor, job.companyId) &&
    job.company.status === "active" &&
    job.status !== "removed" &&
    !UNSEEN_STATUSES.includes(status)
  );
}

/** Whether an application is the actor's own. */
export function isOwn(actor: Pick<Actor, "id">, application: { userId: string | null }): boolean {
  return application.userId === actor.id;
}
