import { findArea } from "@/lib/places/areas";
import { cityAlias, cityByOtherName } from "@/lib/places/city-aliases";
import { isRemoteWord } from "@/lib/places/place-names";
import { regionsCalled } from "@/lib/places/regions";
import type { SearchedPlace } from "@/lib/places/schema";
import { listedPlaces } from "@/lib/places/several";
import { findCountryCode } from "@/lib/shared/countries";
import { fold } from "@/lib/shared/text";
import { CONNECTORS } from "./fillers";
import type { PlaceCandidate, PlaceNamesakes } from "./places.schema";
import { postcodes } from "./postcodes";
import { isRole } from "./roles";
import { type ScannedWord, wallOff, wordRuns } from "./scanning";

// "New York or San Francisco, CA".
const MOST_WORDS = 6;

const LEADS = new Map<string, "in" | "at" | "near">([
  ["in", "in"],
  ["at", "at"],
  ["near", "near"],
  ["around", "near"],
  ["à", "in"],
  ["en", "in"],
  ["em", "in"],
  ["bei", "near"],
  ["nähe", "near"],
]);
// "Bank of America", "Teach for India": the place belongs to what is named.
const BELONGS = new Set("of for by and & the in at or with about join contact".split(" "));
// "USA only", "London based".
const AFTER = new Set(["only", "based"]);
const PLAIN_NAME = /^[\p{L}\p{M}.,'’\s/-]+$/u;

/** Whether a run goes on with another of the same: "Leeds or York", "Leeds and York". */
function isListed(run: readonly ScannedWord[], index: number): boolean {
  const text = run[index]?.text.toLowerCase();
  return text === "or" || ((text === "and" || text === "&") && run[index + 1] !== undefined);
}

/** The stretches of at least two words around some of a run, as companies' names are kept. */
function stretchesOf(run: readonly ScannedWord[], from: number, to: number): string[] {
  const stretches: string[] = [];
  for (let first = Math.max(0, from - MOST_WORDS); first <= from; first += 1) {
    for (let last = to; last <= Math.min(run.length, to + MOST_WORDS); last += 1) {
      if (last - first < 2 || (first === from && last === to)) continue;
      const words = run.slice(first, last).map(({ text }) => text);
      stretches.push(fold(words.join(" ")));
    }
  }
  return stretches;
}

function toCandidate(
  { run, text }: { run: readonly ScannedWord[]; text: string },
  { from, to, lead }: { from: number; to: number; lead: number },
  how: PlaceCandidate["how"],
): PlaceCandidate | null {
  const [first, last] = [run[from], run[to - 1]];
  const begin = run[lead] ?? first;
  if (!first || !last || !begin) return null;
  if (isListed(run, lead - 1) || isListed(run, to)) return null;
  const span = { start: first.start, end: last.end };
  const name = text.slice(span.start, span.end).replace(/-based$/i, "");
  if (!PLAIN_NAME.test(name) || isOpen(name)) return null;
  const next = run[to]?.text.toLowerCase();
  return {
    span,
    cover: { start: begin.start, end: span.end },
    text: name,
    how,
    isFollowed: next !== undefined && !CONNECTORS.has(next),
    stretches: stretchesOf(run, from, to),
  };
}

/** Whether a name ends with a word that leads on; after a comma it is a state: "Portland, OR". */
function isOpen(name: string): boolean {
  const [, comma, last = ""] = /(,?)\s*(\S+)$/.exec(name) ?? [];
  return !comma && CONNECTORS.has(last.toLowerCase());
}

type Run = { run: readonly ScannedWord[]; text: string };

// "in the UK", "near New York": the longest stretch of words first.
function afterLead(given: Run, lead: number, how: "in" | "at" | "near"): (PlaceCandidate | null)[] {
  const { run } = given;
  const from = /^the$/i.test(run[lead + 1]?.text ?? "") ? lead + 2 : lead + 1;
  const longest = Math.min(run.length, from + MOST_WORDS);
  return Array.from({ length: Math.max(0, longest - from) }, (_, index) =>
    toCandidate(given, { from, to: longest - index, lead }, how),
  );
}

function led(given: Run): (PlaceCandidate | null)[] {
  return given.run.flatMap(({ text }, index) => {
    const how = LEADS.get(text.toLowerCase());
    return how === undefined ? [] : afterLead(given, index, how);
  });
}

// A run's last words, then its first ones, the longest stretch first.
function bare(given: Run): (PlaceCandidate | null)[] {
  const length = given.run.findLastIndex(({ text }) => !AFTER.has(text.toLowerCase())) + 1;
  const sizes = Array.from({ length: Math.min(length, MOST_WORDS) }, (_, index) => index + 1);
  sizes.reverse();
  const ends = sizes.map((size) => {
    const from = length - size;
    if (BELONGS.has(given.run[from - 1]?.text.toLowerCase() ?? "")) return null;
    const how = size === length ? "whole" : "end";
    return toCandidate(given, { from, to: length, lead: from }, how);
  });
  const starts = sizes
    .filter((size) => size < length && isRole(given.run.slice(size)))
    .map((size) => toCandidate(given, { from: 0, to: size, lead: 0 }, "start"));
  return [...ends, ...starts];
}

/**
 * The words that may name a place, the likeliest first: those after "in", "at", "near" and
 * "around", or after a distance; and, where asked for, those a stretch of words ends or begins
 * with.
 */
export function placeCandidates(
  text: string,
  { afterDistances, withBare }: { afterDistances: readonly number[]; withBare: boolean },
): PlaceCandidate[] {
  const runs = wordRuns(text).map((run) => ({ run, text }));
  const afterDistance = runs.flatMap((given) => {
    const start = given.run[0]?.start ?? 0;
    const isNext = afterDistances.some(
      (end) => end < start && text.slice(end, start).trim() === "",
    );
    return isNext ? afterLead(given, -1, "near") : [];
  });
  const codes = postcodes(text);
  const rest = wallOff(
    text,
    codes.map(({ cover }) => cover),
  );
  const bares = withBare ? wordRuns(rest).flatMap((run) => bare({ run, text })) : [];
  const all = [...runs.flatMap(led), ...afterDistance, ...codes, ...bares];
  return all.filter((candidate) => candidate !== null);
}

/** From so many inhabitants on, a city is known by its name alone. */
export const WELL_KNOWN = 100_000;
// Smaller ones are found among the words of jobs' places.
const KNOWN = 15_000;
// The regions of these countries are called by names that mean nothing else.
const REGION_COUNTRIES = new Set(["AU", "CA", "DE", "ES", "FR", "GB", "IE", "IN", "IT", "US"]);
const SHORT = new Set(["uk", "us", "usa", "uae", "nyc"]);
const SHORT_AFTER_LEAD = new Set([...SHORT, "la", "dc", "sf", "kl", "blr"]);
// States that people write at the end, in capitals, and that stand for nothing else there.
const STATES = new Set(
  "TX NY NJ FL GA NC SC VA WA AZ NV UT MN WI MI OH TN KY MO KS NE IA IL CT RI NH VT WY NM SD ND MT NSW QLD VIC TAS".split(
    " ",
  ),
);
// Cities that share their name with people, products and words of work.
const NAMESAKES = new Set(
  `allen america aurora bath brandon buffalo cambridge carson chad chandler charlotte columbia cork
  darwin delta enterprise eugene florence garland georgia grace guinea independence irving jackson
  jersey jordan leon lincoln madison mary mercedes mission mobile modena nice orange paradise
  phoenix reading reno salem savannah split surprise turkey victoria vista`.split(/\s+/),
);
// And those that are never meant.
const TRADES = new Set(
  `ai bar best central charter college colon date deal east green holiday hr it java male man most
  normal north oral police pr qa sale sales salt south spring tours union university van west young`.split(
    /\s+/,
  ),
);

const isState = (text: string) => STATES.has(text.toUpperCase());

// And in small letters, where these are no words.
const SURE_STATES = new Set("tx ny nj fl nc az nv wi tn ky ks ct nh vt nsw qld".split(" "));

function isNameOf(folded: string, cities: ReadonlySet<string>): boolean {
  if (findArea(folded) !== null) return true;
  if (folded.length < 4 && !SHORT_AFTER_LEAD.has(folded) && !isState(folded)) return false;
  return (
    cities.has(folded) ||
    cityAlias(folded) !== null ||
    cityByOtherName(folded) !== null ||
    findCountryCode(folded) !== null ||
    regionsCalled(folded).length > 0
  );
}

/** Whether words say where a place is: "uk", "ca us", "california united states". */
function isQualified(words: readonly string[]): boolean {
  const said = words.join(" ");
  if (findCountryCode(said) !== null || regionsCalled(said).length > 0) return true;
  return words.some(
    (_word, index) =>
      index > 0 && isQualified(words.slice(0, index)) && isQualified(words.slice(index)),
  );
}

/**
 * Whether a text reads like a well-known place, "Pune" or "London, UK", or a list of such, by the
 * folded names of the cities that many people live in.
 */
export function isWellKnown(text: string, cities: ReadonlySet<string>): boolean {
  if (isOneWellKnown(text, cities)) return true;
  const listed = listedPlaces(text, null);
  return (
    listed.length > 0 && listed.every((one) => isRemoteWord(one) || isOneWellKnown(one, cities))
  );
}

function isOneWellKnown(text: string, cities: ReadonlySet<string>): boolean {
  const words = fold(text).split(" ");
  if (isNameOf(words.join(" "), cities)) return true;
  return words.slice(1).some((_word, index) => {
    const rest = words.slice(index + 1);
    return isQualified(rest) && isNameOf(words.slice(0, index + 1).join(" "), cities);
  });
}

const isLed = ({ how }: PlaceCandidate) => how === "in" || how === "at" || how === "near";

/** Whether letters that stand for a place do so here: "in LA", "nurse LA", not "LA nurse". */
function isShortName({ text, how }: PlaceCandidate): boolean {
  const folded = fold(text);
  if (SHORT.has(folded)) return true;
  if (how === "start") return SHORT_AFTER_LEAD.has(folded) && text === text.toUpperCase();
  return SHORT_AFTER_LEAD.has(folded) || STATES.has(text) || SURE_STATES.has(folded);
}

function reachOf(candidate: PlaceCandidate, place: SearchedPlace): number {
  if (place.kind === "area") {
    const reaches = place.among?.map((one) => reachOf({ ...candidate, text: one.label }, one));
    return Math.min(...(reaches ?? []));
  }
  const isLong = fold(candidate.text).length > 3;
  if (place.kind === "city")
    return isLong || isLed(candidate) || isShortName(candidate) ? place.city.population : 0;
  if (place.kind === "region" && !REGION_COUNTRIES.has(place.countryCode)) return 0;
  return isLong || isShortName(candidate) ? Number.POSITIVE_INFINITY : 0;
}

/**
 * Whether words are meant as the place they name. After "in" and the like a city needs some
 * inhabitants, elsewhere many. A name that is a skill, or that more often means something else
 * (Reading, Nice, Mobile), is a place only after such a word, and only where it is a large city;
 * one that is a part of a company's name never is.
 */
export function isMeant(
  candidate: PlaceCandidate,
  place: SearchedPlace | null,
  { isSkill, isCompany }: PlaceNamesakes,
): boolean {
  if (place === null || place.kind === "remote" || isCompany) return false;
  const folded = fold(candidate.text);
  if (TRADES.has(folded)) return false;
  const reach = reachOf(candidate, place);
  const isDoubtful = isSkill || NAMESAKES.has(folded);
  if (!isLed(candidate)) return reach >= WELL_KNOWN && !isDoubtful;
  // "at Boston Consulting", "in Mobile development": the name goes on.
  const isSure = !candidate.isFollowed && candidate.how !== "at" && !isSkill;
  return reach >= (isSure ? KNOWN : WELL_KNOWN) && !(candidate.isFollowed && isDoubtful);
}
