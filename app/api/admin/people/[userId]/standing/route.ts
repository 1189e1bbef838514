import { route } from "@/lib/http/route";
import { changePersonStanding } from "@/lib/moderation/suspension.commands";
import * as operation from "./operation";

export const PUT = route(operation.PUT, async ({ actor, params, body }) =>
  changePersonStanding(actor, params.userId, body),
);
