import { ADMINS_ONLY, NOTHING_HERE } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { templateInput, templateParams } from "@/lib/moderation/reason-templates.schema";

export const PUT = {
  summary: "Change a common reason",
  auth: "required",
  params: templateParams,
  body: templateInput,
  problems: { ...ADMINS_ONLY, ...NOTHING_HERE, 409: "Another reason has this name." },
} satisfies Operation;

export const DELETE = {
  summary: "Delete a common reason",
  auth: "required",
  params: templateParams,
  problems: ADMINS_ONLY,
} satisfies Operation;
