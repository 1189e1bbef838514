import { randomUUID } from "node:crypto";
import { readCategory } from "../../../lib/imports/fields/category";
import { levelInTitle } from "../../../lib/imports/fields/terms";
import { loadCities } from "../../../lib/places/commands";
import { matchCities } from "../../../lib/places/queries";
import type { City } from "../../../lib/places/schema";
import { db } from "../../../lib/platform/db/client";
import type { Embedding } from "../../../lib/search/closeness/embedding";
import { currentEmbedding } from "../../../lib/search/closeness/model.queries";
import { nearestOccupation } from "../../../lib/search/closeness/occupations";
import { titleWords } from "../../../lib/search/closeness/title-words";
import { putDocuments } from "../../../lib/search/commands";
import { findMatches } from "../../../lib/search/queries";
import { EMPTY_QUERY, type FacetValue, type SearchDocument } from "../../../lib/search/schema";
import { refreshSuggestions } from "../../../lib/search/suggestions/commands";
import { fold, slugify } from "../../../lib/shared/text";
import { EVERYDAY_POSTINGS, type EverydayPosting } from "./postings";
import { EVERYDAY_QUERIES, type EverydayQuery } from "./queries";

/** A posting as patterns see it, and what its text says. */
type LoadedPosting = { name: string; text: string };
type LoadedPostings = ReadonlyMap<string, LoadedPosting>;

async function makeCompanies(): Promise<Map<string, string>> {
  const names = [...new Set(EVERYDAY_POSTINGS.map(({ company }) => company))];
  const rows = names.map((name) => ({
    id: randomUUID(),
    slug: slugify(name),
    name,
    nameKey: fold(name),
  }));
  await db.company.createMany({ data: rows });
  return new Map(rows.map(({ id, name }) => [name, id]));
}

/** The category that an import would give it. */
function categoryOf(title: string, embedding: Embedding) {
  const nearest = nearestOccupation(embedding, titleWords(title));
  return readCategory({ title, occupation: null, industry: null, nearest });
}

type KnownPlaces = { cities: ReadonlyMap<string, City>; embedding: Embedding };

function toDocument(posting: EverydayPosting, { cities, embedding }: KnownPlaces): SearchDocument {
  const city = cities.get(posting.place);
  const { title, company, place, jobType, mode, eligibleCountries, pay, text } = posting;
  return {
    jobId: randomUUID(),
    title,
    companyName: company,
    companySlug: slugify(company),
    skills: [],
    boardIds: [],
    fieldValues: [],
    fieldNumbers: [],
    description: text,
    places:
      place === ""
        ? []
        : [
            {
              cityId: city?.id ?? null,
              label: place,
              regionCode: city?.regionCode ?? null,
              countryCode: city?.countryCode ?? null,
            },
          ],
    jobType: jobType as FacetValue<"jobType">,
    category: categoryOf(title, embedding),
    level: levelInTitle(title),
    mode: mode as FacetValue<"mode">,
    visaSponsorship: /sponsorship/.test(text) ? "offered" : null,
    eligibleCountries,
    experienceYears: /No experience|Freshers/.test(text) ? 0 : null,
    annualPayMin: pay,
    annualPayMax: pay,
    postedAt: new Date(),
  };
}

/** Puts the list's postings where the search finds them, and answers what each is by its id. */
export async function loadEveryday(): Promise<LoadedPostings> {
  await loadCities();
  const companies = await makeCompanies();
  const cities = await matchCities(EVERYDAY_POSTINGS.map(({ place }) => place));
  const embedding = await currentEmbedding();
  const documents = EVERYDAY_POSTINGS.map((one) => toDocument(one, { cities, embedding }));
  await db.job.createMany({
    data: documents.map(({ jobId, title, jobType, category, mode, companyName }) => ({
      id: jobId,
      shortId: jobId,
      slug: jobId,
      companyId: companies.get(companyName) ?? "",
      title,
      description: "",
      excerpt: "",
      jobType,
      category,
      workMode: mode ?? "on_site",
      location: "",
    })),
  });
  await db.$transaction(async (tx) => putDocuments(tx, documents), { timeout: 60_000 });
  await refreshSuggestions();
  return new Map(
    documents.map(({ jobId }, index) => {
      const one = EVERYDAY_POSTINGS[index];
      const what = `${one?.title} @ ${one?.company} @ ${one?.place}`;
      return [jobId, { name: `${what} @ ${one?.jobType} ${one?.mode}`, text: one?.text ?? "" }];
    }),
  );
}

// What people look at first, and the page.
const FIRST = 3;
const PAGE = 10;

/** Whether a posting's text has one of the words that were searched for, in any of its forms. */
function isMentioned(words: string, text: string): boolean {
  const said = fold(text).split(" ");
  return fold(words)
    .split(" ")
    .some((word) => word.length > 2 && said.some((one) => one.startsWith(word)));
}

async function isGood(
  { query, must, never }: EverydayQuery,
  loaded: LoadedPostings,
): Promise<boolean> {
  const asked = { ...EMPTY_QUERY, sort: "relevance" as const, query };
  const { jobIds, mentions, partialMatches, understood } = await findMatches(asked, PAGE);
  const postings = (ids: readonly string[]) => ids.flatMap((id) => loaded.get(id) ?? []);
  const found = postings(jobIds.slice(0, jobIds.length - mentions.shown));
  const mentioning = postings(jobIds.slice(jobIds.length - mentions.shown));
  const close = postings(partialMatches.map(({ jobId }) => jobId));
  const leading = jobIds.length > 0 ? [...found, ...mentioning] : close;
  // Of few right ones the others come after them.
  const right = leading.filter(({ name }) => must.test(name)).length;
  const first = leading.slice(0, Math.min(FIRST, right));
  const isRight = first.length > 0 && first.every(({ name }) => must.test(name));
  // Below "Also mentions nurse" stands whatever mentions nurses, and nothing that was excluded.
  const excludes = understood.chips.some(({ kind }) => kind === "exclusion");
  const isSaid = ({ text }: LoadedPosting) =>
    found.length > 0 && !excludes && isMentioned(understood.query.query, text);
  const shown = [...found, ...close, ...mentioning.filter((one) => !isSaid(one))];
  return isRight && !shown.some(({ name }) => never?.test(name));
}

/** The share of everyday searches whose first page is right, and those whose is not. */
export async function judgeEveryday(
  loaded: LoadedPostings,
): Promise<{ share: number; wrong: string[] }> {
  const wrong: string[] = [];
  for (const asked of EVERYDAY_QUERIES) {
    if (!(await isGood(asked, loaded))) wrong.push(asked.query);
  }
  return { share: 1 - wrong.length / EVERYDAY_QUERIES.length, wrong };
}
