import { pictureParams } from "@/lib/companies/pictures/schema";
import { ADMINS_ONLY, NOTHING_HERE } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { removalInput } from "@/lib/moderation/decisions.schema";

export const POST = {
  summary: "Remove one of a company's pictures",
  description: "Its people are told why.",
  auth: "required",
  params: pictureParams,
  body: removalInput,
  problems: { ...ADMINS_ONLY, ...NOTHING_HERE },
} satisfies Operation;
