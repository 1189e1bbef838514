import { moveToStage } from "@/lib/applications/pipeline/moves.commands";
import { stageMoveInput } from "@/lib/applications/pipeline/moves.schema";
import { applicationParams } from "@/lib/applications/status.schema";
import { route } from "@/lib/http/route";

export const PUT = route(
  { auth: "required", params: applicationParams, body: stageMoveInput },
  async ({ actor, params, body }) => moveToStage(actor, params.applicationId, body),
);
