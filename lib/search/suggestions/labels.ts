import { fold, spellOut } from "@/lib/shared/text";
import { spellHeading } from "../vocabulary/indexed-text";
import { SUGGESTION_KINDS, SUGGESTIONS, type Suggestion, type SuggestionKind } from "./schema";

/** How many live postings have a label. */
export type LiveLabel = { key: string; label: string; postings: number };

/** A suggestion as it is kept. */
export type SuggestionRow = LiveLabel & {
  kind: SuggestionKind;
  weight: number;
  words: string;
  starts: string[];
};

const LONGEST_START = 60;
const MOST_STARTS = 6;

/** What is typed, as it is compared: once as it stands, once with "C++" and the like spelt out. */
export function typedForms(text: string): string[] {
  return [...new Set([fold(spellOut(text)), fold(text)])].filter(Boolean);
}

/** What comes after everything that begins with a text, in the order of bytes. */
export function endOf(start: string): string {
  return `${start}\u{10ffff}`;
}

function fromEachWord(form: string, most: number): string[] {
  const words = form.split(" ");
  return words.slice(0, most).map((_word, index) => words.slice(index).join(" "));
}

/**
 * From where on a label may be typed: from each of its first words. Of a place `name` is the part
 * that counts, so that a country's name does not begin all of its cities.
 */
export function startsOf(label: string, name = label): string[] {
  const starts = typedForms(label).flatMap((form) => {
    const most = name === label ? MOST_STARTS : fold(name).split(" ").length;
    return fromEachWord(form, Math.min(most, MOST_STARTS));
  });
  return [...new Set(starts.map((start) => start.slice(0, LONGEST_START)))];
}

/** The words of a label in every form that a search may have them in. */
export function wordsOf(label: string): string {
  const forms = [...typedForms(label), spellHeading(label)];
  return [...new Set(forms.flatMap((form) => form.split(" ")))].filter(Boolean).join(" ");
}

/** A suggestion of one's own words: what weighs are the postings. */
export function toRow(kind: SuggestionKind, live: LiveLabel): SuggestionRow {
  const { label, postings } = live;
  return { ...live, kind, weight: postings, words: wordsOf(label), starts: startsOf(label) };
}

// A posting brings a place as far up as so many inhabitants.
const INHABITANTS_A_JOB = 50_000;

/** A place with the names it has beside its own. */
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

/** One label of all spellings of a title, the most frequent; `most` characters at most. */
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

/** What must be written, and which keys go, so that what is kept says what is live. */
export function difference<Live extends LiveLabel>(
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

// How many of a kind stand there before any kind has more.
const FAIR_SHARE: Record<SuggestionKind, number> = { title: 4, skill: 2, company: 1, place: 1 };

/** The few to show: of each kind its best, then more of the first kinds; kinds stand together. */
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

// Of its time a database gives a sixtieth to this, but the first time, which takes longest.
const SHARE_OF_TIME = 60;
// Later than this nothing is. Postings that ended leave no newer document behind.
const OLDEST_MS = 10 * 60_000;

/** Whether suggestions should be made anew: soon after something changed, later where that is slow. */
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
