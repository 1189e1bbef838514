import "server-only";
import { cached } from "@/lib/platform/cache";
import { db } from "@/lib/platform/db/client";
import { type KnownSkill, matchSkills, skillKey } from "./rules";
import { type SkillName, SUGGESTIONS } from "./schema";

const KNOWN_MAX = 20_000;

const cachedSkills = cached({
  name: "jobs.skills",
  droppedBy: [],
  maxEntries: 1,
  // Which skills are asked for most changes slowly, and counting them reads every live job.
  maxAgeMs: 600_000,
  load: async (_: string): Promise<KnownSkill[]> => {
    const rows = await db.$queryRaw<SkillName[]>`
      SELECT s.slug, s.name FROM skills s
      LEFT JOIN (SELECT js.skill_id, count(*) AS live FROM job_skills js
        JOIN jobs j ON j.id = js.job_id WHERE j.status = 'live' GROUP BY 1) asked
        ON asked.skill_id = s.id
      ORDER BY coalesce(asked.live, 0) DESC, s.name LIMIT ${KNOWN_MAX}`;
    return rows.map((row) => ({ ...row, key: skillKey(row.name) }));
  },
});

/** Skills that somebody may be writing; those that more live jobs ask for stand first. */
export async function suggestSkills(query: string): Promise<SkillName[]> {
  return matchSkills(await cachedSkills("all"), query, SUGGESTIONS);
}
