import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { loadCards } from "@/lib/jobs/public/cards.queries";
import { findSkills } from "@/lib/jobs/skills.queries";
import { findSignals } from "@/lib/profiles/queries";
import { findMatching } from "@/lib/search/matching/queries";
import type { MatchRequest } from "@/lib/search/matching/schema";
import { type JobMatch, RECOMMENDED_COUNT, type Recommendations } from "./schema";
import { pageOf, reasonsFor, type Taste } from "./scoring";
import { loadTaste } from "./signals.queries";

const MINUTE_MS = 60_000;

function isUnknown({ skills, likedSkills, titles, home }: Taste): boolean {
  const hasCity = home?.kind === "place" && home.cityId !== null;
  return skills.length + likedSkills.length + titles.length === 0 && !hasCity;
}

function toRequest(taste: Taste, without: Pick<MatchRequest, "withoutJobs" | "withoutCompanies">) {
  const { skills, likedSkills, titles, home } = taste;
  return { skills, likedSkills, titles: titles.map(({ text }) => text), home, ...without };
}

/**
 * Live jobs that suit someone, best first, with reasons: by skills, titles, experience and place,
 * and by what they saved or applied to. Leaves out jobs that they saved, applied to or hid, and
 * those of their own companies. Without consent, nothing about them is read.
 */
export async function listRecommendations(
  actor: Actor,
  { limit = RECOMMENDED_COUNT, page = 1 } = {},
  now = new Date(),
): Promise<Recommendations> {
  const known = await loadTaste(actor);
  if (known === null) return { state: "no_consent", jobs: [] };
  const { taste, ...without } = known;
  if (isUnknown(taste)) return { state: "nothing_known", jobs: [] };
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  const found = await findMatching(
    toRequest(taste, without),
    pageOf({ limit, page }, taste, minute),
  );
  const reasons = new Map(
    found.map(({ jobId, candidate }) => [jobId, reasonsFor(candidate, taste)]),
  );
  const cards = await loadCards(found.map(({ jobId }) => jobId));
  return {
    state: "given",
    jobs: cards.map((job) => ({ job, reasons: reasons.get(job.id) ?? [] })),
  };
}

/**
 * Which of a job's skills someone has, these first, each part in the job's order; `null` for a job
 * that isn't public.
 */
export async function findJobMatch(actor: Actor, jobId: string): Promise<JobMatch | null> {
  const [skills, { skillSlugs }] = await Promise.all([findSkills(jobId), findSignals(actor.id)]);
  if (skills === null) return null;
  const owned = new Set(skillSlugs);
  const matches = skills
    .map(({ slug, name }) => ({ name, isMatched: owned.has(slug) }))
    .sort((one, other) => Number(other.isMatched) - Number(one.isMatched));
  return {
    matched: matches.filter(({ isMatched }) => isMatched).length,
    total: matches.length,
    skills: matches,
  };
}
