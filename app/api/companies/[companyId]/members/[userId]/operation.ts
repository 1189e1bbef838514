import { memberParams, roleChangeInput } from "@/lib/companies/team/schema";
import { NO_MEMBER, OWNERS_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const PATCH = {
  summary: "Give a member another role",
  auth: "required",
  params: memberParams,
  body: roleChangeInput,
  problems: { ...OWNERS_ONLY, ...NO_MEMBER, 409: "No owner would be left." },
} satisfies Operation;

export const DELETE = {
  summary: "Remove someone from a company, or leave it",
  description: "They can do nothing there from that moment on.",
  auth: "required",
  params: memberParams,
  problems: { ...OWNERS_ONLY, ...NO_MEMBER, 409: "No owner would be left." },
} satisfies Operation;
