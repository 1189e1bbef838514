import "server-only";
import { db } from "@/lib/platform/db/client";

type Skill = { slug: string; name: string };

/** A job's skills in the employer's order; null for a job that is not public. */
export async function findSkills(jobId: string): Promise<Skill[] | null> {
  const job = await db.job.findFirst({
    where: {
      id: jobId,
      status: { in: ["live", "paused", "closed", "expired"] },
      company: { status: "active" },
    },
    select: {
      skills: {
        orderBy: { position: "asc" },
        select: { skill: { select: { slug: true, name: true } } },
      },
    },
  });
  return job?.skills.map(({ skill }) => skill) ?? null;
}
