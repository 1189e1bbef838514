import { pipelinePage, pipelineQuery } from "@/lib/applications/pipeline/schema";
import { NO_COMPANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const GET = {
  summary: "List your company's applications",
  auth: "required",
  scope: "read_applications",
  query: pipelineQuery,
  response: pipelinePage,
  problems: NO_COMPANY,
} satisfies Operation;
