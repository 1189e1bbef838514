import { z } from "zod";
import {
  DEFAULT_WORDS,
  kindOfWords,
  LONGEST_WORDS,
  OPTIONAL_WORDS,
  type WordName,
} from "./defaults";

function shapeOf(name: WordName) {
  const most = LONGEST_WORDS[kindOfWords(name)];
  const least = OPTIONAL_WORDS.includes(name) ? 0 : 1;
  return z
    .string()
    .transform((text) => text.replace(/[\p{Cc}\s]+/gu, " ").trim())
    .pipe(
      z.string().min(least, "must not be empty").max(most, `must be at most ${most} characters`),
    );
}

const names = Object.keys(DEFAULT_WORDS) as WordName[];

/** The texts that an operator can change, each a single line. */
export const wordShapes = Object.fromEntries(names.map((name) => [name, shapeOf(name)])) as Record<
  WordName,
  ReturnType<typeof shapeOf>
>;
