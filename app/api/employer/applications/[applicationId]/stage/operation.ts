import { moved, stageMoveInput } from "@/lib/applications/pipeline/moves.schema";
import { applicationParams } from "@/lib/applications/status.schema";
import { TOO_MANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const PUT = {
  summary: "Move an application to a stage",
  description: "Its sender is told after twenty seconds, unless the move is undone before.",
  auth: "required",
  params: applicationParams,
  body: stageMoveInput,
  answer: moved,
  problems: {
    ...TOO_MANY,
    404: "No application that your company got has this id.",
    409: "Someone else changed it, or its status does not lead there.",
  },
} satisfies Operation;
