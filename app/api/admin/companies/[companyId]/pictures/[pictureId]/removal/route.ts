import { route } from "@/lib/http/route";
import { takeDownPicture } from "@/lib/moderation/decisions.commands";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ actor, params, body }) =>
  takeDownPicture(actor, params, body.reason),
);
