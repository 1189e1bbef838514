import { accountView, profileInput } from "@/lib/accounts/schema";
import type { Operation } from "@/lib/http/operation";

export const GET = {
  summary: "Read your account",
  auth: "required",
  response: accountView,
} satisfies Operation;

export const PATCH = {
  summary: "Change your name or user name",
  auth: "required",
  body: profileInput,
  response: accountView,
} satisfies Operation;
