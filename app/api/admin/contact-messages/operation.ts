import { messagePage, messagesQuery } from "@/lib/content/contact.schema";
import { ADMINS_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const GET = {
  summary: "List messages from the contact form",
  auth: "required",
  query: messagesQuery,
  response: messagePage,
  problems: ADMINS_ONLY,
} satisfies Operation;
