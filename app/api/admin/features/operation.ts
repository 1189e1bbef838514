import { featuresInput, featuresView } from "@/lib/administration/setting-groups/schema";
import { ADMINS_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const PATCH = {
  summary: "Turn parts of the site on or off",
  description: "Takes effect everywhere within a minute. Anything left out stays as it is.",
  auth: "required",
  body: featuresInput,
  response: featuresView,
  problems: ADMINS_ONLY,
} satisfies Operation;
