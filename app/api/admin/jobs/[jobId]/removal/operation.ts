import { ADMINS_ONLY, NOTHING_HERE } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { removalInput } from "@/lib/moderation/decisions.schema";
import { reportParams } from "@/lib/moderation/report-input.schema";

export const POST = {
  summary: "Take a job down",
  auth: "required",
  params: reportParams,
  body: removalInput,
  problems: {
    ...ADMINS_ONLY,
    ...NOTHING_HERE,
    409: "Someone has since decided, or it has changed since you viewed it.",
  },
} satisfies Operation;
