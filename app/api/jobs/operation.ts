import { NO_COMPANY, TOO_MANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { newPostingInput, postingReceipt } from "@/lib/jobs/posting/schema";

export const POST = {
  summary: "Post a job with all its fields",
  description: "Sending it again with the same `submissionId` changes nothing.",
  auth: "required",
  body: newPostingInput,
  response: postingReceipt,
  status: 201,
  problems: {
    ...NO_COMPANY,
    ...TOO_MANY,
    403: "You're not a member of a company, or the company is suspended.",
    409: "The company has a very similar posting.",
  },
} satisfies Operation;
