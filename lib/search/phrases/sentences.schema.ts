import { FACET_NAMES, type SearchQuery } from "../schema";

/** Where in a text something stands, its end excluded. */
export type WordSpan = { start: number; end: number };

/** What words of a search can ask for beside being words. */
export const INTENT_KINDS = [
  ...FACET_NAMES,
  "fresher",
  "experience",
  "condition",
  "pay",
  "posted",
  "radius",
  "nearMe",
  "place",
  "company",
  "exclusion",
  "aside",
] as const;
export type IntentKind = (typeof INTENT_KINDS)[number];

/** Words that ask for something beside being words. */
export type Intent = {
  kind: IntentKind;
  /** Where the words stand; several where the same was said again. */
  spans: WordSpan[];
  filters: Partial<SearchQuery>;
  /** What was understood, for people: "Remote", "From ₹20,00,000 a year". */
  label: string;
  /** What it asks for where no job has its words: a level that few titles say. */
  instead?: Partial<SearchQuery>;
  /** Whether texts say it and titles hardly do: "with accommodation". */
  isInText?: boolean;
  /** What takes the place of its words in the search: "-php" of "not php". */
  words?: string;
  /** The name of the country that a place is in. */
  country?: string;
  /** Of a country that isn't wanted: the place to look in, where no other is named. */
  outside?: string;
};

/**
 * Why something that was understood filters nothing: no job has it with everything else, a filter
 * that was given says otherwise, no one knows where the visitor is, or there is no such filter.
 */
export const UNUSED_REASONS = ["noneFound", "overruled", "noPlace", "noFilter"] as const;
export type UnusedReason = (typeof UNUSED_REASONS)[number];

/** A part of a search that was understood, to be shown and taken off. */
export type Chip = {
  kind: IntentKind;
  label: string;
  /** The words of it, as typed. */
  text: string;
  /** The search as typed without these words. */
  query: SearchQuery;
  /** Null where the jobs are what it says. */
  unused: UnusedReason | null;
};

/** What a search as typed means. */
export type Understanding = {
  /** The words that are left, with the filters that were understood and those given. */
  query: SearchQuery;
  chips: Chip[];
};

/** What is given up of a search's meaning where nothing has all of it. */
export type Relaxation = {
  givenUp: readonly Intent[];
  /** Whether words that stand for a filter become that filter. */
  isInstead?: boolean;
  /** Kilometres around the place, instead of what was asked for. */
  radius?: SearchQuery["radius"];
  /** Where to look instead of the place that is given up. */
  location?: string;
  /** Whether the words go too, as a company's other jobs do without them. */
  isWordless?: boolean;
};

/** The named parts of what a pattern found. */
export type PatternParts = Partial<Record<string, string>>;

/** Words that mean something, and what. */
export type IntentPattern = {
  kind: IntentKind;
  words: RegExp;
  /** `null` where the words mean nothing after all. */
  read: (parts: PatternParts) => Pick<Intent, "filters" | "label" | "instead" | "isInText"> | null;
};
