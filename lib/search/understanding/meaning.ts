import { cutOut } from "../phrases/cutting";
import type {
  Chip,
  Intent,
  Relaxation,
  Understanding,
  UnusedReason,
  WordSpan,
} from "../phrases/sentences.schema";
import { EMPTY_QUERY, FACET_NAMES, FACET_VALUES, type SearchQuery } from "../schema";
import { type MatchedPlace, placeLabel, withPlaces } from "./place-intents";
import type { Sentence } from "./sentences";

/** A sentence and all that it asks for, in the order of its words. */
export type SentenceMeaning = { sentence: Sentence; intents: readonly Intent[] };

/** Whether it asks for a filter: there is none for the most that a job pays. */
export const asksFilter = ({ filters }: Pick<Intent, "filters">): boolean =>
  Object.keys(filters).length > 0;

function spansOf(intents: readonly Intent[]): WordSpan[] {
  return intents.flatMap(({ spans }) => spans);
}

/** Where a meaning's words stand that are read as more than words. */
export function understoodSpans({ sentence, intents }: SentenceMeaning): WordSpan[] {
  return [...spansOf(intents), ...sentence.fillers];
}

const keyOf = ({ kind, filters, label }: Intent) => `${kind} ${label} ${JSON.stringify(filters)}`;

const byPlace = (a: Intent, b: Intent) => (a.spans[0]?.start ?? 0) - (b.spans[0]?.start ?? 0);

/** The same said twice is one intent. */
function merged(intents: readonly Intent[]): Intent[] {
  const byMeaning = new Map<string, Intent>();
  for (const intent of intents) {
    const known = byMeaning.get(keyOf(intent));
    const spans = [...(known?.spans ?? []), ...intent.spans];
    byMeaning.set(keyOf(intent), { ...intent, ...known, spans });
  }
  return [...byMeaning.values()].sort(byPlace);
}

/** Puts together all that a sentence asks for. */
export function toMeaning(
  sentence: Sentence,
  { places, others }: { places: readonly MatchedPlace[]; others: readonly Intent[] },
): SentenceMeaning {
  return { sentence, intents: merged([...withPlaces(sentence, places), ...others]) };
}

type Filter = Exclude<keyof SearchQuery, "query" | "sort" | "page" | "asTyped">;

function isGiven(query: SearchQuery, filter: Filter): boolean {
  // An amount and its currency are one thing.
  const name = filter === "payCurrency" ? "salaryMin" : filter;
  const value = query[name];
  return Array.isArray(value) ? value.length > 0 : value !== EMPTY_QUERY[name];
}

// What the words say is a filter already, and shown as one.
function isGivenToo(query: SearchQuery, { filters }: Intent): boolean {
  const said = Object.entries(filters);
  return (
    said.length > 0 &&
    said.every(([name, value]) => JSON.stringify(query[name as Filter]) === JSON.stringify(value))
  );
}

const LISTS = [...FACET_NAMES, "condition"] as const;
const isList = (name: string): name is (typeof LISTS)[number] =>
  (LISTS as readonly string[]).includes(name);

function unite(filters: Partial<SearchQuery>, added: Partial<SearchQuery>): Partial<SearchQuery> {
  const united = { ...added, ...filters };
  for (const name of FACET_NAMES) {
    const values: readonly string[] = [...(filters[name] ?? []), ...(added[name] ?? [])];
    if (values.length === 0) continue;
    Object.assign(united, { [name]: FACET_VALUES[name].filter((one) => values.includes(one)) });
  }
  if (filters.condition && added.condition)
    united.condition = [...filters.condition, ...added.condition];
  return united;
}

type AppliedIntents = { filters: Partial<SearchQuery>; used: Intent[] };

// What was given explicitly stays; of what was said, the kinds of work unite, else the first counts.
function apply(query: SearchQuery, intents: readonly Intent[]): AppliedIntents {
  const applied: AppliedIntents = { filters: {}, used: [] };
  // What says several things says them last: a place that is named counts, not a visa's country.
  const isLast = ({ kind }: Intent) => Number(kind === "fresher" || kind === "visaSponsorship");
  const order = intents.toSorted((a, b) => isLast(a) - isLast(b));
  for (const intent of order) {
    const added = Object.fromEntries(
      Object.entries(intent.filters).filter(([name]) => {
        if (isGiven(query, name as Filter) && name !== "condition") return false;
        const isSaid = name in applied.filters;
        return !isSaid || (intent.kind === name && isList(name));
      }),
    ) as Partial<SearchQuery>;
    // An internship for freshers is not one of the jobs that say "entry level".
    if (intent.kind === "fresher" && applied.filters.jobType?.includes("internship")) {
      delete added.level;
    }
    if (Object.keys(added).length === 0 && intent.words === undefined) continue;
    applied.filters = unite(applied.filters, added);
    applied.used.push(intent);
  }
  return applied;
}

function resorted(query: SearchQuery): SearchQuery {
  return query.query === "" && query.sort === "relevance" ? { ...query, sort: "newest" } : query;
}

function textOf(text: string, spans: readonly WordSpan[]): string {
  return spans.map(({ start, end }) => text.slice(start, end).trim()).join(" … ");
}

function toChip(query: SearchQuery, intent: Intent, unused: UnusedReason | null): Chip {
  const { kind, label, spans } = intent;
  const words = cutOut(query.query, spans);
  return {
    kind,
    label,
    text: textOf(query.query, spans),
    query: resorted({ ...query, query: words, page: 1 }),
    unused,
  };
}

/** The text without these parts, and what takes their place. */
function rewritten(text: string, intents: readonly Intent[], fillers: readonly WordSpan[]): string {
  const left = cutOut(text, [...spansOf(intents), ...fillers]);
  return [left, ...intents.flatMap(({ words }) => words ?? [])].filter(Boolean).join(" ");
}

// A place further around than it was asked for.
function widened(intent: Intent, radius: SearchQuery["radius"]): Intent {
  const label = intent.label.replace(/^(?:In|Within \d+ km of) /, "");
  const filters = { ...intent.filters, radius };
  return { ...intent, filters, label: placeLabel(label, radius) };
}

/** The understanding of a search in which nothing but words is read. */
export function asWords(query: SearchQuery): Understanding {
  return { query, chips: [] };
}

const NOTHING: Relaxation = { givenUp: [] };

/**
 * The search that a meaning is: the filters that its words ask for, where none is given that says
 * otherwise, and the words that are left. Words that only say that jobs are looked for go: of
 * nothing else every job is one. Every part is a chip, also one that is given up.
 */
export function toUnderstanding(
  { sentence: { query, fillers, softWords }, intents: meant }: SentenceMeaning,
  { givenUp, radius, location, isInstead, isWordless = false }: Relaxation = NOTHING,
): Understanding {
  const placed = meant.map((one) => (radius && one.kind === "place" ? widened(one, radius) : one));
  const soft = softWords.flatMap((one) => {
    if (givenUp.includes(one)) return [one];
    return isInstead && one.instead ? [{ ...one, filters: one.instead }] : [];
  });
  const intents = [...placed, ...soft];
  const { filters, used } = apply(
    query,
    intents.filter((one) => !givenUp.includes(one)),
  );
  // What must not occur stays away all the same.
  const text = isWordless ? "" : query.query;
  const words = rewritten(text, intents, isWordless ? [] : fillers);
  const reasonOf = (intent: Intent): UnusedReason | null => {
    if (used.includes(intent)) return null;
    if (givenUp.includes(intent)) return "noneFound";
    if (!asksFilter(intent) && (intent.kind === "pay" || intent.kind === "place"))
      return "noFilter";
    return intent.kind === "nearMe" ? "noPlace" : "overruled";
  };
  const shown = intents.filter((one) => used.includes(one) || !isGivenToo(query, one));
  return {
    query: resorted({ ...query, ...filters, ...(location ? { location } : {}), query: words }),
    chips: shown.sort(byPlace).map((intent) => toChip(query, intent, reasonOf(intent))),
  };
}

/**
 * The same search with its words as words, but for those that only say that jobs are looked for, and
 * for what must not occur. The rest of what was understood is a chip that filters nothing.
 */
export function toWords({ sentence: { query, fillers }, intents }: SentenceMeaning): Understanding {
  const unwanted = intents.filter(({ words }) => words !== undefined);
  const text = rewritten(query.query, unwanted, fillers);
  const literal = text === "" ? query : { ...query, query: text };
  const reasonOf = (intent: Intent) => (intent.words === undefined ? "noneFound" : null);
  return {
    query: { ...literal, asTyped: true },
    chips: intents.map((intent) => toChip(query, intent, reasonOf(intent))),
  };
}
