import { route } from "@/lib/http/route";
import { getNearestPlace } from "@/lib/places/nearest.queries";
import { nearestRequest } from "@/lib/places/nearest.schema";

export const GET = route(
  { query: nearestRequest, limits: ["suggestionsByAddress"] },
  async ({ query }) => ({ place: await getNearestPlace(query) }),
);
