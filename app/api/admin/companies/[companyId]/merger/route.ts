import { route } from "@/lib/http/route";
import { joinCompanies } from "@/lib/moderation/suspension.commands";
import { companyIdParams, mergeInput } from "@/lib/moderation/suspension.schema";

export const POST = route(
  { auth: "required", params: companyIdParams, body: mergeInput },
  async ({ actor, params, body }) =>
    joinCompanies(actor, { from: params.companyId, into: body.into }),
);
