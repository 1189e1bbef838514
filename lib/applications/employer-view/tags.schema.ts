import { z } from "zod";
import { TAG_MAX_LENGTH } from "../limits.schema";
import { applicationParams } from "../status.schema";

const tagText = z
  .string("Write a tag")
  .transform((tag) => tag.replace(/\s+/g, " ").trim())
  .pipe(
    z
      .string()
      .min(1, "Write a tag")
      .max(TAG_MAX_LENGTH, `A tag must be at most ${TAG_MAX_LENGTH} characters long`)
      .regex(/^[^\p{Cc},]*$/u, "A tag is one line without commas"),
  );

export const tagInput = z.strictObject({ tag: tagText });
export const tagParams = applicationParams.extend({ tag: tagText });

/** An applicant's tags by name, and the company's other tags, most used first. */
export const tagView = z.object({
  tags: z.array(z.string()),
  suggestions: z.array(z.string()),
});
export type TagView = z.infer<typeof tagView>;
