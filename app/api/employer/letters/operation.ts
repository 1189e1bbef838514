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
  description: "Those that wait to be sent, and the last hundred that were sent or taken back.",
  auth: "required",
  query: outboxQuery,
  response: outbox,
  problems: NO_COMPANY,
} satisfies Operation;

export const PATCH = {
  summary: "Change the words of letters that wait",
  auth: "required",
  body: letterChanges,
  response: letterResults,
  problems: TOO_MANY,
} satisfies Operation;
