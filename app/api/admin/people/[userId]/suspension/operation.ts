import { personParams } from "@/lib/accounts/admins/people.schema";
import { ADMINS_ONLY, NOTHING_HERE } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { suspensionInput } from "@/lib/moderation/suspension.schema";

export const PUT = {
  summary: "Suspend or restore an account",
  auth: "required",
  params: personParams,
  body: suspensionInput,
  problems: { ...ADMINS_ONLY, ...NOTHING_HERE, 409: "It's already so, or it's the last admin." },
} satisfies Operation;
