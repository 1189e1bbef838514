import { NO_COMPANY, TOO_MANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { newPostingInput, postingReceipt } from "@/lib/jobs/posting/schema";

export const POST = {
  summary: "Post a job with everything it can say",
  description: "Sent again with the same `submissionId` nothing happens twice.",
  auth: "required",
  body: newPostingInput,
  answer: postingReceipt,
  status: 201,
  problems: {
    ...NO_COMPANY,
    ...TOO_MANY,
    403: "One belongs to no company, or the company is suspended.",
    409: "The company has a posting much like this one.",
  },
} satisfies Operation;
