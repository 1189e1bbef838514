import {
  letterChanges,
  letterResults,
  outbox,
  outboxQuery,
} from "@/lib/applications/letters/schema";
import { NO_COMPANY, TOO_MANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const GET = {
  summary: "List a company's letters",
  description: "Letters waiting to be sent, and the last hundred that were sent or cancelled.",
  auth: "required",
  query: outboxQuery,
  response: outbox,
  problems: NO_COMPANY,
} satisfies Operation;

export const PATCH = {
  summary: "Edit letters that are waiting to be sent",
  auth: "required",
  body: letterChanges,
  response: letterResults,
  problems: TOO_MANY,
} satisfies Operation;
