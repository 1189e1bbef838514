import { z } from "zod";
import { acceptanceParams, invitedAccountInput } from "@/lib/companies/team/schema";
import { TOO_MANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Accept an invitation with a new account",
  params: acceptanceParams,
  body: invitedAccountInput,
  response: z.object({ companyId: z.uuid(), email: z.string() }),
  status: 201,
  problems: {
    ...TOO_MANY,
    409: "The address has an account. Log in and accept the invitation.",
    410: "It has expired, was used or withdrawn, or the token isn't its own.",
  },
} satisfies Operation;
