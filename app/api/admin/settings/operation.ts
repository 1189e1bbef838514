import { settingsInput, settingsView } from "@/lib/administration/settings.schema";
import { ADMINS_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const PATCH = {
  summary: "Change the site's settings",
  description: "Takes effect everywhere within seconds. Anything left out stays as it is.",
  auth: "required",
  body: settingsInput,
  response: settingsView,
  problems: ADMINS_ONLY,
} satisfies Operation;
