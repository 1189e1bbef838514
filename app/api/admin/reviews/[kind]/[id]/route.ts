import { route } from "@/lib/http/route";
import { decideItem } from "@/lib/moderation/decisions.commands";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ actor, params, body }) =>
  decideItem(actor, params, body),
);
