const ROLE =
  /(?:er|or|ist|ant|ent|ian|eer|ess|man|woman|men|yst|ive|ary)s?$|^(?:nurse|chef|cook|clerk|architect|pilot|guard|maid|nanny|intern|lead|head|staff|crew|trainee|associate|attorney|tutor|aide|apprentice|carer|porter|doctor)s?$/i;

/** Whether the words of a search say what somebody is: "nurse", not "nursing". */
export function saysRole(text: string): boolean {
  return isRole(text.split(/\s+/).map((word) => ({ text: word })));
}

/** Whether words end like the name of an occupation. */
export function isRole(words: readonly { text: string }[]): boolean {
  return words.some(({ text }) => ROLE.test(text));
}
