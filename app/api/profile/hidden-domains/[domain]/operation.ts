import { LIST_FULL } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { domainParams, visibilityView } from "@/lib/profiles/visibility.schema";

export const PUT = {
  summary: "Hide one's profile from everybody with an address of a domain",
  auth: "required",
  params: domainParams,
  answer: visibilityView,
  problems: LIST_FULL,
} satisfies Operation;

export const DELETE = {
  summary: "Hide one's profile from a domain no longer",
  auth: "required",
  params: domainParams,
  answer: visibilityView,
} satisfies Operation;
