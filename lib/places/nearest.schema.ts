import { z } from "zod";

const degrees = (most: number) =>
  z
    .string("must be given once")
    .regex(/^-?\d{1,3}(\.\d{1,12})?$/, "must be a number of degrees")
    .transform(Number)
    .pipe(z.number().min(-most).max(most));

export const nearestRequest = z.object({
  lat: degrees(90).describe(
    "Degrees north. Two decimals are enough, and tell less about a person.",
  ),
  lng: degrees(180).describe("Degrees east."),
});
/** A point on the earth, in degrees. */
export type MapPoint = z.infer<typeof nearestRequest>;

export const nearestResponse = z.object({
  place: z.object({
    id: z.int().describe("GeoNames id."),
    label: z.string().describe("What to search for as `location`."),
    countryCode: z.string(),
  }),
});
export type NearestPlace = z.infer<typeof nearestResponse>["place"];
