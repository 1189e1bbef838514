import { orderStages } from "@/lib/applications/pipeline/stages.commands";
import { companyParams, orderInput } from "@/lib/applications/pipeline/stages.schema";
import { route } from "@/lib/http/route";

export const PUT = route(
  { auth: "required", params: companyParams, body: orderInput },
  async ({ actor, params, body }) => orderStages(actor, params.companyId, body.stageIds),
);
