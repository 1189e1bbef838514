import { FACET_VALUES, type FacetName, type SearchDocument } from "../schema";
import { indexHeading, indexText } from "../vocabulary/indexed-text";
import { type Configuration, configurationOf, languageLexeme } from "../vocabulary/languages";

/** A document's four fixed facets. `level` is null when the job states none. */
type Facets = Pick<SearchDocument, "jobType" | "category" | "level" | "mode">;

// The last level is "none stated".
const LEVELS = FACET_VALUES.level.length + 1;
const MODES = FACET_VALUES.mode.length;
const CATEGORIES = FACET_VALUES.category.length;

function indexOf(facet: FacetName, value: string | null): number {
  const index = (FACET_VALUES[facet] as readonly string[]).indexOf(value ?? "");
  return index === -1 ? FACET_VALUES[facet].length : index;
}

/** Packs the facets into the number that the index groups by. */
function packFacets(facets: Facets): number {
  const type = indexOf("jobType", facets.jobType);
  const category = indexOf("category", facets.category);
  const level = indexOf("level", facets.level);
  return ((type * CATEGORIES + category) * LEVELS + level) * MODES + indexOf("mode", facets.mode);
}

/** How many packed numbers there are: 0 to one less. */
export const FACET_CODES = FACET_VALUES.jobType.length * CATEGORIES * LEVELS * MODES;

/** The inverse of `packFacets`, as positions in `FACET_VALUES`; a level beyond them means none. */
export function unpackFacets(code: number): Record<FacetName, number> {
  const mode = code % MODES;
  const level = Math.floor(code / MODES) % LEVELS;
  const category = Math.floor(code / (MODES * LEVELS)) % CATEGORIES;
  return { jobType: Math.floor(code / (MODES * LEVELS * CATEGORIES)), category, level, mode };
}

/**
 * The lexemes that stand for filters. The star keeps them apart from words, none of which contains
 * one.
 */
export const lexeme = {
  live: "*live",
  remote: "*remote",
  company: (slug: string) => `*co:${slug}`,
  skill: (slug: string) => `*sk:${slug}`,
  city: (id: number) => `*ci:${id}`,
  region: (country: string, code: string) => `*rg:${country}.${code}`.toLowerCase(),
  country: (code: string) => `*cc:${code}`.toLowerCase(),
  /** A remote job that may be done from the country. */
  eligible: (code: string) => `*el:${code}`.toLowerCase(),
  placeWord: (word: string) => `*pl:${word.slice(0, 100)}`,
} as const;

function lexemesOf(document: SearchDocument, configuration: Configuration): string[] {
  const language = languageLexeme(configuration);
  const isRemote = document.mode === "remote";
  const lexemes = [
    lexeme.live,
    ...(language === null ? [] : [language]),
    lexeme.company(document.companySlug),
    ...document.skills.map(({ slug }) => lexeme.skill(slug)),
    ...(isRemote ? [lexeme.remote] : []),
    ...(isRemote ? document.eligibleCountries.map(lexeme.eligible) : []),
  ];
  for (const { cityId, label, regionCode, countryCode } of document.places) {
    if (cityId !== null) lexemes.push(lexeme.city(cityId));
    if (countryCode) lexemes.push(lexeme.country(countryCode));
    if (countryCode && regionCode) lexemes.push(lexeme.region(countryCode, regionCode));
    lexemes.push(...indexText(label).split(" ").filter(Boolean).map(lexeme.placeWord));
  }
  return [...new Set(lexemes)];
}

/** A document in the columns of `search.job_documents`, its texts ready for `to_tsvector`. */
export type DocumentRow = {
  jobId: string;
  posted: number;
  pay: number | null;
  fcode: number;
  experience10: number;
  companySlug: string;
  cityIds: number[];
  skillSlugs: string[];
  title: string;
  skills: string;
  names: string;
  description: string;
  /** Of which language its title and description are. */
  configuration: Configuration;
  lexemes: string[];
};

/** Minutes since 1970. */
export function minuteOf(instant: Date): number {
  return Math.floor(instant.getTime() / 60_000);
}

// A tsvector holds a megabyte; far more words than this say nothing new.
const MAX_DESCRIPTION = 60_000;

// The facts have room for 30 bits.
const MOST_PAY = 1_000_000_000;

function payOf({ annualPayMin, annualPayMax }: SearchDocument): number | null {
  const pay = annualPayMax ?? annualPayMin;
  return pay === null ? null : Math.min(pay, MOST_PAY);
}

/** Turns what a job says into what the index stores. */
export function toDocumentRow(document: SearchDocument): DocumentRow {
  const configuration = configurationOf(document.description);
  const cities = document.places.flatMap(({ cityId }) => (cityId === null ? [] : [cityId]));
  return {
    jobId: document.jobId,
    posted: minuteOf(document.postedAt),
    pay: payOf(document),
    fcode: packFacets(document),
    experience10: Math.round(Math.min(document.experienceYears ?? 0, 100) * 10),
    companySlug: document.companySlug,
    cityIds: [...new Set(cities)],
    skillSlugs: [...new Set(document.skills.map(({ slug }) => slug))],
    title: indexHeading(document.title),
    skills: document.skills.map(({ name }) => indexHeading(name)).join(" "),
    names: indexText([document.companyName, ...document.places.map((p) => p.label)].join(" ")),
    description: indexText(document.description.slice(0, MAX_DESCRIPTION)),
    configuration,
    lexemes: lexemesOf(document, configuration),
  };
}
