import { memberParams, roleChangeInput } from "@/lib/companies/team/schema";
import { NO_MEMBER, OWNERS_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const PATCH = {
  summary: "Change a member's role",
  auth: "required",
  params: memberParams,
  body: roleChangeInput,
  problems: { ...OWNERS_ONLY, ...NO_MEMBER, 409: "There would be no owner left." },
} satisfies Operation;

export const DELETE = {
  summary: "Remove someone from a company, or leave it",
  description: "They lose access right away.",
  auth: "required",
  params: memberParams,
  problems: { ...OWNERS_ONLY, ...NO_MEMBER, 409: "There would be no owner left." },
} satisfies Operation;
