import { BUILT_IN_CODES, OWN_CODES } from "@/lib/shared/categories/codes";
import { fold } from "@/lib/shared/text";
import { divideCompounds } from "../closeness/compounds";
import { foldedWords, titleWords } from "../closeness/title-words";
import {
  type Condition,
  FACET_LABELS,
  FACET_NAMES,
  FACET_VALUES,
  FACETS,
  type FacetName,
  type SearchDocument,
} from "../schema";
import { singleCharacters } from "../vocabulary/character-pairs";
import { withoutGenderForms } from "../vocabulary/gender-forms";
import { indexDivided, indexHeading, indexText, spellText } from "../vocabulary/indexed-text";
import { type Configuration, configurationOf, languageLexeme } from "../vocabulary/languages";
import { foldClauses, needsNoExperience, type ReadConditions, readConditions } from "./conditions";
import { divideText } from "./job-text";
import { numberTerms } from "./number-lexemes";
import { headOf } from "./title-heads";

type Sizes = Record<FacetName, number>;

/** How many codes each facet needs: one for each value, and one for none if it's optional. */
function sizesWith(categories: number): Sizes {
  const sizes = FACET_NAMES.map((name) => [
    name,
    FACET_VALUES[name].length + ("isOptional" in FACETS[name] ? 1 : 0),
  ]);
  return { ...(Object.fromEntries(sizes) as Sizes), category: categories };
}

const codesOf = (sizes: Sizes) => FACET_NAMES.reduce((codes, name) => codes * sizes[name], 1);

// The categories that operators add came later. Their codes follow all others, so that documents
// written before, and by the release before, are read as they are.
const BUILT_IN = sizesWith(BUILT_IN_CODES.length);
const OWN = sizesWith(OWN_CODES.length);
const FIRST_OWN = codesOf(BUILT_IN);

/** The number of packed codes, which start at 0. */
export const FACET_CODES = FIRST_OWN + codesOf(OWN);

function indexOf(name: FacetName, value: string | null | undefined): number {
  const values: readonly string[] = FACET_VALUES[name];
  const index = values.indexOf(value ?? "");
  return index === -1 ? values.length : index;
}

/** Packs all facets into one number, which the index groups by. */
function packFacets(document: SearchDocument): number {
  const isOwn = indexOf("category", document.category) >= BUILT_IN_CODES.length;
  const sizes = isOwn ? OWN : BUILT_IN;
  return (
    FACET_NAMES.reduce((code, name) => {
      const index = indexOf(name, document[name]);
      const digit = isOwn && name === "category" ? index - BUILT_IN_CODES.length : index;
      return code * sizes[name] + digit;
    }, 0) + (isOwn ? FIRST_OWN : 0)
  );
}

/**
 * The inverse of `packFacets`: positions in `FACET_VALUES`, where the position after the last means
 * none.
 */
export function unpackFacets(code: number): Record<FacetName, number> {
  const isOwn = code >= FIRST_OWN;
  const sizes = isOwn ? OWN : BUILT_IN;
  let rest = isOwn ? code - FIRST_OWN : code;
  const positions = FACET_NAMES.toReversed().map((name) => {
    const digit = rest % sizes[name];
    rest = Math.floor(rest / sizes[name]);
    return [name, isOwn && name === "category" ? digit + BUILT_IN_CODES.length : digit];
  });
  return Object.fromEntries(positions) as Record<FacetName, number>;
}

/** The lexemes that stand for filters. No word contains a star. */
export const lexeme = {
  live: "*live",
  remote: "*remote",
  /** Says that no experience is needed. */
  beginner: "*beginner",
  company: (slug: string) => `*co:${slug}`,
  skill: (slug: string) => `*sk:${slug}`,
  city: (id: number) => `*ci:${id}`,
  region: (country: string, code: string) => `*rg:${country}.${code}`.toLowerCase(),
  country: (code: string) => `*cc:${code}`.toLowerCase(),
  /** In this country alone, and if remote, done from nowhere else. */
  only: (country: string) => `*on:${country}`.toLowerCase(),
  /** A remote job that can be done from this country. */
  eligible: (code: string) => `*el:${code}`.toLowerCase(),
  condition: (condition: Condition) => `*cn:${condition}`,
  /** Says itself that something isn't asked for, where others say nothing of it. */
  stated: (condition: Condition) => `*st:${condition}`,
  /** Shown by a board. */
  board: (id: string) => `*bo:${id}`,
  /** A value of one of the site's own fields. */
  field: (key: string, value: string) => `*cf:${key}=${value}`,
  /** A beginning of a number in one of them (number-lexemes.ts). */
  number: (key: string, term: string) => `*cx:${key}=${term}`,
  placeWord: (word: string) => `*pl:${word.slice(0, 100)}`,
} as const;

/** The only country that a job is in or done from, as far as its places say; none of several. */
function onlyCountry({ mode, places, eligibleCountries }: SearchDocument): string[] {
  const from = mode === "remote" ? eligibleCountries : [];
  const countries = new Set([...places.map(({ countryCode }) => countryCode ?? ""), ...from]);
  return countries.size === 1 ? [...countries].filter(Boolean) : [];
}

type ReadText = ReadConditions & {
  configuration: Configuration;
  /** Whether it says that no experience is needed. */
  isForBeginners: boolean;
};

function lexemesOf(
  document: SearchDocument,
  { configuration, conditions, stated, isForBeginners }: ReadText,
): string[] {
  const language = languageLexeme(configuration);
  const isRemote = document.mode === "remote";
  const lexemes = [
    lexeme.live,
    ...(language === null ? [] : [language]),
    ...document.boardIds.map(lexeme.board),
    lexeme.company(document.companySlug),
    ...document.skills.map(({ slug }) => lexeme.skill(slug)),
    ...conditions.map(lexeme.condition),
    ...stated.map(lexeme.stated),
    ...document.fieldValues.map(({ key, value }) => lexeme.field(key, value)),
    ...document.fieldNumbers.flatMap(({ key, value }) =>
      numberTerms(value).map((term) => lexeme.number(key, term)),
    ),
    ...(isForBeginners ? [lexeme.beginner] : []),
    ...(isRemote ? [lexeme.remote] : []),
    ...(isRemote ? document.eligibleCountries.map(lexeme.eligible) : []),
    ...onlyCountry(document).map(lexeme.only),
  ];
  for (const { cityId, label, regionCode, countryCode } of document.places) {
    if (cityId !== null) lexemes.push(lexeme.city(cityId));
    if (countryCode) lexemes.push(lexeme.country(countryCode));
    if (countryCode && regionCode) lexemes.push(lexeme.region(countryCode, regionCode));
    lexemes.push(...indexText(label).split(" ").filter(Boolean).map(lexeme.placeWord));
  }
  return [...new Set(lexemes)];
}

/** What a document's text says, ready for `to_tsvector`. Reading it takes most of the time. */
export type DocumentText = {
  description: string;
  /** The words of the description by which texts are compared. */
  textWords: string[];
  lexemes: string[];
};

/** A row of `search.job_documents`, with its texts ready for `to_tsvector`. */
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
  /** What the title says someone is: one of its words, in the same form. */
  head: string;
  /** The title's words for comparing it with others. */
  titleWords: string;
  skills: string;
  names: string;
  /** The text search configuration for the language of its title and description. */
  configuration: Configuration;
  readText: () => DocumentText;
};

/** Minutes since 1970. */
export function minuteOf(instant: Date): number {
  return Math.floor(instant.getTime() / 60_000);
}

// A tsvector holds at most a megabyte, and words this far into a text say nothing new.
const MAX_DESCRIPTION = 60_000;

// Facts are 30 bits wide.
const MOST_PAY = 1_000_000_000;

function payOf({ annualPayMin, annualPayMax }: SearchDocument): number | null {
  const pay = annualPayMax ?? annualPayMin;
  return pay === null ? null : Math.min(pay, MOST_PAY);
}

/** The names of a posting's company, category and places. */
function namesOf({ companyName, category, places }: SearchDocument): string {
  const names = [companyName, ...places.map(({ label }) => label)].map(indexText);
  // "Other" says nothing.
  const categories = category === "other" ? [] : [indexHeading(FACET_LABELS.category[category])];
  return [...names, ...categories].join(" ");
}

const NONE: ReadonlySet<string> = new Set();

/** A folded title, what the text says about the job, spelt out and folded, and how it is indexed. */
type SpeltText = { heading: string; spelt: string; configuration: Configuration };

function readText(
  document: SearchDocument,
  { heading, spelt, configuration }: SpeltText,
): DocumentText {
  const divided = divideCompounds(spelt);
  const clauses = foldClauses(document.description.slice(0, MAX_DESCRIPTION));
  const { conditions, stated } = readConditions(heading, clauses);
  const isForBeginners = document.experienceYears === 0 || needsNoExperience(heading, clauses);
  return {
    description: indexDivided(divided),
    textWords: foldedWords(divided),
    lexemes: lexemesOf(document, { configuration, conditions, stated, isForBeginners }),
  };
}

/**
 * Turns a job's document into the row that the index stores. What the text says about the company
 * alone, also by the company's `passages`, isn't the job's; but shifts and the like hold wherever
 * they stand.
 */
export function toDocumentRow(
  document: SearchDocument,
  passages: ReadonlySet<string> = NONE,
): DocumentRow {
  const heading = fold(document.title);
  const description = document.description.slice(0, MAX_DESCRIPTION);
  // Folding a text takes longer than what is done with it, so it happens once.
  const spelt = spellText(divideText({ ...document, description }, passages).job);
  const configuration = configurationOf(spelt);
  return {
    jobId: document.jobId,
    posted: minuteOf(document.postedAt),
    pay: payOf(document),
    fcode: packFacets(document),
    experience10: Math.round(Math.min(document.experienceYears ?? 0, 100) * 10),
    companySlug: document.companySlug,
    cityIds: [...new Set(document.places.flatMap(({ cityId }) => cityId ?? []))],
    skillSlugs: [...new Set(document.skills.map(({ slug }) => slug))],
    title: indexHeading(document.title),
    head: indexHeading(headOf(withoutGenderForms(document.title))),
    titleWords: titleWords(document.title).join(" "),
    skills: document.skills.map(({ name }) => indexHeading(name)).join(" "),
    names: `${namesOf(document)} ${singleCharacters(heading)}`.trim(),
    configuration,
    readText: () => readText(document, { heading, spelt, configuration }),
  };
}
