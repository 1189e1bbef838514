import { letterResults, recallInput } from "@/lib/applications/letters/schema";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Take letters back before they are sent",
  description: "With `movesBack`, their applications go back to where they were, too.",
  auth: "required",
  body: recallInput,
  response: letterResults,
} satisfies Operation;
