import { addStage } from "@/lib/applications/pipeline/stages.commands";
import { listStages } from "@/lib/applications/pipeline/stages.queries";
import { companyParams, stageInput } from "@/lib/applications/pipeline/stages.schema";
import { route } from "@/lib/http/route";

export const GET = route({ auth: "required", params: companyParams }, async ({ actor, params }) =>
  listStages(actor, params.companyId),
);

export const POST = route(
  { auth: "required", params: companyParams, body: stageInput, status: 201 },
  async ({ actor, params, body }) => addStage(actor, params.companyId, body),
);
