import { describe, expect, it } from "vitest";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCities, makeDocuments } from "@/lib/testing/documents";
import { findMatches } from "../queries";
import { EMPTY_QUERY, type SearchDocument, type SearchQuery } from "../schema";

setUpDatabase();

const search = async (query: Partial<SearchQuery>) => findMatches({ ...EMPTY_QUERY, ...query });

async function titles(documents: SearchDocument[], query: Partial<SearchQuery>): Promise<string[]> {
  const { jobIds } = await search(query);
  return jobIds.map((id) => documents.find(({ jobId }) => jobId === id)?.title ?? id);
}

type PlaceLine = [cityId: number | null, label: string, countryCode: string, regionCode: string];

function at([cityId, label, countryCode, regionCode]: PlaceLine): SearchDocument["places"] {
  return [{ cityId, label, countryCode, regionCode }];
}

describe("places", () => {
  async function scatter(): Promise<SearchDocument[]> {
    await makeCities();
    return makeDocuments(
      { title: "Bristol", places: at([2654675, "Bristol, United Kingdom", "GB", "ENG"]) },
      { title: "Bath", places: at([2655095, "Bath, United Kingdom", "GB", "ENG"]) },
      {
        title: "London",
        places: at([2643743, "London, United Kingdom", "GB", "ENG"]),
        mode: "hybrid",
      },
      { title: "Pune", places: at([1259229, "Pune, India", "IN", "16"]) },
      { title: "Depot", places: at([null, "Old Depot, Hinjewadi", "IN", "16"]) },
      { title: "Anywhere in Britain", mode: "remote", eligibleCountries: ["GB", "IE"] },
      { title: "Anywhere in India", mode: "remote", eligibleCountries: ["IN"] },
      {
        title: "Two cities",
        places: [
          ...at([2654675, "Bristol, United Kingdom", "GB", "ENG"]),
          ...at([1259229, "Pune, India", "IN", "16"]),
        ],
      },
    );
  }

  it.each<[Partial<SearchQuery>, string[]]>([
    [{ location: "Bristol" }, ["Bristol", "Two cities"]],
    [{ location: "Bristol", radius: 10 }, ["Bristol", "Two cities"]],
    [{ location: "Bristol", radius: 25 }, ["Bath", "Bristol", "Two cities"]],
    [{ location: "Berlin" }, []],
    [{ location: "Maharashtra" }, ["Depot", "Pune", "Two cities"]],
    [{ location: "India" }, ["Anywhere in India", "Depot", "Pune", "Two cities"]],
    [{ location: "India", mode: ["remote"] }, ["Anywhere in India"]],
    [{ location: "UK", mode: ["remote", "hybrid"] }, ["Anywhere in Britain", "London"]],
    [{ location: "remote" }, ["Anywhere in Britain", "Anywhere in India"]],
    [{ location: "hinjewadi" }, ["Depot"]],
    [{ location: "Depot Hinjewadi" }, ["Depot"]],
    [{ location: "Elsewhere Hinjewadi" }, []],
    [{ query: "pune", location: "Bristol" }, ["Two cities"]],
  ])("%j finds %j", async (query, expected) => {
    const documents = await scatter();

    expect((await titles(documents, query)).sort()).toEqual(expected);
  });

  it("says how it understood the location, and counts cities under labels that find them", async () => {
    await scatter();

    const result = await search({ location: "bristol uk" });

    expect(result.place).toEqual({
      kind: "city",
      label: "Bristol, United Kingdom",
      cityId: 2654675,
    });
    expect(result.facets.places).toEqual([
      { value: "2654675", label: "Bristol, United Kingdom", count: 2 },
      { value: "1259229", label: "Pune, India", count: 1 },
    ]);
    expect((await search({ location: "hinjewadi" })).place).toBeNull();
  });
});
