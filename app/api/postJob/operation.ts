import { z } from "zod";
import { TOO_MANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { postingReceipt } from "@/lib/jobs/posting/schema";
import { specPosting } from "@/lib/jobs/posting/spec-api.schema";

export const POST = {
  summary: "Post a job for your company",
  description:
    "`company` names one of your companies; you may leave it out if you have only one. `postedBy` is ignored: the caller is who posts.",
  auth: "required",
  body: specPosting,
  response: z.object({
    success: z.literal(true),
    message: postingReceipt.shape.message,
    job: z.object({
      _id: z.uuid(),
      title: z.string(),
      status: postingReceipt.shape.status,
      reviewReasons: postingReceipt.shape.reviewReasons,
    }),
  }),
  status: 201,
  problems: {
    ...TOO_MANY,
    403: "You're not a member of a company, or the company is suspended.",
    409: "The company has a very similar job.",
  },
} satisfies Operation;
