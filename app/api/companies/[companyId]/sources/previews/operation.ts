import { companyParams } from "@/lib/companies/profile.schema";
import { NO_COMPANY, VERIFIED_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { companyPreviewInput } from "@/lib/sources/owned/schema";
import { sourcePreview } from "@/lib/sources/schema";

export const POST = {
  summary: "Look at what a company's career site would bring",
  description:
    "Reads the beginning of what is at the address and says which jobs would come in and which rows wouldn't. Nothing is saved.",
  auth: "required",
  scope: "import_own",
  params: companyParams,
  body: companyPreviewInput,
  response: sourcePreview,
  problems: { ...VERIFIED_ONLY, ...NO_COMPANY },
} satisfies Operation;
