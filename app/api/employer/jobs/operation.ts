import { z } from "zod";
import type { Operation } from "@/lib/http/operation";
import { ownJobsRequest } from "@/lib/jobs/employer/filters";
import { ownJobRow } from "@/lib/jobs/employer/schema";

export const GET = {
  summary: "List the postings of one's companies",
  auth: "required",
  query: ownJobsRequest,
  answer: z.object({
    jobs: z.array(ownJobRow),
    total: z.int(),
    page: z.int(),
    pageCount: z.int(),
    counts: z.record(z.string(), z.int()).describe("By state, whatever states are asked for."),
    hasAny: z.boolean(),
  }),
  // What cannot be read is as if it were not there.
  problems: { 422: null },
} satisfies Operation;
