import { addStage } from "@/lib/applications/pipeline/stages.commands";
import { listStages } from "@/lib/applications/pipeline/stages.queries";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const GET = route(operation.GET, async ({ actor, params }) =>
  listStages(actor, params.companyId),
);

export const POST = route(operation.POST, async ({ actor, params, body }) =>
  addStage(actor, params.companyId, body),
);
