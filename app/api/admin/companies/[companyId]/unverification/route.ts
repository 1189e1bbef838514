import { route } from "@/lib/http/route";
import { unverifyCompany } from "@/lib/moderation/suspension.commands";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ actor, params, body }) =>
  unverifyCompany(actor, params.companyId, body.reason),
);
