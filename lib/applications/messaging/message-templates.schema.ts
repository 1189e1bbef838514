import { z } from "zod";
import { cleanLines } from "@/lib/shared/text";
import { MESSAGE_MAX_LENGTH } from "../limits.schema";

export const TEMPLATES_MAX = 100;

const nameInput = z
  .string("Name the template")
  .transform((name) => name.replace(/\s+/g, " ").trim())
  .pipe(
    z
      .string()
      .min(1, "Name the template")
      .max(80, "The name must be at most 80 characters long")
      .regex(/^[^\p{Cc}]*$/u, "The name is one line"),
  );

const textInput = z
  .string("Write the template's text")
  .transform((text) => cleanLines(text).trim())
  .pipe(
    z
      .string()
      .min(1, "Write the template's text")
      .max(MESSAGE_MAX_LENGTH, "A template must be at most 5,000 characters long"),
  )
  .describe("Plain text; {first name}, {name}, {job}, {company} and {sender} are filled in.");

export const templateInput = z.strictObject({ name: nameInput, text: textInput });
export type NewTemplate = z.infer<typeof templateInput>;

export const templatesQuery = z.strictObject({
  companyId: z.uuid("This isn't a company's id"),
});
export const newTemplateInput = templateInput.extend(templatesQuery.shape);
export const templateParams = z.object({ templateId: z.uuid("This isn't a template's id") });

/** A message that a company sends often. */
export const templateView = z.object({ id: z.uuid(), name: z.string(), text: z.string() });
export type TemplateView = z.infer<typeof templateView>;

/** A template to choose from. */
export const listedTemplate = templateView.extend({
  isStarter: z
    .boolean()
    .describe("Whether it's built in. No one can change or delete a built-in template."),
});
export type ListedTemplate = z.infer<typeof listedTemplate>;

/** A template, filled in for one applicant. */
export const filledTemplate = listedTemplate.extend({ filled: z.string() });
export type FilledTemplate = z.infer<typeof filledTemplate>;
