import { matchCities } from "../../../lib/places/queries";
import type { City } from "../../../lib/places/schema";
import { dropCached } from "../../../lib/platform/caching/cache";
import { db, pool } from "../../../lib/platform/db/client";
import { putDocuments } from "../../../lib/search/commands";
import type { SearchDocument } from "../../../lib/search/schema";
import { refreshSuggestions } from "../../../lib/search/suggestions/commands";
import { skillSlug } from "../../../lib/shared/text";
import { addSkills, type BenchCompany, copyCompanies, copyJobs, idOf, toCompany } from "../jobs";
import { settle } from "../load";
import type { JudgedPosting, JudgedSet } from "./sets";
import { lotOf } from "./sources";

const BATCH = 500;
const DAY_MS = 86_400_000;
const AGES_DAYS = 60;

export type LoadedSet = {
  /** The ids of the postings of each key. */
  idsOf: Map<string, string[]>;
  documents: number;
};

type NamedSkill = { slug: string; name: string };

function skillsOf(posting: JudgedPosting): NamedSkill[] {
  const bySlug = new Map(posting.skills.map((name) => [skillSlug(name), name]));
  return [...bySlug].flatMap(([slug, name]) => (slug ? [{ slug, name }] : []));
}

function toDocument(
  posting: JudgedPosting,
  jobId: string,
  { city, company }: { city: City | undefined; company: BenchCompany },
): SearchDocument {
  return {
    jobId,
    title: posting.title,
    companyName: company.name,
    companySlug: company.slug,
    skills: skillsOf(posting),
    boardIds: [],
    fieldValues: [],
    fieldNumbers: [],
    description: posting.description,
    places:
      posting.place === ""
        ? []
        : [
            {
              cityId: city?.id ?? null,
              label: posting.place,
              regionCode: city?.regionCode ?? null,
              countryCode: city?.countryCode ?? null,
            },
          ],
    jobType: "full_time",
    category: "other",
    level: null,
    mode: "on_site",
    eligibleCountries: [],
    experienceYears: null,
    annualPayMin: null,
    annualPayMax: null,
    // Postings with a text have ages, as real ones do. Titles alone are of one minute, so that
    // nothing but their words orders them.
    postedAt: new Date(
      Date.now() - (posting.description === "" ? 1 : lotOf(jobId, "age") * AGES_DAYS) * DAY_MS,
    ),
  };
}

async function toDocuments({ postings }: JudgedSet, name: string): Promise<SearchDocument[]> {
  const cities = await matchCities(postings.map(({ place }) => place));
  return postings.map((posting, index) =>
    toDocument(posting, idOf(name, index), {
      city: cities.get(posting.place),
      company: toCompany(posting.company),
    }),
  );
}

/** Writes a set's postings where the search finds them. */
export async function loadSet(set: JudgedSet, name: string): Promise<LoadedSet> {
  const documents = await toDocuments(set, name);
  const companies = new Map(
    documents.map(({ companyName }) => {
      const company = toCompany(companyName);
      return [company.slug, company] as const;
    }),
  );
  const client = await pool().connect();
  try {
    await copyCompanies(client, [...companies.values()]);
    const skills = new Map(documents.flatMap((d) => d.skills.map((s) => [s.slug, s] as const)));
    const skillIds = await addSkills(client, [...skills.values()]);
    const jobs = documents.map((document, index) => ({
      number: index + 1,
      document,
      companyId: companies.get(document.companySlug)?.id ?? "",
      status: "live" as const,
      expiresAt: null,
      currency: "USD",
    }));
    await copyJobs(client, jobs, skillIds);
  } finally {
    client.release();
  }
  for (let start = 0; start < documents.length; start += BATCH) {
    const batch = documents.slice(start, start + BATCH);
    await db.$transaction(async (tx) => putDocuments(tx, batch), { timeout: 60_000 });
  }
  await db.$executeRaw`VACUUM ANALYZE search.job_documents`;
  // What the worker does in the background.
  await settle({ force: true });
  await refreshSuggestions();
  dropCached();
  const idsOf = new Map<string, string[]>();
  for (const [index, { key }] of set.postings.entries()) {
    idsOf.set(key, [...(idsOf.get(key) ?? []), documents[index]?.jobId ?? ""]);
  }
  return { idsOf, documents: documents.length };
}
