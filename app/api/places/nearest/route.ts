import { route } from "@/lib/http/route";
import { getNearestPlace } from "@/lib/places/near/queries";
import { nearestRequest } from "@/lib/places/near/schema";

export const GET = route(
  { query: nearestRequest, limits: ["suggestionsByAddress"] },
  async ({ query }) => ({ place: await getNearestPlace(query) }),
);
