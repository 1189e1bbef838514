import { z } from "zod";
import { companyParams } from "@/lib/companies/profile.schema";
import { invitationInput } from "@/lib/companies/team/schema";
import { NO_MEMBER, OWNERS_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Invite someone by email",
  description: "The link works for seven days, only for an account with that address.",
  auth: "required",
  params: companyParams,
  body: invitationInput,
  response: z.object({ id: z.uuid() }),
  status: 201,
  problems: {
    ...OWNERS_ONLY,
    ...NO_MEMBER,
    409: "They're already a member of the company, or it's full.",
    429: "Twenty an hour, or sixty a day.",
  },
} satisfies Operation;
