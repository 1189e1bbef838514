import "server-only";
import { db, type Transaction } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";

/**
 * The IANA zone of an applicant, over `applications a`: where their profile says they live, else
 * the one of their alerts, else the job's.
 */
export const APPLICANT_ZONE = Prisma.sql`coalesce(
  (SELECT c.time_zone FROM profiles p JOIN cities c ON c.id = p.city_id WHERE p.user_id = a.user_id),
  (SELECT l.time_zone FROM job_alerts l WHERE l.user_id = a.user_id AND l.time_zone <> 'UTC'
    ORDER BY l.created_at DESC LIMIT 1),
  (SELECT j.time_zone FROM jobs j WHERE j.id = a.job_id))`;

/** The IANA zone of an application's sender, as far as it is known. */
export async function findZone(
  tx: Pick<Transaction, "$queryRaw">,
  applicationId: string,
): Promise<string> {
  const [found] = await tx.$queryRaw<{ zone: string }[]>`
    SELECT ${APPLICANT_ZONE} AS zone FROM applications a WHERE a.id = ${applicationId}::uuid`;
  return found?.zone ?? "UTC";
}

/** The same outside a transaction. It checks no access. */
export async function findApplicantZone(applicationId: string): Promise<string> {
  return findZone(db, applicationId);
}
