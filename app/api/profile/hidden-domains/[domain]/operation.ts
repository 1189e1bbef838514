import { LIST_FULL } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { domainParams, visibilityView } from "@/lib/profiles/visibility.schema";

export const PUT = {
  summary: "Hide your profile from an email domain",
  auth: "required",
  params: domainParams,
  response: visibilityView,
  problems: LIST_FULL,
} satisfies Operation;

export const DELETE = {
  summary: "Stop hiding your profile from an email domain",
  auth: "required",
  params: domainParams,
  response: visibilityView,
} satisfies Operation;
