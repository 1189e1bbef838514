import { z } from "zod";
import {
  listedTemplate,
  newTemplateInput,
  templatesQuery,
  templateView,
} from "@/lib/applications/messaging/message-templates.schema";
import { NO_TEMPLATE } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const GET = {
  summary: "List a company's message templates",
  auth: "required",
  query: templatesQuery,
  response: z.object({ templates: z.array(listedTemplate) }),
  problems: { ...NO_TEMPLATE, 422: "`companyId` isn't an id." },
} satisfies Operation;

export const POST = {
  summary: "Save a message template",
  auth: "required",
  body: newTemplateInput,
  response: templateView,
  status: 201,
  problems: {
    ...NO_TEMPLATE,
    409: "The name is taken, or there are already a hundred.",
    429: "More than 60 a minute.",
  },
} satisfies Operation;
