import { fold } from "@/lib/shared/text";

const LONGEST = 60;
// An address, a number to call, an id: nothing that a synonym could be made for.
const PERSONAL = /@|\d{4}|https?:/;

/** What is kept of words that found nothing; null for words that could be about a person. */
export function zeroResultWords(query: string): string | null {
  const words = fold(query).replace(/\s+/g, " ").trim();
  if (words.length < 2 || words.length > LONGEST || PERSONAL.test(query)) return null;
  return words;
}
