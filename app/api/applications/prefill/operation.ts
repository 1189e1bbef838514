import { prefillQuery } from "@/lib/applications/applying/submissions.schema";
import { prefill } from "@/lib/applications/views.schema";
import type { Operation } from "@/lib/http/operation";

export const GET = {
  summary: "Get what an application form starts with",
  auth: "required",
  query: prefillQuery,
  response: prefill,
} satisfies Operation;
