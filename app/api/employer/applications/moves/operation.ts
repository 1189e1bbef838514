import { moveResults, movesInput } from "@/lib/applications/pipeline/moves.schema";
import { TOO_MANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Move several applications to one stage",
  auth: "required",
  scope: "write_applications",
  body: movesInput,
  response: moveResults,
  problems: TOO_MANY,
} satisfies Operation;
