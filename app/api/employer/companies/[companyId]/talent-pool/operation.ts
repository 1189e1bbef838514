import { companyParams } from "@/lib/applications/pipeline/stages.schema";
import { pooledReceipt, poolPersonInput } from "@/lib/applications/talent-pool/schema";
import { NO_COMPANY, TOO_MANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Ask someone who didn't apply whether the company may keep them in its talent pool",
  description:
    "They're asked by mail, and on the site if they have an account with this address. Without an answer, everything is deleted after 30 days.",
  auth: "required",
  params: companyParams,
  body: poolPersonInput,
  response: pooledReceipt,
  status: 201,
  problems: {
    ...TOO_MANY,
    ...NO_COMPANY,
    403: "Your own email address isn't verified.",
    409: "They were asked before, don't want it, or are in your team.",
  },
} satisfies Operation;
