import { NO_COMPANY_SOURCE, VERIFIED_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { companySourceParams } from "@/lib/sources/owned/schema";
import { deletionQuery, sourceChange, sourceView } from "@/lib/sources/schema";

export const GET = {
  summary: "Read a company's source with its runs",
  auth: "required",
  scope: "import_own",
  params: companySourceParams,
  response: sourceView,
  problems: NO_COMPANY_SOURCE,
} satisfies Operation;

export const PATCH = {
  summary:
    "Pause or resume a company's source, or change how often it is read or which field is which",
  auth: "required",
  scope: "import_own",
  params: companySourceParams,
  body: sourceChange,
  problems: { ...VERIFIED_ONLY, ...NO_COMPANY_SOURCE },
} satisfies Operation;

export const DELETE = {
  summary: "Delete a company's source",
  description: "Its jobs stay until their own end, or end now.",
  auth: "required",
  params: companySourceParams,
  query: deletionQuery,
  problems: NO_COMPANY_SOURCE,
} satisfies Operation;
