import { neededSkills } from "@/lib/search/matching/criteria";
import type {
  CandidateChoice,
  CommonTerms,
  HomePlace,
  MatchCandidate,
  Nearness,
} from "@/lib/search/matching/schema";
import type { JobCategory } from "@/lib/shared/categories/codes";

/** A title that jobs are compared with: one they want or have had, or one of a job they liked. */
export type TasteTitle = { text: string; isOwn: boolean; isWanted?: boolean };

/** What we know about someone to recommend by. */
export type SeekerTaste = {
  /** Slugs. */
  skills: readonly string[];
  /** Slugs of skills of jobs they liked, without those they have themselves. */
  likedSkills: readonly string[];
  likedCategories: readonly JobCategory[];
  titles: readonly TasteTitle[];
  /** `null` if we know nothing about their experience. */
  years: number | null;
  home: HomePlace | null;
  /** The names of where they live or want to work; `null` where unknown. */
  names: { city: string | null; region: string | null; country: string | null };
  /** Whether they said that they want to work there. */
  isPlaceWanted: boolean;
};

const MINUTES_A_DAY = 24 * 60;
const FRESH_DAYS = 30;
// With this many years, internships and entry-level jobs are beneath someone's experience.
const SEASONED_YEARS = 3;

// The rest is small, so that it only decides between jobs that fit equally well.
const WEIGHTS = { skills: 0.55, title: 0.3, liked: 0.1, nothing: 0.05 };

// The share of skills in `liked`.
const LIKED_SKILLS = 0.6;
const LIKED_CATEGORY = 0.4;

const NEARNESS: Record<Nearness, number> = {
  city: 1,
  anywhere: 1,
  remote: 0.95,
  region: 0.85,
  country: 0.75,
};

/**
 * How well the skills fit: best if the person has all that the job asks for, and surer the more
 * these are.
 */
function skillFit({ matched, skillCount }: Pick<MatchCandidate, "matched" | "skillCount">): number {
  return (matched / Math.max(skillCount, 1)) * surety(matched);
}

// Computing a power takes longer than the rest of the score.
const SURETY = Float64Array.from({ length: 32 }, (_, matched) => 1 - 0.5 ** matched);

function surety(matched: number): number {
  return SURETY[matched] ?? 1;
}

// For someone with this many skills, a title alone says less than skills in common: jobs with one
// title can be of different trades.
const TELLING_SKILLS = 3;
const TITLE_ALONE = 0.5;

function titleFit(
  { title, matched }: Pick<MatchCandidate, "title" | "matched">,
  { titles, skills }: SeekerTaste,
): number {
  const like = title === null ? undefined : titles[title];
  if (!like) return 0;
  if (like.isWanted) return 1;
  const isAlone = matched === 0 && skills.length >= TELLING_SKILLS;
  const fit = like.isOwn ? (title === 0 ? 1 : 0.8) : 0.5;
  return isAlone ? fit * TITLE_ALONE : fit;
}

/** How well a job's skills fit those the person likes. */
function likedSkillFit(
  { liked }: Pick<MatchCandidate, "liked">,
  { likedSkills }: SeekerTaste,
): number {
  return liked > 0 && liked >= neededSkills(likedSkills) ? LIKED_SKILLS : 0;
}

/** How close a job is to those the person liked, 0 to 1. */
export function likedFit(candidate: MatchCandidate, taste: SeekerTaste): number {
  const isLiked = taste.likedCategories.includes(candidate.category);
  return likedSkillFit(candidate, taste) + (isLiked ? LIKED_CATEGORY : 0);
}

/** 0 to 1: less for a job that asks for more experience than the person has, or for a beginner. */
function experienceFit(
  { years: asked, jobType, level }: MatchCandidate,
  { years }: SeekerTaste,
): number {
  if (years === null) return 1;
  if (years >= SEASONED_YEARS && jobType === "internship") return 0.3;
  if (years >= SEASONED_YEARS && level === "entry") return 0.6;
  const missing = asked - years;
  return missing <= 0.5 ? 1 : Math.max(0.15, 1 - 0.3 * missing);
}

function freshness({ posted }: Pick<MatchCandidate, "posted">, now: number): number {
  const days = Math.max(0, now - posted) / MINUTES_A_DAY;
  return 0.6 + 0.4 * Math.exp(-days / FRESH_DAYS);
}

function relevanceOf(fits: { skills: number; title: number; liked: number }): number {
  return (
    WEIGHTS.nothing +
    WEIGHTS.skills * fits.skills +
    WEIGHTS.title * fits.title +
    WEIGHTS.liked * fits.liked
  );
}

/** How well a job suits someone; `now` in minutes since 1970. */
export function score(candidate: MatchCandidate, taste: SeekerTaste, now: number): number {
  const relevance = relevanceOf({
    skills: skillFit(candidate),
    title: titleFit(candidate, taste),
    liked: likedFit(candidate, taste),
  });
  return (
    relevance *
    NEARNESS[candidate.nearness] *
    experienceFit(candidate, taste) *
    freshness(candidate, now)
  );
}

/** An upper bound for the score of a job with this much in common, ignoring age. */
export function highestScore(common: CommonTerms, taste: SeekerTaste): number {
  const { matched, skillCount, nearness } = common;
  const relevance = relevanceOf({
    // A job has at least as many skills as are in common.
    skills: matched > skillCount ? surety(matched) : skillFit(common),
    title: titleFit(common, taste),
    liked: likedSkillFit(common, taste) + (taste.likedCategories.length > 0 ? LIKED_CATEGORY : 0),
  });
  return relevance * NEARNESS[nearness];
}

// The factor for each further job of the same company.
const ANOTHER = 0.8;

type ScoredCandidate = { candidate: MatchCandidate; worth: number };

function byWorth(a: ScoredCandidate, b: ScoredCandidate): number {
  return (
    b.worth - a.worth ||
    b.candidate.posted - a.candidate.posted ||
    b.candidate.docno - a.candidate.docno
  );
}

function spread(
  candidates: readonly MatchCandidate[],
  taste: SeekerTaste,
  now: number,
): ScoredCandidate[] {
  const scored = candidates.map((candidate) => ({
    candidate,
    worth: score(candidate, taste, now),
  }));
  const before = new Map<number, number>();
  for (const each of scored.sort(byWorth)) {
    const { companyId } = each.candidate;
    const count = before.get(companyId) ?? 0;
    before.set(companyId, count + 1);
    each.worth *= ANOTHER ** count;
  }
  return scored.sort(byWorth);
}

/**
 * The best of these in order. The more jobs a company already has in it, the later its others come.
 */
export function rank(
  candidates: readonly MatchCandidate[],
  taste: SeekerTaste,
  now: number,
): MatchCandidate[] {
  return spread(candidates, taste, now).map(({ candidate }) => candidate);
}

// The best of this many times the jobs shown nearly always settle which ones those are.
const SPARE = 3;

/** Chooses the candidates of a page of `rank` without looking at most of the others. */
export function pageOf(
  { limit, page }: { limit: number; page: number },
  taste: SeekerTaste,
  now: number,
): CandidateChoice {
  const end = page * limit;
  return {
    count: end * SPARE,
    worth: (candidate) => score(candidate, taste, now),
    mostWorth: (common) => highestScore(common, taste),
    byAge: (posted) => freshness({ posted }, now),
    choose: (best, rest) => {
      const ordered = spread(best, taste, now);
      const last = ordered[end - 1];
      // A company's further jobs drop behind others, possibly behind some that aren't here.
      if (rest !== null && !(last && last.worth > rest)) return null;
      return ordered.slice(end - limit, end).map(({ candidate }) => candidate);
    },
  };
}

// Words for seniority, not for the work.
const RANKS =
  /\b(?:senior|sr|junior|jr|lead|principal|staff|trainee|intern|internship|graduate|entry[- ]level|mid|associate|i{1,3}|iv)\b\.?/gi;
// Alone, these words say nothing about the work.
const GENERAL = new Set(
  "manager engineer assistant officer executive specialist consultant coordinator analyst director head supervisor administrator developer designer representative".split(
    " ",
  ),
);

/** A title's words that say what the work is; `null` if none do. */
export function workOf(title: string): string | null {
  const work = (title.split(/[,(|–—/]| - /)[0] ?? "")
    .replace(RANKS, " ")
    .replace(/\s+/g, " ")
    .trim();
  if (work === "" || work.length > 80) return null;
  return GENERAL.has(work.toLowerCase()) ? null : work;
}
