import { personParams, userTypeChange } from "@/lib/accounts/admins/people.schema";
import { ADMINS_ONLY, NOTHING_HERE } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const PUT = {
  summary: "Make an account another kind, an admin's among them",
  auth: "required",
  params: personParams,
  body: userTypeChange,
  problems: {
    ...ADMINS_ONLY,
    ...NOTHING_HERE,
    409: "It is one, its address is not verified, it has a company, or it is the last admin.",
  },
} satisfies Operation;
