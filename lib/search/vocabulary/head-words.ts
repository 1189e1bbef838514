import { HEAD_WORDS } from "./head-words.schema";
import { separateWords } from "./word-forms";

// These more often name a thing that someone works with: "SQL server".
const THINGS = new Set(
  "china classified compiler counter drawer folder header layer monitor other postsecondary principal printer processor server".split(
    " ",
  ),
);
const singulars = HEAD_WORDS.trim()
  .split(/\s+/)
  .filter((word) => !THINGS.has(word));
const HEADS = new Set(
  separateWords([...singulars, ...singulars.map((word) => `${word}s`)].join(" ")).split(" "),
);

/** Whether a word says what someone is, in its own form or in that of the index. */
export const isHeadWord = (word: string) => HEADS.has(word) || HEADS.has(separateWords(word));

function headOf(words: string): string {
  const all = words.split(" ");
  return all.length < 2 ? "" : (all.findLast(isHeadWord) ?? "");
}

/**
 * The word of a search that says what someone is, "engineer1" of "sales engineer1", in the words of
 * the index; "" for a single word, for none such, and where one or another may say it.
 */
export function headWordOf(words: string): string {
  const [head = "", ...others] = words.split(/(?:^| )or(?: |$)/).map(headOf);
  return others.every((other) => other === head) ? head : "";
}

const ROLE =
  /(?:er|or|ist|ant|ent|ian|eer|ess|man|woman|men|yst|ive|ary)s?$|^(?:nurse|chef|cook|clerk|architect|pilot|guard|maid|nanny|intern|lead|head|staff|crew|trainee|associate|attorney|tutor|aide|apprentice|carer|porter|doctor)s?$/i;

/** Whether the words of a search say what someone is: "nurse", not "nursing". */
export function saysRole(text: string): boolean {
  return isRole(text.split(/\s+/).map((word) => ({ text: word })));
}

/** Whether a search is one word for what someone does: "nursing". */
export function saysActivity(text: string): boolean {
  return /^\p{L}{3,}ing$/u.test(text);
}

/** Whether words end like the name of an occupation. */
export function isRole(words: readonly { text: string }[]): boolean {
  return words.some(({ text }) => ROLE.test(text));
}
