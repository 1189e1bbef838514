import { rateApplicant } from "@/lib/applications/scorecards/ratings.commands";
import { findRatings } from "@/lib/applications/scorecards/ratings.queries";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const GET = route(operation.GET, async ({ actor, params }) =>
  findRatings(actor, params.applicationId),
);

export const PUT = route(operation.PUT, async ({ actor, params, body }) =>
  rateApplicant(actor, params.applicationId, body),
);
