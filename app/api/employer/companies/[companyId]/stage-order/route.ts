import { orderStages } from "@/lib/applications/pipeline/stages.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const PUT = route(operation.PUT, async ({ actor, params, body }) =>
  orderStages(actor, params.companyId, body.stageIds),
);
