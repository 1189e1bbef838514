import { ADMINS_ONLY, NOTHING_HERE } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { itemParams, verdictInput } from "@/lib/moderation/decisions.schema";

export const POST = {
  summary: "Decide on an item in the review queue",
  description:
    "For a report, approving keeps the job and rejecting takes it down. For an appeal, approving reverses the decision. The person concerned reads the reason.",
  auth: "required",
  params: itemParams,
  body: verdictInput,
  problems: {
    ...ADMINS_ONLY,
    ...NOTHING_HERE,
    409: "Someone has since decided, or it has changed since you viewed it.",
  },
} satisfies Operation;
