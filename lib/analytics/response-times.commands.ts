import "server-only";
import { isUnanswered } from "@/lib/applications/first-response.queries";
import { db } from "@/lib/platform/db/client";
import { announce } from "@/lib/platform/queue";
import { applicationsWaiting } from "./events";
import { dayOf } from "./views";

/**
 * Reminds every company of applications that have waited a week for a response, once per
 * application. A repeat reminds of nothing new. Returns the number of companies.
 */
export async function remindOfWaiting(now: Date): Promise<number> {
  const companies = await db.$queryRaw<{ id: string }[]>`
    SELECT DISTINCT j.company_id AS id FROM applications a
    JOIN jobs j ON j.id = a.job_id JOIN companies c ON c.id = j.company_id
    WHERE ${isUnanswered(now)} AND a.reminded_at IS NULL
      AND c.status = 'active' AND j.status <> 'removed'
    ORDER BY 1`;
  let reminded = 0;
  for (const { id } of companies) if (await remind(id, now)) reminded += 1;
  return reminded;
}

async function remind(companyId: string, now: Date): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const marked = await tx.$executeRaw`
      UPDATE applications a SET reminded_at = ${now.toISOString()}::timestamptz FROM jobs j
      WHERE j.id = a.job_id AND j.company_id = ${companyId}::uuid AND j.status <> 'removed'
        AND a.reminded_at IS NULL AND ${isUnanswered(now)}`;
    if (marked === 0) return false;
    await announce(tx, applicationsWaiting, { companyId, day: dayOf(now) });
    return true;
  });
}
