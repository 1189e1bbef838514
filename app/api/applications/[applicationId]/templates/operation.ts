import { z } from "zod";
import { filledTemplate } from "@/lib/applications/messaging/message-templates.schema";
import { applicationParams } from "@/lib/applications/status.schema";
import type { Operation } from "@/lib/http/operation";

export const GET = {
  summary: "List the company's message templates, filled for an applicant",
  auth: "required",
  params: applicationParams,
  response: z.object({ templates: z.array(filledTemplate) }),
  problems: {
    404: "Your companies have no application with this id.",
    409: "What was sent was deleted.",
  },
} satisfies Operation;
