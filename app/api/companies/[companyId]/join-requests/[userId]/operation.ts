import { joinDecisionInput, memberParams } from "@/lib/companies/team/schema";
import { NO_MEMBER, OWNERS_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const PUT = {
  summary: "Accept or decline someone who asked to join",
  auth: "required",
  params: memberParams,
  body: joinDecisionInput,
  problems: { ...OWNERS_ONLY, ...NO_MEMBER, 409: "Another owner has already decided." },
} satisfies Operation;
