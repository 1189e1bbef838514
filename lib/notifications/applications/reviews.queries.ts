import "server-only";
import { db } from "@/lib/platform/db/client";

type Place = { applicationId: string; userId: string };

/** Whether someone who was asked to review an applicant still belongs to the team and still is. */
export async function isReviewing({ applicationId, userId }: Place): Promise<boolean> {
  const company = { status: "active" as const, members: { some: { userId } } };
  const details = { application: { job: { company } } };
  return (await db.applicationAssignee.count({ where: { applicationId, userId, details } })) > 0;
}
