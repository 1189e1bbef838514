import { route } from "@/lib/http/route";
import { appealDecision } from "@/lib/moderation/appeals.commands";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ actor, params, body }) =>
  appealDecision(actor, params.decisionId, body.text),
);
