import "server-only";
import { fold } from "@/lib/shared/text";
import { hideLiterals } from "../phrases/scanning";
import type { Intent, WordSpan } from "../phrases/sentences.schema";
import { isUnknownWord } from "../suggestions/spelling.queries";
import type { MatchedPlace } from "./place-intents";
import type { Sentence } from "./sentences";

// The word before a city's name, and what may lead to it: "in Hinjewadi" of "in Hinjewadi Pune".
const BEFORE = /(?:(?:^|\s)(?:in|at|near|around)\s+)?(?<word>\p{L}{4,})[\s,]+$/iu;

const overlaps = (a: WordSpan, b: WordSpan) => a.start < b.end && b.start < a.end;

/**
 * The part of a city that comes before its name: no live posting and no occupation is called so,
 * and it is no slip of a word that is. Postings rarely say it, so it is given up first.
 */
export async function findDistrict(
  { query, intents, softWords, fillers }: Sentence,
  [first]: readonly MatchedPlace[],
): Promise<Intent[]> {
  if (first?.place.kind !== "city" || query.location !== "") return [];
  const before = hideLiterals(query.query).slice(0, first.candidate.cover.start);
  const word = BEFORE.exec(before)?.groups?.["word"];
  if (word === undefined) return [];
  const start = before.lastIndexOf(word);
  const span = { start, end: start + word.length };
  const read = [...[...intents, ...softWords].flatMap(({ spans }) => spans), ...fillers];
  if (read.some((other) => overlaps(span, other)) || !(await isUnknownWord(fold(word)))) return [];
  return [{ kind: "aside", spans: [span], filters: {}, label: word }];
}
