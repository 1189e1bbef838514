import { route } from "@/lib/http/route";
import { joinCompanies } from "@/lib/moderation/suspension.commands";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ actor, params, body }) =>
  joinCompanies(actor, { from: params.companyId, into: body.into }),
);
