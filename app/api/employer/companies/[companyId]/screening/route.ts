import { setBlind } from "@/lib/applications/employer-view/blind-screening.commands";
import { screeningInput } from "@/lib/applications/employer-view/blind-screening.schema";
import { companyParams } from "@/lib/applications/pipeline/stages.schema";
import { route } from "@/lib/http/route";

export const PUT = route(
  { auth: "required", params: companyParams, body: screeningInput },
  async ({ actor, params, body }) => setBlind(actor, params.companyId, body),
);
