import { route } from "@/lib/http/route";
import { getNearestPlace } from "@/lib/places/nearest.queries";
import * as operation from "./operation";

export const GET = route(operation.GET, async ({ query }) => ({
  place: await getNearestPlace(query),
}));
