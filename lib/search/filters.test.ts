import { describe, expect, it } from "vitest";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCities, makeDocuments } from "@/lib/testing/documents";
import { findMatches } from "./queries";
import { EMPTY_QUERY, type SearchDocument, type SearchQuery } from "./schema";

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
        title: "Remote in Pune",
        places: at([1259229, "Pune, India", "IN", "16"]),
        mode: "remote",
      },
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
    [{ location: "Pune" }, ["Pune", "Remote in Pune", "Two cities"]],
    [{ location: "Pune", mode: ["remote"] }, ["Anywhere in India", "Remote in Pune"]],
    [{ location: "Pune", mode: ["on_site"] }, ["Pune", "Two cities"]],
    [{ location: "London", mode: ["hybrid", "remote"] }, ["Anywhere in Britain", "London"]],
    [{ location: "Bristol", radius: 25, mode: ["remote"] }, ["Anywhere in Britain"]],
    [{ location: "Portland", mode: ["remote"] }, []],
    [{ location: "Maharashtra" }, ["Depot", "Pune", "Remote in Pune", "Two cities"]],
    [{ location: "India" }, ["Anywhere in India", "Depot", "Pune", "Remote in Pune", "Two cities"]],
    [{ location: "India", mode: ["remote"] }, ["Anywhere in India", "Remote in Pune"]],
    [{ location: "UK", mode: ["remote", "hybrid"] }, ["Anywhere in Britain", "London"]],
    [{ location: "remote" }, ["Anywhere in Britain", "Anywhere in India", "Remote in Pune"]],
    [{ location: "hinjewadi" }, ["Depot"]],
    [{ location: "Depot Hinjewadi" }, ["Depot"]],
    [{ location: "Elsewhere Hinjewadi" }, []],
    [{ query: "pune", location: "Bristol" }, ["Two cities"]],
  ])("%j finds %j", async (query, expected) => {
    const documents = await scatter();

    expect((await titles(documents, query)).sort()).toEqual(expected);
  });

  it("returns the place it understood, with city labels that can be searched for", async () => {
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

  it("counts under Remote what choosing it would find, but not in the total", async () => {
    const documents = await scatter();
    const count = async (query: Partial<SearchQuery>) => {
      const { facets, total } = await search(query);
      return { remote: facets.mode.find(({ value }) => value === "remote")?.count, total };
    };

    const remote = await titles(documents, { location: "Pune", mode: ["remote"] });
    expect(remote.length).toBeGreaterThan(1);
    expect((await count({ location: "Pune" })).remote).toBe(remote.length);
    expect((await count({ location: "Pune" })).total).toBe(
      (await titles(documents, { location: "Pune" })).length,
    );
    expect((await search({ location: "Suva" })).suggestions).toEqual([]);
  });
});
