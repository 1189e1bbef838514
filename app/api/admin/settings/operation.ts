import { ADMINS_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { settingsInput, settingsView } from "@/lib/operations/settings.schema";

export const PATCH = {
  summary: "Change the site's settings",
  description: "Takes effect everywhere within seconds. Anything left out stays as it is.",
  auth: "required",
  body: settingsInput,
  answer: settingsView,
  problems: ADMINS_ONLY,
} satisfies Operation;
