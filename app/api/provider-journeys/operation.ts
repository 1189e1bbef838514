import { journeyInput } from "@/lib/accounts/providers/schema";
import { TOO_MANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Start logging in with Google or LinkedIn",
  description:
    "For this site's login page. Sets a cookie that lets this browser return within 15 minutes.",
  body: journeyInput,
  problems: { ...TOO_MANY, 404: "The operator hasn't set keys for this provider." },
} satisfies Operation;

export const DELETE = {
  summary: "Cancel a login with Google or LinkedIn",
} satisfies Operation;
