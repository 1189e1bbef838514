import { changeStage, removeStage } from "@/lib/applications/pipeline/stages.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const PATCH = route(operation.PATCH, async ({ actor, params, body }) =>
  changeStage(actor, params, body),
);

export const DELETE = route(operation.DELETE, async ({ actor, params, query }) =>
  removeStage(actor, params, query.moveTo),
);
