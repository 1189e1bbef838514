import { z } from "zod";
import { visitQuestion } from "@/lib/applications/applying/external.schema";
import { appliedJob } from "@/lib/applications/views.schema";
import type { Operation } from "@/lib/http/operation";

export const GET = {
  summary: "List your applications",
  auth: "required",
  scope: "read_own_applications",
  response: z.object({
    applications: z.array(appliedJob),
    questions: z
      .array(visitQuestion)
      .describe("Where you continued to apply and haven't said whether you did."),
  }),
} satisfies Operation;
