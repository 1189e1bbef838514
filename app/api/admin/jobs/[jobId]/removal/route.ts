import { route } from "@/lib/http/route";
import { takeDown } from "@/lib/moderation/decisions.commands";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ actor, params, body }) =>
  takeDown(actor, params.jobId, body.reason),
);
