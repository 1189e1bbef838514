import "server-only";
import { db } from "@/lib/platform/db/client";
import { isRecruiting } from "./roles";
import type { Assignment, MemberRole } from "./roles.schema";

type Member = { id: string; memberships: { companyId: string; role: MemberRole }[] };

/**
 * What someone is assigned to in the companies where they may see nothing else. Asks the database
 * only if there are any. An interview assigns its interviewers until it's called off.
 */
export async function listAssignments({ id: userId, memberships }: Member): Promise<Assignment[]> {
  const assigned = memberships.flatMap(({ companyId, role }) =>
    isRecruiting(role) ? [] : [{ companyId, role }],
  );
  if (assigned.length === 0) return [];
  const ids = assigned.map(({ companyId }) => companyId);
  const [jobs, applications] = await Promise.all([
    db.$queryRaw<{ id: string; companyId: string }[]>`
      SELECT j.id, j.company_id AS "companyId" FROM job_hiring_managers m
      JOIN jobs j ON j.id = m.job_id
      WHERE m.user_id = ${userId}::uuid AND j.company_id = ANY(${ids}::uuid[])`,
    db.$queryRaw<{ id: string; companyId: string }[]>`
      SELECT a.id, j.company_id AS "companyId" FROM (
        SELECT application_id FROM application_assignees WHERE user_id = ${userId}::uuid
        UNION
        SELECT i.application_id FROM interview_interviewers p
        JOIN interviews i ON i.id = p.interview_id AND i.cancelled_at IS NULL
        WHERE p.user_id = ${userId}::uuid) own
      JOIN applications a ON a.id = own.application_id JOIN jobs j ON j.id = a.job_id
      WHERE j.company_id = ANY(${ids}::uuid[])`,
  ]);
  const idsAt = (rows: { id: string; companyId: string }[], at: string) =>
    rows.filter(({ companyId }) => companyId === at).map(({ id }) => id);
  return assigned.map(({ companyId, role }) => ({
    companyId,
    role,
    jobIds: role === "hiring_manager" ? idsAt(jobs, companyId) : [],
    applicationIds: idsAt(applications, companyId),
  }));
}
