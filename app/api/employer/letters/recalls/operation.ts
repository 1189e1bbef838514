import { letterResults, recallInput } from "@/lib/applications/letters/schema";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Cancel letters before they are sent",
  description: "With `movesBack`, their applications also return to their previous stage.",
  auth: "required",
  body: recallInput,
  response: letterResults,
} satisfies Operation;
