import "server-only";
import { isRecruiting } from "@/lib/accounts/roles";
import { ASSIGNED_ROLES } from "@/lib/accounts/roles.schema";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { findHandled } from "../employer-view/queries";
import type { ReviewerList } from "./reviewers.schema";

/**
 * Who in the team can be asked to review an applicant, and who was: hiring managers and
 * interviewers, because owners and recruiters see every applicant. Throws `not_found` for strangers.
 */
export async function listReviewers(actor: Actor, applicationId: string): Promise<ReviewerList> {
  const { companyId, jobId } = await findHandled(actor, applicationId);
  const rows = await db.companyMember.findMany({
    where: { companyId, role: { in: [...ASSIGNED_ROLES] }, user: { status: "active" } },
    select: {
      userId: true,
      role: true,
      user: {
        select: {
          fullName: true,
          username: true,
          hiringFor: { where: { jobId }, select: { jobId: true } },
          assignedTo: { where: { applicationId }, select: { applicationId: true } },
          interviewerOf: {
            where: { interview: { applicationId, cancelledAt: null } },
            select: { interviewId: true },
          },
        },
      },
    },
  });
  const people = rows.flatMap(({ userId, role, user }) => {
    if (isRecruiting(role)) return [];
    const isHiringManager = role === "hiring_manager" && user.hiringFor.length > 0;
    const isInterviewer = user.interviewerOf.length > 0;
    const name = user.fullName?.trim() || user.username;
    return [
      {
        userId,
        name,
        role,
        isAssigned: user.assignedTo.length > 0,
        isInterviewer,
        isHiringManager,
      },
    ];
  });
  return { people: people.sort((one, other) => one.name.localeCompare(other.name)) };
}
