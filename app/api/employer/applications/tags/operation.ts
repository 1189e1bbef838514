import { z } from "zod";
import { bulkResult } from "@/lib/applications/bulk/results.schema";
import { bulkTagInput } from "@/lib/applications/bulk/tags.schema";
import { TOO_MANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Add one tag to several applicants",
  description: "A repeat changes nothing.",
  auth: "required",
  body: bulkTagInput,
  response: z.object({ results: z.array(bulkResult) }),
  problems: TOO_MANY,
} satisfies Operation;
