import type { Operation } from "@/lib/http/operation";
import { reportInput, reportParams } from "@/lib/moderation/report-input.schema";

export const POST = {
  summary: "Report a job",
  description: "With or without an account. Each person counts once per version of the job.",
  params: reportParams,
  body: reportInput,
  problems: {
    404: "There's no such public job.",
    429: "Too many reports; `Retry-After` says how long to wait.",
  },
} satisfies Operation;
