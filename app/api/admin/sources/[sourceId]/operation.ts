import { ADMINS_ONLY, NOTHING_HERE } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { deletionQuery, sourceChange, sourceParams, sourceView } from "@/lib/sources/schema";

const problems = { ...ADMINS_ONLY, ...NOTHING_HERE };

export const GET = {
  summary: "Read a source with its runs",
  auth: "required",
  scope: "import",
  params: sourceParams,
  response: sourceView,
  problems,
} satisfies Operation;

export const PATCH = {
  summary: "Pause or resume a source, or change how often it is read or which field is which",
  auth: "required",
  scope: "import",
  params: sourceParams,
  body: sourceChange,
  problems,
} satisfies Operation;

export const DELETE = {
  summary: "Delete a source",
  description: "Its jobs stay until their own end, or end now.",
  auth: "required",
  params: sourceParams,
  query: deletionQuery,
  problems,
} satisfies Operation;
