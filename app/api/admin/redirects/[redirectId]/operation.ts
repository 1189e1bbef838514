import { redirectInput, redirectParams, redirectView } from "@/lib/content/redirects/schema";
import { ADMINS_ONLY, NOTHING_HERE } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const PUT = {
  summary: "Change an old address or where it leads",
  auth: "required",
  params: redirectParams,
  body: redirectInput,
  response: redirectView,
  problems: { ...ADMINS_ONLY, ...NOTHING_HERE, 409: "The address already leads somewhere." },
} satisfies Operation;

export const DELETE = {
  summary: "Have an old address lead nowhere",
  auth: "required",
  params: redirectParams,
  problems: { ...ADMINS_ONLY, ...NOTHING_HERE },
} satisfies Operation;
