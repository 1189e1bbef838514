import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import type { ResumeLook } from "@/lib/profiles/resumes/schema";

const MOST = 100;

/** Which companies opened somebody's résumés, by résumé, newest first. */
export async function listResumeViews(actor: Actor): Promise<Record<string, ResumeLook[]>> {
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
  const looks: Record<string, ResumeLook[]> = {};
  for (const { resumeId, viewedAt, company, application } of rows) {
    looks[resumeId] ??= [];
    looks[resumeId].push({
      companyName: company.name,
      jobTitle: application.snapshot.title,
      viewedAt: viewedAt.toISOString(),
    });
  }
  return looks;
}
