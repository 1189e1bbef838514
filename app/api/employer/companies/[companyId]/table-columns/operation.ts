import { companyParams } from "@/lib/applications/pipeline/stages.schema";
import { tableColumns } from "@/lib/applications/saved-views/schema";
import { NO_COMPANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const PUT = {
  summary: "Choose the columns that you see in the table of a company's applications",
  auth: "required",
  params: companyParams,
  body: tableColumns,
  response: tableColumns,
  problems: NO_COMPANY,
} satisfies Operation;
