import { moveToStage } from "@/lib/applications/pipeline/moves.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const PUT = route(operation.PUT, async ({ actor, params, body }) =>
  moveToStage(actor, params.applicationId, body),
);
