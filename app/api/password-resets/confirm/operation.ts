import { resetInput } from "@/lib/accounts/schema";
import { TOO_MANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Set a new password with an emailed link",
  description: "Ends every session and token of the account.",
  body: resetInput,
  problems: { ...TOO_MANY, 410: "The link was used or replaced, has expired, or never existed." },
} satisfies Operation;
