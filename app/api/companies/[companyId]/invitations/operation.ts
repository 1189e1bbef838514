import { z } from "zod";
import { companyParams } from "@/lib/companies/profile.schema";
import { invitationInput } from "@/lib/companies/team/schema";
import { NO_MEMBER, OWNERS_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Invite someone by email",
  description: "The link works for seven days, for an account with that address alone.",
  auth: "required",
  params: companyParams,
  body: invitationInput,
  answer: z.object({ id: z.uuid() }),
  status: 201,
  problems: {
    ...OWNERS_ONLY,
    ...NO_MEMBER,
    409: "They belong to the company already, or it is full.",
    429: "Twenty within an hour, or sixty within a day.",
  },
} satisfies Operation;
