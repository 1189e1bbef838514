import { z } from "zod";
import type { Operation } from "@/lib/http/operation";
import { preferencesInput } from "@/lib/notifications/schema";

const isOn = z.boolean().nullable().describe("Null if this kind isn't available on this channel.");

export const PATCH = {
  summary: "Choose your notifications, on the site and by email",
  description: "By channel and kind. Anything left out stays as it is.",
  auth: "required",
  body: preferencesInput,
  response: z.object({
    choices: z.array(
      z.object({
        kind: z.string(),
        description: z.string(),
        site: isOn,
        mail: isOn,
        isPerCompany: z
          .boolean()
          .describe("Whether the email is chosen with `/api/account/company-news`, by company."),
      }),
    ),
  }),
} satisfies Operation;
