import { verificationParams } from "@/lib/companies/verification/schema";
import { OWNERS_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const DELETE = {
  summary: "Call off a verification that is under way",
  auth: "required",
  params: verificationParams,
  problems: { ...OWNERS_ONLY, 404: "No company of yours has this id, or nothing of it this one." },
} satisfies Operation;
