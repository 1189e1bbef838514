import type { MapPoint } from "./nearest.schema";

const EARTH_RADIUS_KM = 6371;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres between two points, over the ground (haversine). */
export function distanceKm(a: MapPoint, b: MapPoint): number {
  const [north, east] = [radians(b.lat - a.lat) / 2, radians(b.lng - a.lng) / 2];
  const chord =
    Math.sin(north) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(east) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, chord)));
}

type Town = { latitude: number; longitude: number; population: number };

// A village or a part of a town is not what people call the place where they are.
const TOWN = 15_000;

/** The town that someone would say they are in or near: the nearest of some size, else the nearest. */
export function nearestTown<Given extends Town>(
  towns: readonly Given[],
  point: MapPoint,
): Given | null {
  const sized = towns.filter(({ population }) => population >= TOWN);
  const far = ({ latitude, longitude }: Town) =>
    distanceKm(point, { lat: latitude, lng: longitude });
  const [nearest] = (sized.length > 0 ? sized : towns).toSorted((a, b) => far(a) - far(b));
  return nearest ?? null;
}
