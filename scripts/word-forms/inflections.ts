/** What a word may be the plural of. */
function singulars(word: string): string[] {
  const found: string[] = [];
  if (word.endsWith("ies")) found.push(`${word.slice(0, -3)}y`);
  if (word.endsWith("es")) found.push(word.slice(0, -2));
  if (/(?<!s|u|i)s$/.test(word)) found.push(word.slice(0, -1));
  return found;
}

/** What verb a word in -ing or -ed may be a form of. */
function verbs(word: string): string[] {
  const [, stem = "", ending = ""] = /^(.{3,})(ing|ed)$/.exec(word) ?? [];
  if (ending === "") return [];
  const found = [stem, `${stem}e`];
  if (/([^aeiou])\1$/.test(stem)) found.push(stem.slice(0, -1));
  if (ending === "ed" && stem.endsWith("i")) found.push(`${stem.slice(0, -1)}y`);
  return found;
}

/** The singular of a word, if it is among the words; else the word. */
export function singularOf(word: string, words: ReadonlySet<string>): string {
  return singulars(word).find((one) => words.has(one)) ?? word;
}

/** Whether one of two words is a form of the other: of the verb, in -ing or -ed. */
export function isVerbForm(one: string, other: string): boolean {
  return verbs(one).includes(other) || verbs(other).includes(one);
}

/** A word without what is spelt in several ways: "modeller", "labour", "organise". */
function plainSpelling(word: string): string {
  return word
    .replace(/([^aeiou])\1/g, "$1")
    .replace(/our/g, "or")
    .replace(/is(?=e|ing|ation|ed)/g, "iz")
    .replace(/ogue/g, "og")
    .replace(/tre$/, "ter");
}

/** Whether two words are spellings of one. */
export function isSpelling(one: string, other: string): boolean {
  return plainSpelling(one) === plainSpelling(other);
}
