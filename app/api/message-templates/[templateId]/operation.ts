import {
  templateInput,
  templateParams,
  templateView,
} from "@/lib/applications/messaging/message-templates.schema";
import { NO_TEMPLATE } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const PUT = {
  summary: "Change a message template",
  auth: "required",
  params: templateParams,
  body: templateInput,
  response: templateView,
  problems: { ...NO_TEMPLATE, 409: "The name is taken." },
} satisfies Operation;

export const DELETE = {
  summary: "Delete a message template",
  auth: "required",
  params: templateParams,
  problems: NO_TEMPLATE,
} satisfies Operation;
