import { z } from "zod";
import type { Operation } from "@/lib/http/operation";
import { employerJobsRequest } from "@/lib/jobs/employer/filters";
import { ownJobRow } from "@/lib/jobs/employer/views.schema";

export const GET = {
  summary: "List your companies' jobs",
  auth: "required",
  scope: "read_jobs",
  query: employerJobsRequest,
  response: z.object({
    jobs: z.array(ownJobRow),
    total: z.int(),
    page: z.int(),
    pageCount: z.int(),
    counts: z.record(z.string(), z.int()).describe("By state, regardless of the filter."),
    hasAny: z.boolean(),
  }),
  // Values that can't be read are ignored.
  problems: { 422: null },
} satisfies Operation;
