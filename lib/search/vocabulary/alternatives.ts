import { fold } from "@/lib/shared/text";
import { isHeadWord } from "./head-words";

// What someone is, where the list of occupations' last words does not have it.
const ALSO_HEADS = new Set(
  "carer carers cleaner dev devs engineer freelancer intern nanny pa sysadmin va".split(" "),
);

const isWho = (word: string) => isHeadWord(fold(word)) || ALSO_HEADS.has(fold(word));
const saysWho = (words: readonly string[]) => words.some(isWho);
/** What follows who is looked for: "leeds" of "carer leeds". */
const afterWho = (words: readonly string[]) => words.slice(words.findLastIndex(isWho) + 1);

/** The first words of one alternative before the other's: "teacher leeds" gives "teacher". */
const headOf = (words: readonly string[]) => words.slice(0, -1);
/** The last words of one alternative after the other's: "mid developer" gives "developer". */
const tailOf = (words: readonly string[]) => words.slice(1);

// "Nurse/carer" is either; "CI/CD" and "24/7" are one thing.
const EITHER = /(?<=\p{L}{4})\s?\/\s?(?=\p{L}{4})/gu;

const isOr = (word: string) => /^or$/i.test(word);
const isExcluded = (word: string) => /^-./.test(word);

/** The words on each side of an "or", without those that must not occur. */
function sidesOf(words: readonly string[]): string[][] {
  const sides: string[][] = [[]];
  for (const word of words) {
    if (isOr(word)) sides.push([]);
    else if (!isExcluded(word)) sides.at(-1)?.push(word);
  }
  return sides;
}

function share(sides: readonly string[][]): string[][] {
  const [first = [], last = []] = [sides[0], sides.at(-1)];
  const others = sides.slice(1);
  if (saysWho(last) && !sides.slice(0, -1).some(saysWho)) {
    return sides.map((side) => (side === last ? side : [...side, ...tailOf(last)]));
  }
  if (saysWho(first) && !others.some(saysWho)) {
    return [first, ...others.map((side) => [...headOf(first), ...side])];
  }
  if (!sides.every(saysWho)) return [...sides];
  const ending = afterWho(last);
  return sides.map((side) => (afterWho(side).length > 0 ? side : [...side, ...ending]));
}

/**
 * Words on either side of an "or" with what both share, since "or" parts whole searches to the
 * index: "junior or mid developer" is "junior developer or mid developer", "teacher leeds or york"
 * is "teacher leeds or teacher york". What someone is stands on one side only there; of "cook or
 * kitchen porter york", which has one on each, only the last words are shared. What must not occur
 * holds for every alternative.
 */
export function shareAlternatives(given: string): string {
  if (given.includes('"')) return given;
  const words = given.replaceAll(EITHER, " or ").split(/\s+/).filter(Boolean);
  const sides = sidesOf(words);
  // "Baker or -pilot" asks for either, and "or cook" for nothing else.
  if (sides.length < 2 || sides.some((side) => side.length === 0)) return given;
  const excluded = [...new Set(words.filter(isExcluded))];
  return share(sides)
    .map((side) => [...side, ...excluded].join(" "))
    .join(" or ");
}
