import "server-only";
import { readerPool } from "@/lib/platform/db/reader";
import { fold } from "@/lib/shared/text";
import { hideLiterals } from "../phrases/scanning";
import type { Intent, WordSpan } from "../phrases/sentences.schema";
import { isNearOther, isOfOccupations, isUnknownWord } from "../suggestions/spelling.queries";
import type { MatchedPlace } from "./place-intents";
import { findPlaces } from "./places.queries";
import type { Sentence } from "./sentences";

// The words before a city's name, and what may lead to them: "in Hinjewadi" of "in Hinjewadi Pune",
// "canary wharf" of "canary wharf london".
const BEFORE =
  /(?:(?:^|\s)(?:in|at|near|around)\s+)?(?:(?<further>\p{L}{4,})\s+)?(?<word>\p{L}{4,})[\s,]+$/iu;

const overlaps = (a: WordSpan, b: WordSpan) => a.start < b.end && b.start < a.end;

/** Whether a folded word begins a part of a live title, skill or company's name. */
async function isInLabels(word: string): Promise<boolean> {
  const { rows } = await readerPool().query<{ isInLabels: boolean }>({
    name: "search-districts-labels",
    text: `SELECT EXISTS (SELECT FROM search.suggestion_starts t WHERE t.kind <> 'place'
        AND (t.start = $1 COLLATE "C"
          OR t.start >= $1 || ' ' COLLATE "C" AND t.start < $1 || '!' COLLATE "C"))
      AS "isInLabels"`,
    values: [word],
  });
  return rows[0]?.isInLabels ?? false;
}

/**
 * Whether a folded word is a town's name and nothing else, as Whitefield in England is; a "plummer"
 * is no one from Plummer in Idaho.
 */
async function isTown(word: string): Promise<boolean> {
  const [place] = await findPlaces([word]);
  if (place?.kind !== "city" || (await isNearOther(word))) return false;
  return !(await isInLabels(word)) && !(await isOfOccupations(word));
}

async function isDistrict(word: string): Promise<boolean> {
  return (await isUnknownWord(word)) || isTown(word);
}

/**
 * The part of a city that comes before its name: no live posting and no occupation is called so, but
 * another town may be, and it is no slip of a word that is. Postings rarely say it, so it is given
 * up first.
 */
export async function findDistrict(
  { query, intents, softWords, fillers }: Sentence,
  [first]: readonly MatchedPlace[],
): Promise<Intent[]> {
  if (first?.place.kind !== "city" || query.location !== "") return [];
  const before = hideLiterals(query.query).slice(0, first.candidate.cover.start);
  const { word, further } = BEFORE.exec(before)?.groups ?? {};
  if (word === undefined) return [];
  const read = [...[...intents, ...softWords].flatMap(({ spans }) => spans), ...fillers];
  const end = before.lastIndexOf(word) + word.length;
  const isFree = (from: number) => !read.some((other) => overlaps({ start: from, end }, other));
  let start = end - word.length;
  if (!isFree(start) || !(await isDistrict(fold(word)))) return [];
  const longer = further === undefined ? -1 : before.slice(0, start).lastIndexOf(further);
  if (longer >= 0 && isFree(longer) && (await isDistrict(fold(further ?? "")))) start = longer;
  const label = before.slice(start, end);
  return [{ kind: "aside", spans: [{ start, end }], filters: {}, label }];
}
