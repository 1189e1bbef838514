import type { Actor } from "@/lib/accounts/schema";
import type { ApplicationStatus } from "./schema";
import { UNSEEN_STATUSES } from "./status";

/** Whether somebody may handle the applications a company gets. */
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
 * Whether there is an application for its employer to see: none that is held or withdrawn, none to
 * a posting that was taken down, none for a company that is suspended.
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

/** Whether an application is somebody's own. */
export function isOwn(actor: Pick<Actor, "id">, application: { userId: string | null }): boolean {
  return application.userId === actor.id;
}
