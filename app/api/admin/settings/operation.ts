import { z } from "zod";
import { ADMINS_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { settingsInput } from "@/lib/operations/settings.schema";
import { settingShapes } from "@/lib/shared/settings";

const settingsAnswer = z.object({
  values: z.object(settingShapes),
  fixed: z.array(z.string()).describe("Fixed by an environment variable."),
});

export const PATCH = {
  summary: "Change the site's settings",
  description: "Takes effect everywhere within seconds. Anything left out stays as it is.",
  auth: "required",
  body: settingsInput,
  answer: settingsAnswer,
  problems: ADMINS_ONLY,
} satisfies Operation;
