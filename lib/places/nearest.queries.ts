import "server-only";
import { reader } from "@/lib/platform/db/reader";
import { DomainError } from "@/lib/shared/errors";
import { labelCities } from "./labels.queries";
import { nearestTown } from "./nearest";
import type { MapPoint, NearestPlace } from "./nearest.schema";
import { listCitiesAround } from "./queries";

// No one looks for work further from where they are than this.
const CIRCLES_KM = [25, 100, 400];

/**
 * The town near a point, under the label that a search understands.
 *
 * @throws DomainError `not_found` where there is none within 400 km.
 */
export async function getNearestPlace(point: MapPoint): Promise<NearestPlace> {
  const centre = { latitude: point.lat, longitude: point.lng };
  for (const km of CIRCLES_KM) {
    const ids = await listCitiesAround(centre, km);
    const cities = await reader().city.findMany({
      where: { id: { in: ids } },
      select: { id: true, countryCode: true, latitude: true, longitude: true, population: true },
    });
    const town = nearestTown(cities, point);
    if (!town) continue;
    const { id, countryCode } = town;
    return { id, label: (await labelCities([id])).get(id) ?? "", countryCode };
  }
  throw new DomainError("not_found", "We don't know a town near you. Type a place instead.");
}
