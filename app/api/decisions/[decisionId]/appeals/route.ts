import { route } from "@/lib/http/route";
import { appeal } from "@/lib/moderation/appeals.commands";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ actor, params, body }) =>
  appeal(actor, params.decisionId, body.text),
);
