import { route } from "@/lib/http/route";
import { changeCompanyStanding } from "@/lib/moderation/suspension.commands";
import { companyIdParams, standingInput } from "@/lib/moderation/suspension.schema";

export const PUT = route(
  { auth: "required", params: companyIdParams, body: standingInput },
  async ({ actor, params, body }) => changeCompanyStanding(actor, params.companyId, body),
);
