import { route } from "@/lib/http/route";
import { listRecommendations } from "@/lib/recommendations/queries";
import * as operation from "./operation";

export const GET = route(operation.GET, async ({ actor, query }) =>
  listRecommendations(actor, query),
);
