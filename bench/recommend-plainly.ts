import { pool } from "../lib/platform/db/client";
import { rank, type SeekerTaste } from "../lib/recommendations/scoring";
import { LiveTitles } from "../lib/search/closeness/live-titles";
import { currentEmbedding } from "../lib/search/closeness/model.queries";
import { titleWords } from "../lib/search/closeness/title-words";
import type { MatchCandidate, Nearness } from "../lib/search/matching/schema";

// The same recommendations without the index, to check the fast way against: reads every live job
// from the tables and compares it.

type PlainJob = {
  id: string;
  docno: number;
  posted: number;
  years: number;
  level: MatchCandidate["level"];
  category: MatchCandidate["category"];
  jobType: MatchCandidate["jobType"];
  workMode: string;
  company: string;
  skills: string[];
  title: string;
  cities: number[];
  regions: string[];
  countries: string[];
  eligible: string[];
};

const EVERYTHING = `
  SELECT j.id, d.docno, floor(extract(epoch FROM j.posted_at) / 60)::int AS posted,
    coalesce(j.experience_years, 0)::float8 AS years, j.experience_level AS level, j.category, j.job_type AS "jobType",
    j.work_mode AS "workMode", j.company_id AS company, j.eligible_countries AS eligible,
    ARRAY(SELECT s.slug FROM job_skills js JOIN skills s ON s.id = js.skill_id
          WHERE js.job_id = j.id) AS skills,
    ARRAY(SELECT city_id FROM job_places p WHERE p.job_id = j.id) AS cities,
    ARRAY(SELECT c.country_code || '.' || c.region_code FROM job_places p
          JOIN cities c ON c.id = p.city_id WHERE p.job_id = j.id) AS regions,
    ARRAY(SELECT country_code::text FROM job_places p WHERE p.job_id = j.id) AS countries,
    j.title
  FROM jobs j JOIN search.job_documents d ON d.job_id = j.id WHERE j.status = 'live'`;

/** Reads every live job. Company numbers are positions in this list. */
export async function readEverything(): Promise<PlainJob[]> {
  const { rows } = await pool().query<PlainJob>(EVERYTHING);
  return rows;
}

/** The same as in lib/search/matching. */
const LEAST_CLOSENESS = 0.6;

/** For each title, the jobs whose titles resemble it. */
async function titlesLike(
  everything: readonly PlainJob[],
  titles: readonly string[],
): Promise<Set<string>[]> {
  const texts = [...new Set(everything.map(({ title }) => title))];
  const live = new LiveTitles(await currentEmbedding());
  live.put(texts.map((text, id) => ({ id, words: titleWords(text) })));
  return titles.map((title) => {
    const closeness = live.closenessTo([{ words: titleWords(title), trust: 1 }]);
    return new Set(texts.filter((_, id) => (closeness[id] ?? 0) >= LEAST_CLOSENESS));
  });
}

function canWork(job: PlainJob, home: SeekerTaste["home"]): boolean {
  if (home === null) return true;
  const isRemote = job.workMode === "remote";
  if (home.kind === "remote") return isRemote;
  const places = isRemote ? job.eligible : job.countries;
  return places.includes(home.countryCode) || job.eligible.includes(home.countryCode);
}

function nearness(job: PlainJob, home: SeekerTaste["home"]): Nearness {
  if (home === null) return "anywhere";
  if (job.workMode === "remote") return "remote";
  if (home.kind !== "place") return "country";
  if (home.cityId !== null && job.cities.includes(home.cityId)) return "city";
  return job.regions.includes(`${home.countryCode}.${home.regionCode}`) ? "region" : "country";
}

const common = (skills: readonly string[], wanted: readonly string[]) =>
  skills.filter((slug) => wanted.includes(slug)).length;

const enough = (count: number, all: readonly string[]) =>
  all.length > 0 && count >= (all.length >= 3 ? 2 : 1);

function compare(
  everything: readonly PlainJob[],
  taste: SeekerTaste,
  titles: readonly ReadonlySet<string>[],
): (MatchCandidate & { id: string })[] {
  const companies = new Map<string, number>();
  return everything.flatMap((job) => {
    if (!canWork(job, taste.home)) return [];
    const title = titles.findIndex((alike) => alike.has(job.title));
    const matched = common(job.skills, taste.skills);
    const liked = common(job.skills, taste.likedSkills);
    const isLiked = taste.skills.length < 3 && enough(liked, taste.likedSkills);
    if (title === -1 && !enough(matched, taste.skills) && !isLiked) return [];
    if (!companies.has(job.company)) companies.set(job.company, companies.size);
    return {
      ...job,
      companyId: companies.get(job.company) ?? 0,
      matched,
      liked,
      skillCount: job.skills.length,
      title: title === -1 ? null : title,
      nearness: nearness(job, taste.home),
    };
  });
}

/** The ids of the jobs that comparing every job would recommend. */
export async function recommendPlainly(
  everything: readonly PlainJob[],
  {
    taste,
    withoutJobs,
    minute,
  }: { taste: SeekerTaste; withoutJobs: readonly string[]; minute: number },
): Promise<string[]> {
  const titles = await titlesLike(
    everything,
    taste.titles.map(({ text }) => text),
  );
  const rest = everything.filter(({ id }) => !withoutJobs.includes(id));
  const here = compare(rest, taste, titles);
  const found = here.length > 0 ? here : compare(rest, { ...taste, home: null }, titles);
  return (rank(found, taste, minute) as typeof found).map(({ id }) => id);
}
