import { z } from "zod";
import { bulkMessageInput } from "@/lib/applications/bulk/messages.schema";
import { bulkResult } from "@/lib/applications/bulk/results.schema";
import { TOO_MANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Send one message to several applicants, separately",
  description: "{name}, {job} and {company} in it are filled in for each. A repeat sends nothing.",
  auth: "required",
  body: bulkMessageInput,
  response: z.object({ results: z.array(bulkResult) }),
  problems: TOO_MANY,
} satisfies Operation;
