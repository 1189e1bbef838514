import { disconnect } from "@/lib/accounts/providers/connections.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const DELETE = route(operation.DELETE, async ({ actor, params, body }) =>
  disconnect(actor, params.provider, body.currentPassword),
);
