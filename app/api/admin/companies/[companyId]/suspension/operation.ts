import { ADMINS_ONLY, NOTHING_HERE } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { companyIdParams, suspensionInput } from "@/lib/moderation/suspension.schema";

export const PUT = {
  summary: "Suspend or restore a company",
  description:
    "Its jobs are hidden right away, its members are signed out and can't open applications, and applicants are told.",
  auth: "required",
  params: companyIdParams,
  body: suspensionInput,
  problems: { ...ADMINS_ONLY, ...NOTHING_HERE, 409: "It's already so." },
} satisfies Operation;
