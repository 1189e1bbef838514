import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { loadCards } from "@/lib/jobs/public/cards.queries";
import { findSkills } from "@/lib/jobs/skills.queries";
import { findSignals } from "@/lib/profiles/queries";
import { findMatching } from "@/lib/search/matching/queries";
import type { MatchRequest } from "@/lib/search/matching/schema";
import { reasonsFor } from "./reasons";
import { type JobMatch, RECOMMENDED_COUNT, type Recommendations } from "./schema";
import { pageOf, rank, type SeekerTaste, score } from "./scoring";
import { type KnownTastes, loadKnown } from "./signals.queries";

const MINUTE_MS = 60_000;

function isUnknown({ skills, likedSkills, titles, home }: SeekerTaste): boolean {
  const hasCity = home?.kind === "place" && home.cityId !== null;
  return skills.length + likedSkills.length + titles.length === 0 && !hasCity;
}

function toRequest(taste: SeekerTaste, known: Omit<KnownTastes, "tastes">): MatchRequest {
  const { skills, likedSkills, titles, home } = taste;
  return { skills, likedSkills, titles: titles.map(({ text }) => text), home, ...known };
}

type Match = Awaited<ReturnType<typeof findMatching>>[number] & { taste: SeekerTaste };
type Page = { limit: number; page: number };

/** Each job once, with the place that it suits best. */
function once(matches: readonly Match[], minute: number): Match[] {
  const best = new Map<string, Match>();
  const worthOf = ({ candidate, taste }: Match) => score(candidate, taste, minute);
  for (const match of matches) {
    const known = best.get(match.jobId);
    if (!known || worthOf(match) > worthOf(known)) best.set(match.jobId, match);
  }
  return [...best.values()];
}

/** The best for any of the places where someone wants to work, in order. */
async function findForPlaces(
  { tastes, ...known }: KnownTastes,
  { limit, page }: Page,
  minute: number,
): Promise<Match[]> {
  const all: Match[] = [];
  for (const taste of tastes) {
    const choice = pageOf({ limit: limit * page, page: 1 }, taste, minute);
    const found = await findMatching(toRequest(taste, known), choice);
    all.push(...found.map((match) => ({ ...match, taste })));
  }
  // Where there's nothing at a place, jobs anywhere are found; those at another come first.
  const near = all.filter(({ candidate }) => candidate.nearness !== "anywhere");
  const matches = once(near.length > 0 ? near : all, minute);
  const byDocument = new Map(matches.map((match) => [match.candidate.docno, match]));
  const ranked = rank(
    matches.map(({ candidate }) => candidate),
    tastes[0],
    minute,
  );
  return ranked
    .slice(limit * (page - 1), limit * page)
    .flatMap(({ docno }) => byDocument.get(docno) ?? []);
}

async function findBest(known: KnownTastes, page: Page, minute: number): Promise<Match[]> {
  const { tastes, ...rest } = known;
  const [taste, ...others] = tastes;
  if (others.length > 0) return findForPlaces(known, page, minute);
  const found = await findMatching(toRequest(taste, rest), pageOf(page, taste, minute));
  return found.map((match) => ({ ...match, taste }));
}

/**
 * Live jobs that suit someone, best first, with reasons: by what they said they are looking for, by
 * skills, titles, experience and place, and by what they saved or applied to. Leaves out jobs that
 * they saved, applied to or hid, and those of their own companies. Without consent, nothing about
 * them is read.
 */
export async function listRecommendations(
  actor: Actor,
  { limit = RECOMMENDED_COUNT, page = 1 } = {},
  now = new Date(),
): Promise<Recommendations> {
  const known = await loadKnown(actor);
  if (known === null) return { state: "no_consent", jobs: [] };
  if (known.tastes.every(isUnknown)) return { state: "nothing_known", jobs: [] };
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  const found = await findBest(known, { limit, page }, minute);
  const reasons = new Map(
    found.map(({ jobId, candidate, taste }) => [jobId, reasonsFor(candidate, taste)]),
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
