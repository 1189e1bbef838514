import type { Operation } from "@/lib/http/operation";
import { reportInput, reportParams } from "@/lib/moderation/report-input.schema";

export const POST = {
  summary: "Say that a posting should not be here",
  description: "With an account or without; one person is counted once for what it says.",
  params: reportParams,
  body: reportInput,
  problems: {
    404: "There is no such public posting.",
    429: "Too many reports; `Retry-After` says how long to wait.",
  },
} satisfies Operation;
