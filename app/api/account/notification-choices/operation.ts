import { z } from "zod";
import type { Operation } from "@/lib/http/operation";
import { choicesInput } from "@/lib/notifications/schema";

const isOn = z.boolean().nullable().describe("Null where the kind has no such channel.");

export const PATCH = {
  summary: "Choose what one is told, on the site and by mail",
  description: "By channel and kind; what is left out stays as it is.",
  auth: "required",
  body: choicesInput,
  answer: z.object({
    choices: z.array(
      z.object({ kind: z.string(), description: z.string(), site: isOn, mail: isOn }),
    ),
  }),
} satisfies Operation;
