import { moveResults, undoInput } from "@/lib/applications/pipeline/moves.schema";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Undo moves within fifteen seconds",
  auth: "required",
  body: undoInput,
  response: moveResults,
} satisfies Operation;
