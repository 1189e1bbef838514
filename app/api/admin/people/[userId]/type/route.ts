import { route } from "@/lib/http/route";
import { changeRole } from "@/lib/moderation/suspension.commands";
import * as operation from "./operation";

export const PUT = route(operation.PUT, async ({ actor, params, body }) =>
  changeRole(actor, params.userId, body.userType),
);
