import { messageChangeInput, messageParams } from "@/lib/content/contact.schema";
import { ADMINS_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const PATCH = {
  summary: "Mark a message as answered or open",
  auth: "required",
  params: messageParams,
  body: messageChangeInput,
  problems: { ...ADMINS_ONLY, 404: "There's no message with this id." },
} satisfies Operation;

export const DELETE = {
  summary: "Delete a message",
  auth: "required",
  params: messageParams,
  problems: ADMINS_ONLY,
} satisfies Operation;
