import { ADMINS_ONLY, NOTHING_HERE } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { fieldsPreviewInput, sourceParams, sourcePreview } from "@/lib/sources/schema";

export const POST = {
  summary: "Look at what a source would bring with other fields",
  description: "Nothing is saved.",
  auth: "required",
  scope: "import",
  params: sourceParams,
  body: fieldsPreviewInput,
  response: sourcePreview,
  problems: { ...ADMINS_ONLY, ...NOTHING_HERE },
} satisfies Operation;
