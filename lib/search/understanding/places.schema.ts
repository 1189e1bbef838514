import type { WordSpan } from "../phrases/sentences.schema";

/** What words that lead to a place say of it. */
export type PlaceLead = "in" | "at" | "near" | "outside";

/** Words that may name a place. */
export type PlaceCandidate = {
  /** Of the name alone. */
  span: WordSpan;
  /** Of the name and what leads to it. */
  cover: WordSpan;
  text: string;
  /** What leads to it, or where among other words it is. */
  how: PlaceLead | "whole" | "end" | "start";
  /** Whether something other than a new clause follows. */
  isFollowed: boolean;
  /** Whether what someone is comes before it. */
  isAfterRole: boolean;
  /** Longer stretches of words around the name, which may be a company's name. */
  stretches: string[];
};

/** Whether something leads to a place. */
export const PLACE_LEADS: ReadonlySet<PlaceCandidate["how"]> = new Set([
  "in",
  "at",
  "near",
  "outside",
]);

/** What is known of a candidate's name beside being a place's. */
export type PlaceNamesakes = { isSkill: boolean; isCompany: boolean };
