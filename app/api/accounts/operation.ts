import { z } from "zod";
import { signUpInput, USER_TYPES } from "@/lib/accounts/schema";
import { CHALLENGED, TOO_MANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Create an account with the site's own form",
  body: signUpInput,
  response: z.object({ userId: z.uuid(), userType: z.enum(USER_TYPES) }),
  status: 201,
  problems: { ...CHALLENGED, ...TOO_MANY },
} satisfies Operation;
