import "server-only";
import { countWaiting } from "@/lib/analytics/response-times.queries";
import type { WaitingApplications } from "@/lib/analytics/schema";
import { RECRUITERS } from "@/lib/companies/policy";
import { db } from "@/lib/platform/db/client";

/** What is waiting for an answer in all of someone's companies; `null` when nothing is. */
export async function findWaiting(userId: string): Promise<WaitingApplications | null> {
  const companies = await db.companyMember.findMany({
    where: { userId, ...RECRUITERS },
    select: { companyId: true },
  });
  return countWaiting({ companyIds: companies.map(({ companyId }) => companyId), jobId: null });
}

type ReviewedJob = { title: string; companyId: string; scheduledFor: Date | null };

/** The reviewed posting; `null` when it is gone. */
export async function findReviewedJob(id: string): Promise<ReviewedJob | null> {
  return db.job.findUnique({
    where: { id },
    select: { title: true, companyId: true, scheduledFor: true },
  });
}
