import { ADMINS_ONLY, NOTHING_HERE } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { companyIdParams, standingInput } from "@/lib/moderation/suspension.schema";

export const PUT = {
  summary: "Suspend a company, or take that back",
  description:
    "Its postings are out of sight at once, its people are signed out and open no résumé, and those who applied are told.",
  auth: "required",
  params: companyIdParams,
  body: standingInput,
  problems: { ...ADMINS_ONLY, ...NOTHING_HERE, 409: "It is so already." },
} satisfies Operation;
