import { markLikeness } from "@/lib/applications/likenesses/commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const PUT = route(operation.PUT, async ({ actor, params, body }) =>
  markLikeness(actor, params.applicationId, body),
);
