import { moved, stageMoveInput } from "@/lib/applications/pipeline/moves.schema";
import { applicationParams } from "@/lib/applications/status.schema";
import { TOO_MANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const PUT = {
  summary: "Move an application to a stage",
  description: "The applicant is told after twenty seconds unless the move is undone.",
  auth: "required",
  scope: "write_applications",
  params: applicationParams,
  body: stageMoveInput,
  response: moved,
  problems: {
    ...TOO_MANY,
    404: "Your company has no application with this id.",
    409: "Someone else changed it, or its status doesn't allow this.",
  },
} satisfies Operation;
