import { z } from "zod";
import { bulkMessageInput } from "@/lib/applications/messaging/bulk-messages.schema";
import { TOO_MANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Send one message to several applicants, separately",
  description: "{name}, {job} and {company} in it are filled in for each. A repeat sends nothing.",
  auth: "required",
  body: bulkMessageInput,
  answer: z.object({
    results: z.array(
      z.object({
        applicationId: z.uuid(),
        problem: z.string().nullable().describe("Why this one was not written to."),
      }),
    ),
  }),
  problems: TOO_MANY,
} satisfies Operation;
