import { route } from "@/lib/http/route";
import { changePersonSuspension } from "@/lib/moderation/suspension.commands";
import * as operation from "./operation";

export const PUT = route(operation.PUT, async ({ actor, params, body }) =>
  changePersonSuspension(actor, params.userId, body),
);
