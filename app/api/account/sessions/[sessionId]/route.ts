import { endOwnSession } from "@/lib/accounts/authentication/sessions.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const DELETE = route(operation.DELETE, async ({ actor, params }) =>
  endOwnSession(actor, params.sessionId),
);
