import { z } from "zod";
import { ADMINS_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { sourceInput, sourcesPage, sourcesQuery } from "@/lib/sources/schema";

export const GET = {
  summary: "List the sources",
  description: "By name, also those that companies connected, fifty a page.",
  auth: "required",
  scope: "import",
  query: sourcesQuery,
  response: sourcesPage,
  problems: ADMINS_ONLY,
} satisfies Operation;

export const POST = {
  summary: "Add a source",
  description: "It is read for the first time at once, and then as often as you say.",
  auth: "required",
  scope: "import",
  body: sourceInput,
  response: z.object({ id: z.uuid() }),
  status: 201,
  problems: ADMINS_ONLY,
} satisfies Operation;
