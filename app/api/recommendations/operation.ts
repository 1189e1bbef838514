import { z } from "zod";
import type { Operation } from "@/lib/http/operation";
import { recommendationsQuery } from "@/lib/recommendations/schema";

const card = z
  .looseObject({
    id: z.uuid(),
    slug: z.string().describe("`/job/{slug}` is the job's page."),
    title: z.string(),
    location: z.string(),
    postedAt: z.iso.datetime(),
  })
  .describe("A job as its card shows it.");

export const GET = {
  summary: "List recommended jobs, each with the reason",
  auth: "required",
  query: recommendationsQuery,
  response: z.object({
    state: z
      .enum(["given", "no_consent", "nothing_known"])
      .describe("Why there are none: without the consent, or with nothing to go by."),
    jobs: z.array(z.object({ job: card, reasons: z.array(z.string()) })),
  }),
} satisfies Operation;
