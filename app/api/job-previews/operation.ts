import { z } from "zod";
import { NO_COMPANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { previewInput } from "@/lib/jobs/posting/schema";
import { jobDetail } from "@/lib/jobs/public/cards.schema";

export const POST = {
  summary: "Preview a job",
  description: "Accepts an incomplete form and stores nothing.",
  auth: "required",
  body: previewInput,
  response: z.object({
    job: jobDetail,
    errors: z.record(z.string(), z.string()),
    reasons: z.array(z.string()).describe("Why an admin would review it."),
    unknownPlaces: z.array(z.string()),
    usualPay: z.string().nullable().describe("What similar jobs pay, if known."),
    searchView: z.object({
      title: z.string(),
      address: z.string(),
      snippet: z.string(),
      facts: z.array(z.object({ name: z.string(), text: z.string() })),
      advice: z.array(z.string()),
    }),
  }),
  problems: NO_COMPANY,
} satisfies Operation;
