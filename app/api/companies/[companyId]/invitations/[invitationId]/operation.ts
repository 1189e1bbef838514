import { invitationParams } from "@/lib/companies/team/schema";
import { NO_MEMBER, OWNERS_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const DELETE = {
  summary: "Revoke an invitation",
  auth: "required",
  params: invitationParams,
  problems: { ...OWNERS_ONLY, ...NO_MEMBER, 409: "It has since been accepted." },
} satisfies Operation;
