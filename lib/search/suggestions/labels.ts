import { fold, spellOut } from "@/lib/shared/text";
import { divideCompounds } from "../closeness/compounds";
import { spellHeading } from "../vocabulary/indexed-text";
import { SUGGESTION_KINDS, SUGGESTIONS, type Suggestion, type SuggestionKind } from "./schema";

/** A label and how many live postings have it. */
export type LiveLabel = { key: string; label: string; postings: number };

/** A suggestion as it's stored. */
export type SuggestionRow = LiveLabel & {
  kind: SuggestionKind;
  weight: number;
  words: string;
  starts: string[];
};

const LONGEST_START = 60;
const MOST_STARTS = 6;

/**
 * The forms of what was typed that are compared: as it is, with "C++" and the like spelt out, and
 * with compounds in their parts.
 */
export function typedForms(text: string): string[] {
  const spelt = fold(spellOut(text));
  return [...new Set([spelt, fold(text), divideCompounds(spelt)])].filter(Boolean);
}

/** The first string, in byte order, after everything that starts with a text. */
export function endOf(start: string): string {
  return `${start}\u{10ffff}`;
}

function fromEachWord(form: string, most: number): string[] {
  const words = form.split(" ");
  return words.slice(0, most).map((_word, index) => words.slice(index).join(" "));
}

/**
 * The texts by which a label can be found: from each of its first words on. For a place, `name` is
 * the part that counts, so that a country's name doesn't find all of its cities.
 */
export function startsOf(label: string, name = label): string[] {
  const starts = typedForms(label).flatMap((form) => {
    const most = name === label ? MOST_STARTS : fold(name).split(" ").length;
    return fromEachWord(form, Math.min(most, MOST_STARTS));
  });
  return [...new Set(starts.map((start) => start.slice(0, LONGEST_START)))];
}

/** The words of a label, in every form that a search may use. */
export function wordsOf(label: string): string {
  const forms = [...typedForms(label), spellHeading(label)];
  return [...new Set(forms.flatMap((form) => form.split(" ")))].filter(Boolean).join(" ");
}

/** A suggestion from postings' own words, weighted by the number of postings. */
export function toRow(kind: SuggestionKind, live: LiveLabel): SuggestionRow {
  const { label, postings } = live;
  return { ...live, kind, weight: postings, words: wordsOf(label), starts: startsOf(label) };
}

// One posting weighs as much as this many inhabitants.
const INHABITANTS_A_JOB = 50_000;

/** A place with its alternative names. */
export function toPlaceRow(
  live: LiveLabel,
  place: { name: string; population: number; aliases?: readonly string[] },
): SuggestionRow {
  const { label, postings } = live;
  const others = place.aliases ?? [];
  const starts = [...startsOf(label, place.name), ...others.flatMap((alias) => startsOf(alias))];
  return {
    ...live,
    kind: "place",
    weight: postings * INHABITANTS_A_JOB + place.population,
    words: wordsOf([label, ...others].join(" ")),
    starts: [...new Set(starts)],
  };
}

/** Merges the spellings of a title into the most frequent one, of at most `most` characters. */
export function mergeTitles(
  titles: readonly { label: string; postings: number }[],
  most = 80,
): LiveLabel[] {
  const merged = new Map<string, LiveLabel & { best: number }>();
  for (const { label, postings } of titles) {
    const key = fold(spellOut(label));
    if (key === "" || label.length > most) continue;
    const known = merged.get(key);
    if (!known) merged.set(key, { key, label, postings, best: postings });
    else {
      if (postings > known.best) Object.assign(known, { label, best: postings });
      known.postings += postings;
    }
  }
  return [...merged.values()].map(({ best: _, ...live }) => live);
}

type CountedLabel = Pick<LiveLabel, "label" | "postings">;

/** What to write and which keys to delete so that the stored suggestions match the live ones. */
export function labelChanges<Live extends LiveLabel>(
  live: readonly Live[],
  kept: ReadonlyMap<string, CountedLabel>,
): { changed: Live[]; gone: string[] } {
  const changed = live.filter(({ key, label, postings }) => {
    const known = kept.get(key);
    return known?.label !== label || known.postings !== postings;
  });
  const keys = new Set(live.map(({ key }) => key));
  return { changed, gone: [...kept.keys()].filter((key) => !keys.has(key)) };
}

// Each kind gets this many before any gets more.
const FAIR_SHARE: Record<SuggestionKind, number> = { title: 4, skill: 2, company: 1, place: 1 };

/**
 * The suggestions to show: the best of each kind, then more of the first kinds. Kinds stay
 * together.
 */
export function mixKinds(
  found: ReadonlyMap<SuggestionKind, readonly Suggestion[]>,
  most = SUGGESTIONS,
): Suggestion[] {
  const kinds = SUGGESTION_KINDS.filter((kind) => (found.get(kind)?.length ?? 0) > 0);
  const taken = new Map(
    kinds.map((kind) => [kind, Math.min(FAIR_SHARE[kind], found.get(kind)?.length ?? 0)]),
  );
  let room = most - [...taken.values()].reduce((sum, count) => sum + count, 0);
  for (const kind of kinds) {
    const more = Math.min(room, (found.get(kind)?.length ?? 0) - (taken.get(kind) ?? 0));
    taken.set(kind, (taken.get(kind) ?? 0) + more);
    room -= more;
  }
  return kinds.flatMap((kind) => (found.get(kind) ?? []).slice(0, taken.get(kind)));
}

type State = { lastDocno: number; cities: number; refreshedAt: Date; tookMs: number };

// Refreshing may take a sixtieth of the database's time, except for the first run, the longest.
const SHARE_OF_TIME = 60;
// Refresh at least this often: postings that end leave no newer document behind.
const OLDEST_MS = 10 * 60_000;

/** Whether to refresh suggestions: soon after a change, later if refreshing is slow. */
export function isDue(
  last: State | null,
  current: Pick<State, "lastDocno" | "cities">,
  now: Date,
): boolean {
  if (last === null) return true;
  const age = now.getTime() - last.refreshedAt.getTime();
  if (age < Math.min(last.tookMs * SHARE_OF_TIME, OLDEST_MS)) return false;
  const isChanged = last.lastDocno !== current.lastDocno || last.cities !== current.cities;
  return isChanged || age >= OLDEST_MS;
}
