import { letterResults, sendingInput } from "@/lib/applications/letters/schema";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Send waiting letters now",
  auth: "required",
  body: sendingInput,
  response: letterResults,
} satisfies Operation;
