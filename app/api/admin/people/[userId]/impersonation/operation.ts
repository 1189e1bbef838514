import { z } from "zod";
import { impersonationInput } from "@/lib/accounts/admins/impersonation.schema";
import { personParams } from "@/lib/accounts/admins/people.schema";
import { ADMINS_ONLY, NOTHING_HERE } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "View the site as someone else",
  description:
    "In this browser's session, for half an hour, recorded in the audit log. You can't change anything or open files.",
  auth: "required",
  params: personParams,
  body: impersonationInput,
  response: z.object({ username: z.string() }),
  problems: { ...ADMINS_ONLY, ...NOTHING_HERE, 409: "The account is suspended." },
} satisfies Operation;
