import { personParams, userTypeChange } from "@/lib/accounts/admins/people.schema";
import { ADMINS_ONLY, NOTHING_HERE } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const PUT = {
  summary: "Change an account's type",
  auth: "required",
  params: personParams,
  body: userTypeChange,
  problems: {
    ...ADMINS_ONLY,
    ...NOTHING_HERE,
    409: "It already has this type, its address isn't verified, it has a company, or it's the last admin.",
  },
} satisfies Operation;
