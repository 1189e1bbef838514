import "server-only";
import { db } from "@/lib/platform/db/client";
import { reader } from "@/lib/platform/db/reader";

type Skill = { slug: string; name: string };

/** A job's skills in the employer's order; null for a job that is not public. */
export async function findSkills(jobId: string): Promise<Skill[] | null> {
  const job = await reader().job.findFirst({
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

/** Those of these slugs that a skill of some job has, or had. */
export async function findKnownSkills(slugs: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.skill.findMany({
    where: { slug: { in: [...slugs] } },
    select: { slug: true },
  });
  return new Set(rows.map(({ slug }) => slug));
}
