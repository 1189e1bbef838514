import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { ASKED_DAYS, type VisitQuestion } from "./external.schema";

const DAY_MS = 86_400_000;
const MOST = 5;

/** The jobs that someone left to apply for without saying whether they did, newest first. */
export async function listVisitQuestions(actor: Actor, now = new Date()): Promise<VisitQuestion[]> {
  const rows = await db.externalVisit.findMany({
    where: {
      userId: actor.id,
      hasApplied: null,
      askAt: { lte: now },
      visitedAt: { gt: new Date(now.getTime() - ASKED_DAYS * DAY_MS) },
      job: { status: { not: "removed" } },
    },
    orderBy: [{ visitedAt: "desc" }, { jobId: "asc" }],
    take: MOST,
    select: {
      jobId: true,
      job: { select: { title: true, company: { select: { name: true } } } },
    },
  });
  return rows.map(({ jobId, job }) => ({
    jobId,
    title: job.title,
    companyName: job.company.name,
  }));
}
