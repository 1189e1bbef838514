import { journeyInput } from "@/lib/accounts/providers/schema";
import { TOO_MANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Begin a login by Google or LinkedIn",
  description:
    "For the login page of this site: sets the cookie of the browser that may come back within fifteen minutes.",
  body: journeyInput,
  problems: { ...TOO_MANY, 404: "The operator hasn't set keys for this provider." },
} satisfies Operation;

export const DELETE = {
  summary: "Give up a login by Google or LinkedIn",
} satisfies Operation;
