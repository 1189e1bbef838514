import { NO_COMPANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { companyNewsInput, companyNewsViews } from "@/lib/notifications/digests/schema";

export const PATCH = {
  summary: "Choose when a company's news reaches you by email",
  description:
    "By kind: at once, in a daily digest at 7 in the morning of your time zone, or not at all. Anything left out stays as it is.",
  auth: "required",
  body: companyNewsInput,
  response: companyNewsViews,
  problems: NO_COMPANY,
} satisfies Operation;
