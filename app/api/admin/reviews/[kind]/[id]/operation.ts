import { ADMINS_ONLY, NOTHING_HERE } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { itemParams, verdictInput } from "@/lib/moderation/decisions.schema";

export const POST = {
  summary: "Decide about one thing of the review queue",
  description:
    "Of a report, approved means that the posting stays; rejected takes it down. Of an appeal, approved does what was refused. The reason is read by whomever it is about.",
  auth: "required",
  params: itemParams,
  body: verdictInput,
  problems: {
    ...ADMINS_ONLY,
    ...NOTHING_HERE,
    409: "Someone has since decided, or it changed after it was viewed.",
  },
} satisfies Operation;
