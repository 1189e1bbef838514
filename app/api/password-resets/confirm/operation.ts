import { resetInput } from "@/lib/accounts/schema";
import { TOO_MANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Set a new password by a mailed link",
  description: "Every session and token of the account ends.",
  body: resetInput,
  problems: { ...TOO_MANY, 410: "The link was used, superseded, has expired or never was." },
} satisfies Operation;
