import { NO_COMPANY_SOURCE, VERIFIED_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { companySourceParams } from "@/lib/sources/owned/schema";
import { runInput } from "@/lib/sources/schema";

export const POST = {
  summary: "Read a company's source now",
  description: "In the background, even if the source is paused.",
  auth: "required",
  scope: "import_own",
  params: companySourceParams,
  body: runInput,
  status: 202,
  problems: { ...VERIFIED_ONLY, ...NO_COMPANY_SOURCE },
} satisfies Operation;
