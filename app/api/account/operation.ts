import { accountView, profileInput } from "@/lib/accounts/schema";
import type { Operation } from "@/lib/http/operation";

export const GET = {
  summary: "Read one's own account",
  auth: "required",
  answer: accountView,
} satisfies Operation;

export const PATCH = {
  summary: "Change one's name or user name",
  auth: "required",
  body: profileInput,
  answer: accountView,
} satisfies Operation;
