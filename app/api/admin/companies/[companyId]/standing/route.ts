import { route } from "@/lib/http/route";
import { changeCompanyStanding } from "@/lib/moderation/suspension.commands";
import * as operation from "./operation";

export const PUT = route(operation.PUT, async ({ actor, params, body }) =>
  changeCompanyStanding(actor, params.companyId, body),
);
