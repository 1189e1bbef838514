import { rate } from "@/lib/applications/employer-view/ratings.commands";
import { findRatings } from "@/lib/applications/employer-view/ratings.queries";
import { ratingInput } from "@/lib/applications/employer-view/ratings.schema";
import { applicationParams } from "@/lib/applications/status.schema";
import { route } from "@/lib/http/route";

export const GET = route(
  { auth: "required", params: applicationParams },
  async ({ actor, params }) => findRatings(actor, params.applicationId),
);

export const PUT = route(
  { auth: "required", params: applicationParams, body: ratingInput },
  async ({ actor, params, body }) => rate(actor, params.applicationId, body),
);
