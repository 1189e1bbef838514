import { route } from "@/lib/http/route";
import { decide } from "@/lib/moderation/decisions.commands";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ actor, params, body }) =>
  decide(actor, params, body),
);
