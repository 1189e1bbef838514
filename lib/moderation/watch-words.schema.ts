import { z } from "zod";

const WORDS_MAX = 200;
const WORD_MAX_LENGTH = 60;
const TEXT_MAX_LENGTH = 15_000;

/** `PUT /api/admin/watch-words`: one word or phrase per line. */
export const watchWordsInput = z.strictObject({
  words: z
    .string("Write one word or phrase on each line")
    .max(TEXT_MAX_LENGTH, "That's too much at once")
    .transform((text) => {
      const lines = text.split(/\r?\n/).map((line) => line.replace(/[\p{Cc}\s]+/gu, " ").trim());
      return [...new Map(lines.filter(Boolean).map((line) => [line.toLowerCase(), line])).values()];
    })
    .refine((words) => words.length <= WORDS_MAX, `Watch for at most ${WORDS_MAX} words`)
    .refine(
      (words) => words.every((word) => word.length <= WORD_MAX_LENGTH),
      `Each is at most ${WORD_MAX_LENGTH} characters long`,
    )
    .refine(
      (words) => words.every((word) => word.length >= 3),
      "Each must have at least 3 letters: shorter ones occur in half of all texts",
    ),
});
