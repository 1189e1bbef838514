import { recommendApplicant } from "@/lib/applications/scorecards/ratings.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const PUT = route(operation.PUT, async ({ actor, params, body }) =>
  recommendApplicant(actor, params.applicationId, body),
);
