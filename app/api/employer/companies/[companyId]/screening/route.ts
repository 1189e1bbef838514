import { companyParams } from "@/lib/applications/pipeline/stages/schema";
import { setBlind } from "@/lib/applications/screening/commands";
import { screeningInput } from "@/lib/applications/screening/schema";
import { route } from "@/lib/http/route";

export const PUT = route(
  { auth: "required", params: companyParams, body: screeningInput },
  async ({ actor, params, body }) => setBlind(actor, params.companyId, body),
);
