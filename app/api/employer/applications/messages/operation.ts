import { z } from "zod";
import {
  bulkMessageInput,
  bulkMessageResult,
} from "@/lib/applications/messaging/bulk-messages.schema";
import { TOO_MANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Send one message to several applicants, separately",
  description: "{name}, {job} and {company} in it are filled in for each. A repeat sends nothing.",
  auth: "required",
  body: bulkMessageInput,
  response: z.object({ results: z.array(bulkMessageResult) }),
  problems: TOO_MANY,
} satisfies Operation;
