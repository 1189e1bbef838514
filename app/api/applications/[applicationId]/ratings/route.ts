import { rateApplicant } from "@/lib/applications/employer-view/ratings.commands";
import { findRatings } from "@/lib/applications/employer-view/ratings.queries";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const GET = route(operation.GET, async ({ actor, params }) =>
  findRatings(actor, params.applicationId),
);

export const PUT = route(operation.PUT, async ({ actor, params, body }) =>
  rateApplicant(actor, params.applicationId, body),
);
