import { companyParams } from "@/lib/applications/pipeline/stages.schema";
import { savedViews, viewInput } from "@/lib/applications/saved-views/schema";
import { LIST_FULL, NO_COMPANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const GET = {
  summary: "List your saved views of a company's applications",
  auth: "required",
  params: companyParams,
  response: savedViews,
  problems: NO_COMPANY,
} satisfies Operation;

export const POST = {
  summary: "Save a view of a company's applications, for yourself",
  auth: "required",
  params: companyParams,
  body: viewInput,
  response: savedViews,
  status: 201,
  problems: { ...NO_COMPANY, ...LIST_FULL },
} satisfies Operation;
