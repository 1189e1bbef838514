import { NO_COMPANY, TOO_MANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { newPostingInput, postingReceipt } from "@/lib/jobs/posting/schema";

export const POST = {
  summary: "Post a job with all its fields",
  description:
    "Sending it again with the same `submissionId` or `Idempotency-Key` changes nothing. A key is remembered for 30 days, for the whole company.",
  auth: "required",
  scope: "write_jobs",
  isRepeatable: true,
  body: newPostingInput,
  response: postingReceipt,
  status: 201,
  problems: {
    ...NO_COMPANY,
    ...TOO_MANY,
    403: "You're not a member of a company, the company is suspended, or the API key lacks the scope.",
    409: "The company has a very similar job.",
  },
} satisfies Operation;
