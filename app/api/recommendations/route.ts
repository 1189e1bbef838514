import { route } from "@/lib/http/route";
import { listRecommendations } from "@/lib/recommendations/queries";
import { recommendationsQuery } from "@/lib/recommendations/schema";

export const GET = route(
  { auth: "required", query: recommendationsQuery },
  async ({ actor, query }) => listRecommendations(actor, query),
);
