import { z } from "zod";
import type { Operation } from "@/lib/http/operation";
import { jobCard } from "@/lib/jobs/public/cards.schema";
import { recommendationsQuery } from "@/lib/recommendations/schema";

export const GET = {
  summary: "List recommended jobs, each with the reason",
  auth: "required",
  query: recommendationsQuery,
  response: z.object({
    state: z
      .enum(["given", "no_consent", "nothing_known"])
      .describe("Why there are none: without the consent, or with nothing to go by."),
    jobs: z.array(z.object({ job: jobCard, reasons: z.array(z.string()) })),
  }),
} satisfies Operation;
