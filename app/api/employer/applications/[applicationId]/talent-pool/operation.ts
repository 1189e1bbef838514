import { applicationParams } from "@/lib/applications/status.schema";
import { pooledReceipt } from "@/lib/applications/talent-pool/schema";
import { TOO_MANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Ask an applicant whether the company may keep them in its talent pool",
  description:
    "They're asked by mail and on the site. Until they agree, the company sees no more than the name there; without an answer, it's deleted after 30 days.",
  auth: "required",
  params: applicationParams,
  response: pooledReceipt,
  status: 201,
  problems: {
    ...TOO_MANY,
    403: "Your own email address isn't verified.",
    404: "Your company has no application with this id.",
    409: "They were asked before, don't want it, or blind screening hides who they are.",
  },
} satisfies Operation;
