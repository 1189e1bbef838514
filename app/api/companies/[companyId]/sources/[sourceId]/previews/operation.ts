import { NO_COMPANY_SOURCE, VERIFIED_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { companySourceParams } from "@/lib/sources/owned/schema";
import { fieldsPreviewInput, sourcePreview } from "@/lib/sources/schema";

export const POST = {
  summary: "Look at what a company's source would bring with other fields",
  description: "Nothing is saved.",
  auth: "required",
  scope: "import_own",
  params: companySourceParams,
  body: fieldsPreviewInput,
  response: sourcePreview,
  problems: { ...VERIFIED_ONLY, ...NO_COMPANY_SOURCE },
} satisfies Operation;
