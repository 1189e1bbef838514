import "server-only";
import { db } from "@/lib/platform/db/client";

type Place = { applicationId: string; userId: string };

/** Whether someone who was asked to review an applicant still belongs to the team and still is. */
export async function isReviewing({ applicationId, userId }: Place): Promise<boolean> {
  const company = { status: "active" as const, members: { some: { userId } } };
  const details = { application: { job: { company } } };
  return (await db.applicationAssignee.count({ where: { applicationId, userId, details } })) > 0;
}

/** The ids of the members who were asked to review an applicant; none while the company is suspended. */
export async function listReviewerIds({
  id: applicationId,
  companyId,
}: {
  id: string;
  companyId: string;
}): Promise<string[]> {
  const members = await db.companyMember.findMany({
    where: {
      companyId,
      company: { status: "active" },
      user: { assignedTo: { some: { applicationId } } },
    },
    orderBy: { userId: "asc" },
    select: { userId: true },
  });
  return members.map(({ userId }) => userId);
}
