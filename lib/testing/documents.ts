import { randomUUID } from "node:crypto";
import { db } from "@/lib/platform/db/client";
import { putDocuments } from "@/lib/search/commands";
import type { SearchDocument } from "@/lib/search/schema";
import { fold } from "@/lib/shared/text";
import { makeCompany } from "./factories";

/** A minimal document. `given` overrides its values. */
export function aDocument(given: Partial<SearchDocument> = {}): SearchDocument {
  return {
    jobId: randomUUID(),
    title: "Baker",
    companyName: "Acme",
    companySlug: "acme",
    skills: [],
    boardIds: [],
    fieldValues: [],
    fieldNumbers: [],
    description: "",
    places: [],
    jobType: "full_time",
    category: "other",
    level: null,
    mode: "on_site",
    eligibleCountries: [],
    experienceYears: null,
    annualPayMin: null,
    annualPayMax: null,
    postedAt: new Date("2026-11-01T12:00:00Z"),
    ...given,
  };
}

// The jobs have only what the table requires, since a search reads nothing but documents.
async function insertJobs(documents: readonly SearchDocument[]): Promise<void> {
  const companyId = await makeCompany();
  await db.job.createMany({
    data: documents.map(({ jobId, title, jobType, category, mode }) => ({
      id: jobId,
      shortId: jobId,
      slug: jobId,
      companyId,
      title,
      description: "",
      excerpt: "",
      jobType,
      category,
      workMode: mode ?? "on_site",
      isWorkModeStated: mode !== null,
      location: "",
    })),
    skipDuplicates: true,
  });
}

/** Indexes documents, inserting jobs for those that have none, and returns them. */
export async function makeDocuments(
  ...given: Partial<SearchDocument>[]
): Promise<SearchDocument[]> {
  const documents = given.map(aDocument);
  await insertJobs(documents);
  await db.$transaction(async (tx) => putDocuments(tx, documents));
  return documents;
}

type CityLine = [id: number, name: string, region: string, code: string, country: string];

// Real cities, with their GeoNames ids, coordinates and rounded numbers of inhabitants.
const CITIES: [...CityLine, latitude: number, longitude: number, population: number][] = [
  [1259229, "Pune", "Maharashtra", "16", "IN", 18.52, 73.855, 2_936_000],
  [1275339, "Mumbai", "Maharashtra", "16", "IN", 19.073, 72.883, 12_692_000],
  [1277333, "Bengaluru", "Karnataka", "19", "IN", 12.972, 77.594, 5_104_000],
  [2654675, "Bristol", "England", "ENG", "GB", 51.455, -2.597, 617_000],
  [2643743, "London", "England", "ENG", "GB", 51.509, -0.126, 7_557_000],
  [2655095, "Bath", "England", "ENG", "GB", 51.375, -2.362, 94_000],
  [6058560, "London", "Ontario", "08", "CA", 42.983, -81.233, 347_000],
  [6167865, "Toronto", "Ontario", "08", "CA", 43.706, -79.399, 2_600_000],
  [5746545, "Portland", "Oregon", "OR", "US", 45.523, -122.676, 632_000],
  [4975802, "Portland", "Maine", "ME", "US", 43.661, -70.255, 67_000],
  [5128581, "New York City", "New York", "NY", "US", 40.714, -74.006, 8_175_000],
  [5391959, "San Francisco", "California", "CA", "US", 37.775, -122.419, 865_000],
  [5379439, "Ontario", "California", "CA", "US", 34.063, -117.651, 171_000],
  [4350049, "California", "Maryland", "MD", "US", 38.3, -76.507, 12_000],
  [2657896, "Zürich", "Zurich", "ZH", "CH", 47.367, 8.55, 342_000],
  [2950159, "Berlin", "State of Berlin", "16", "DE", 52.524, 13.411, 3_426_000],
  [2198148, "Suva", "Central", "01", "FJ", -18.142, 178.442, 77_000],
  [4035413, "Apia", "Tuamasina", "00", "WS", -13.833, -171.767, 40_000],
];

/** Inserts a few well-known cities. */
export async function makeCities(): Promise<void> {
  await db.city.createMany({
    data: CITIES.map(
      ([id, name, region, regionCode, countryCode, latitude, longitude, population]) => ({
        id,
        name,
        nameKey: fold(name),
        region,
        regionCode,
        countryCode,
        latitude,
        longitude,
        population,
        timeZone: "UTC",
      }),
    ),
  });
}
