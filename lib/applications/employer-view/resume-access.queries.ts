import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import type { ResumeOpening } from "@/lib/profiles/resumes/schema";

const MOST = 100;

/** Which companies opened the actor's resumes, by resume, newest first. */
export async function listResumeViews(actor: Actor): Promise<Record<string, ResumeOpening[]>> {
  const rows = await db.resumeView.findMany({
    where: { resume: { userId: actor.id } },
    orderBy: [{ viewedAt: "desc" }, { id: "desc" }],
    take: MOST,
    select: {
      resumeId: true,
      viewedAt: true,
      company: { select: { name: true } },
      application: { select: { snapshot: { select: { title: true } } } },
    },
  });
  const openings: Record<string, ResumeOpening[]> = {};
  for (const { resumeId, viewedAt, company, application } of rows) {
    openings[resumeId] ??= [];
    openings[resumeId].push({
      companyName: company.name,
      jobTitle: application.snapshot.title,
      viewedAt: viewedAt.toISOString(),
    });
  }
  return openings;
}
