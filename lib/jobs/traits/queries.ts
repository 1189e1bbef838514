import "server-only";
import { db } from "@/lib/platform/db/client";
import type { JobCategory } from "../schema";

type Skill = { slug: string; name: string };

/** What a job is about, for comparing it with others and with people. */
export type JobTraits = {
  title: string;
  category: JobCategory;
  /** In the employer's order. */
  skills: Skill[];
};

const skillsSelect = {
  orderBy: { position: "asc" },
  select: { skill: { select: { slug: true, name: true } } },
} as const;

/** What these jobs are about, in this order; ids of no jobs are left out. */
export async function listTraits(jobIds: readonly string[]): Promise<JobTraits[]> {
  if (jobIds.length === 0) return [];
  const rows = await db.job.findMany({
    where: { id: { in: [...jobIds] } },
    select: { id: true, title: true, category: true, skills: skillsSelect },
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return jobIds.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const { title, category, skills } = row;
    return [{ title, category, skills: skills.map(({ skill }) => skill) }];
  });
}

/** A job's skills in the employer's order; null for a job that is not public. */
export async function findSkills(jobId: string): Promise<Skill[] | null> {
  const job = await db.job.findFirst({
    where: {
      id: jobId,
      status: { in: ["live", "paused", "closed", "expired"] },
      company: { status: "active" },
    },
    select: { skills: skillsSelect },
  });
  return job?.skills.map(({ skill }) => skill) ?? null;
}
