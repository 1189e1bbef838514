import { route } from "@/lib/http/route";
import { changeCompanySuspension } from "@/lib/moderation/suspension.commands";
import * as operation from "./operation";

export const PUT = route(operation.PUT, async ({ actor, params, body }) =>
  changeCompanySuspension(actor, params.companyId, body),
);
