import { z } from "zod";
import { cleanLines } from "@/lib/shared/text";

const MOST_SKILLS = 50;
const MOST_CRITERIA = 8;

/** A line that must be there, with the spec's sentence when it is not. */
export const required = (sentence: string, most: number) =>
  z
    .string(sentence)
    .transform((text) => cleanLines(text).replace(/\s+/g, " ").trim())
    .pipe(z.string().min(1, sentence).max(most, `Use at most ${most} characters`));

/** A line that may be left out. */
export const optional = (most: number) =>
  z
    .string()
    .transform((text) => cleanLines(text).replace(/\s+/g, " ").trim() || null)
    .pipe(z.string().max(most, `Use at most ${most} characters`).nullable())
    .nullable()
    .default(null);

/** Skills as they are written, without the empty ones. */
export const skillsInput = z
  .array(z.string().transform((name) => name.trim()))
  .transform((names) => names.filter(Boolean))
  .pipe(
    z
      .array(z.string().max(80, "A skill has at most 80 characters"))
      .max(MOST_SKILLS, `Name at most ${MOST_SKILLS} skills`),
  )
  .default([]);

/** The same in another case counts once: ratings are kept by the name. */
function distinct(names: readonly string[]): string[] {
  const first = new Map<string, string>();
  for (const name of names) {
    if (!first.has(name.toLowerCase())) first.set(name.toLowerCase(), name);
  }
  return [...first.values()];
}

/** What applicants are rated by, each once. */
export const criteriaInput = z
  .array(z.string().transform((name) => cleanLines(name).replace(/\s+/g, " ").trim()))
  .transform((names) => distinct(names.filter(Boolean)))
  .pipe(
    z
      .array(z.string().max(60, "What applicants are rated by has at most 60 characters"))
      .max(MOST_CRITERIA, `Rate applicants by at most ${MOST_CRITERIA} things`),
  )
  .default([]);
