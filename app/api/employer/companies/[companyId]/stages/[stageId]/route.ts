import { changeStage, removeStage } from "@/lib/applications/pipeline/stages.commands";
import { removalQuery, stageChange, stageParams } from "@/lib/applications/pipeline/stages.schema";
import { route } from "@/lib/http/route";

export const PATCH = route(
  { auth: "required", params: stageParams, body: stageChange },
  async ({ actor, params, body }) => changeStage(actor, params, body),
);

export const DELETE = route(
  { auth: "required", params: stageParams, query: removalQuery },
  async ({ actor, params, query }) => removeStage(actor, params, query.moveTo),
);
