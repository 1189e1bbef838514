import { refuseTimes } from "@/lib/applications/interviews/invitations.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ actor, params, body }) =>
  refuseTimes(actor, params, body),
);
