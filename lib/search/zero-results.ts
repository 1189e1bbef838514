import { fold } from "@/lib/shared/text";

const LONGEST = 60;
// An address, a phone number, an id: nothing to make a synonym for.
const PERSONAL = /@|\d{4}|https?:/;

/** What to keep of words that found nothing; `null` if they could be about a person. */
export function zeroResultWords(query: string): string | null {
  const words = fold(query).replace(/\s+/g, " ").trim();
  if (words.length < 2 || words.length > LONGEST || PERSONAL.test(query)) return null;
  return words;
}
