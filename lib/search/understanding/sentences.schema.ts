import { FACET_NAMES, type SearchQuery } from "../schema";

/** Where in a text something stands, its end excluded. */
export type Span = { start: number; end: number };

/** What words of a search can ask for beside being words. */
export const INTENT_KINDS = [
  ...FACET_NAMES,
  "fresher",
  "experience",
  "pay",
  "posted",
  "radius",
  "place",
] as const;
export type IntentKind = (typeof INTENT_KINDS)[number];

/** Words that ask for filters. */
export type Intent = {
  kind: IntentKind;
  /** Where the words stand; several where the same was said again. */
  spans: Span[];
  filters: Partial<SearchQuery>;
  /** What was understood, for people: "Remote", "From ₹20,00,000 a year". */
  label: string;
};

/** A part of a search that was understood, to be shown and taken off. */
export type Chip = {
  kind: IntentKind;
  label: string;
  /** The words of it, as typed. */
  text: string;
  /** The search as typed without these words. */
  query: SearchQuery;
};

/** What a search as typed means. */
export type Understanding = {
  /** The words that are left, with the filters that were understood and those given. */
  query: SearchQuery;
  chips: Chip[];
};
