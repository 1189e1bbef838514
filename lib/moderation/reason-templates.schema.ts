import { z } from "zod";
import { cleanLines } from "@/lib/shared/text";
import { REASON_MAX_LENGTH } from "./decisions.schema";
import { REASON_PURPOSES, type ReasonPurpose } from "./reason-purposes.schema";

export const TEMPLATES_MAX = 50;

export type ReasonTemplateView = {
  id: string;
  name: string;
  text: string;
  purpose: ReasonPurpose;
};

export const templateParams = z.object({ templateId: z.uuid("This isn't a template's id") });
export const templateInput = z.strictObject({
  name: z
    .string("Give the reason a name")
    .transform((name) => name.replace(/[\p{Cc}\s]+/gu, " ").trim())
    .refine((name) => name.length >= 2, "Give the reason a name")
    .refine((name) => name.length <= 80, "Name must be at most 80 characters long"),
  text: z
    .string("Write the message")
    .max(REASON_MAX_LENGTH, "Text must be at most 2,000 characters long")
    .transform((text) => cleanLines(text).trim())
    .refine((text) => text.length >= 3, "Write the message"),
  purpose: z
    .enum(Object.keys(REASON_PURPOSES) as [ReasonPurpose, ...ReasonPurpose[]])
    .optional()
    .describe("Where admins can choose it. It's kept, or `content`, if left out."),
});
export type TemplateInput = z.infer<typeof templateInput>;
