import { fold } from "@/lib/shared/text";
import { LONGEST_WORD } from "./edit-distance";

/** The words of a text that can be compared with others. */
export const comparable = (text: string): string[] =>
  fold(text)
    .split(" ")
    .filter((word) => word !== "" && word.length <= LONGEST_WORD);

const FEW_LETTERS = 4;
/** Whether a word has so few letters that others are near it by chance. */
export const isOfFew = (word: string): boolean => word.length <= FEW_LETTERS;

const lettersOf = (word: string) => [...word].sort().join("");

/**
 * Whether a word became a place by a mistake in so few letters: "zara" became Zaria. Swapped letters
 * are no such mistake.
 */
export const isFarFetched = (typed: string, place: string): boolean =>
  isOfFew(typed) && typed !== place && lettersOf(typed) !== lettersOf(place);
