import { route } from "@/lib/http/route";
import { takeDownLogo } from "@/lib/moderation/decisions.commands";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ actor, params, body }) =>
  takeDownLogo(actor, params.companyId, body.reason),
);
