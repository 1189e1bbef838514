import type { SearchResult } from "./results.schema";
import { FACET_LABELS, type FacetName, type SearchQuery } from "./schema";

/** The place and the company that a search asks for, by what they are called. */
type NamedParts = {
  place: Pick<NonNullable<SearchResult["place"]>, "kind" | "label"> | null;
  company: SearchResult["company"];
};
/** The list that is searched, and the filters that define it. */
type SearchScope = {
  path: "/search-results" | "/internships" | "/freshers";
  fixed: Partial<SearchQuery>;
};

const NOUNS: Record<SearchScope["path"], string> = {
  "/search-results": "jobs",
  "/internships": "internships",
  "/freshers": "fresher jobs",
};

function capitalise(text: string): string {
  return text.charAt(0).toLocaleUpperCase("en") + text.slice(1);
}

/** The only value of a filter, worded for the middle of a sentence; "" for none or several. */
function onlyValue(scope: SearchScope, query: SearchQuery, name: FacetName): string {
  const [value, ...others] = query[name];
  if (!value || others.length > 0 || name in scope.fixed) return "";
  const label = (FACET_LABELS[name] as Record<string, string>)[value] ?? "";
  return label === label.toUpperCase() ? label : label.toLowerCase();
}

function whereWords({ location, radius }: SearchQuery, { place }: NamedParts): string {
  if (place?.kind === "remote" || location === "") return "";
  const label = place?.label ?? location;
  return radius !== null && (place?.kind === "city" || place?.kind === "area")
    ? ` within ${radius} km of ${label}`
    : ` ${label.startsWith("outside ") ? "" : "in "}${label}`;
}

const EXCLUSION = /(?<!\S)-(?:"([^"]+)"?|([^\s"-]\S*))/g;

// Emoji and signs by themselves: nothing is searched for by them.
const NO_WORDS = /(?<!\S)[^\p{L}\p{N}\s]+(?!\S)/gu;

function withoutWords({ query }: SearchQuery): string {
  const unwanted = [...query.matchAll(EXCLUSION)].map((match) => match[1] ?? match[2] ?? "");
  return unwanted.length > 0 ? ` without “${unwanted.join("”, “")}”` : "";
}

/** The words that a search looks for, without those to leave out and without signs. */
export function wantedWords(query: string): string {
  return query.replace(EXCLUSION, " ").replace(NO_WORDS, " ").replace(/\s+/g, " ").trim();
}

// What people type in small letters and no one writes so.
const INITIALISMS = new Set(
  "ai api aws bi bpo cad cdl ceo cfo cnc cpa crm cto erp gp hgv hr hvac icu it lgv ml ngo pa php pr qa rn seo sql swe ui ux".split(
    " ",
  ),
);
const capitals = (word: string) => (INITIALISMS.has(word) ? word.toUpperCase() : word);

/** The name of a search: "Product designer jobs in Pune, India", "Remote design jobs". */
export function searchName(scope: SearchScope, query: SearchQuery, called: NamedParts): string {
  const isRemote =
    called.place?.kind === "remote" || (query.mode.length === 1 && query.mode[0] === "remote");
  const mode = isRemote ? "remote" : onlyValue(scope, query, "mode");
  const type = onlyValue(scope, query, "jobType");
  const isInternship = type === "internship";
  const noun = isInternship ? NOUNS["/internships"] : NOUNS[scope.path];
  const facets = [
    onlyValue(scope, query, "level"),
    isInternship ? "" : type,
    onlyValue(scope, query, "category"),
  ];
  const words = wantedWords(query.query).replace(/\s+jobs?$/i, "");
  const written = words.replace(/[a-z]+/g, capitals);
  const what = [mode, ...facets, written].filter(Boolean).join(" ");
  const at = called.company === null ? "" : ` at ${called.company}`;
  const where = at + whereWords(query, called) + withoutWords(query);
  if (what === "") return where === "" && noun === "jobs" ? "All jobs" : capitalise(noun) + where;
  return capitalise(`${what} ${noun}${where}`);
}
