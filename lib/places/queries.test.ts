import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCities } from "@/lib/testing/documents";
import { makeCity } from "@/lib/testing/factories";
import { loadCities } from "./commands";
import { labelCities } from "./labels.queries";
import { findPlace, listCitiesAround, matchCities } from "./queries";

setUpDatabase();

const GEO = "../shared/data/geo-cities15000/cities15000.tsv";

describe("findPlace", () => {
  it("understands places as people write them", async () => {
    await makeCities();
    const expected: [string, string | null][] = [
      ["Pune", "Pune, India"],
      ["pune, india", "Pune, India"],
      ["PUNE INDIA", "Pune, India"],
      ["Pune, Maharashtra, India", "Pune, India"],
      ["Pune, MH", "Pune, India"],
      ["Pune, Germany", null],
      ["Bristol, UK", "Bristol, United Kingdom"],
      ["Greater Bristol Area", "Bristol, United Kingdom"],
      ["London", "London, United Kingdom"],
      ["London, ON", "London, Canada"],
      ["London, Ontario, Canada", "London, Canada"],
      ["Portland", "Portland, OR"],
      ["Portland, OR", "Portland, OR"],
      ["Portland ME 04101", "Portland, ME"],
      ["Portland, ME 04101", "Portland, ME"],
      ["New York, NY", "New York City, NY"],
      ["NYC", "New York City, NY"],
      ["SF", "San Francisco, CA"],
      ["Bangalore", "Bengaluru, India"],
      ["zurich", "Zürich, Switzerland"],
      ["California", "California, United States"],
      ["California, MD", "California, MD"],
      ["Ontario", "Ontario, Canada"],
      ["Ontario, CA", "Ontario, CA"],
      ["London SW1A 1AA", "London, United Kingdom"],
      ["10115 Berlin, Germany", "Berlin, Germany"],
      ["Germany", "Germany"],
      ["uk", "United Kingdom"],
      ["Remote", "Remote"],
      ["Work from home", "Remote"],
      ["Remote, India", "India"],
      ["Nowhere", null],
      ["%%%", null],
      ["", null],
      ["'; DROP TABLE cities; --", null],
    ];

    const found = await Promise.all(expected.map(async ([text]) => findPlace(text)));

    expect(expected.map(([text], index) => [text, found[index]?.label ?? null])).toEqual(expected);
  });

  it("distinguishes cities, regions and countries", async () => {
    await makeCities();

    expect(await findPlace("Pune")).toMatchObject({ kind: "city", city: { id: 1259229 } });
    expect(await findPlace("Oregon")).toMatchObject({ kind: "region", regionCode: "OR" });
    expect(await findPlace("India")).toMatchObject({ kind: "country", countryCode: "IN" });
  });
});

describe("matchCities", () => {
  it("matches a batch of labels, leaves out labels that aren't cities, and prefers the hinted country", async () => {
    await makeCities();
    const labels = ["Pune, India", "London", "London", "Germany", "Remote", "", "Nowhere"];

    const cities = await matchCities(labels);
    const canadian = await matchCities(labels, "CA");

    expect([...cities].map(([label, { id }]) => [label, id])).toEqual([
      ["Pune, India", 1259229],
      ["London", 2643743],
    ]);
    expect(canadian.get("London")?.id).toBe(6058560);
    expect((await matchCities([])).size).toBe(0);
  });

  it("matches a label with the city of that name, not with a part of another city", async () => {
    await makeCities();
    await makeCity({ id: 7, name: "East London", countryCode: "ZA", population: 478_000 });

    const cities = await matchCities(["East London", "North London"]);

    expect([...cities].map(([label, { id }]) => [label, id])).toEqual([
      ["East London", 7],
      ["North London", 2643743],
    ]);
  });
});

describe("listCitiesAround", () => {
  it("draws circles, also across the 180th meridian", async () => {
    await makeCities();
    const bristol = { id: 2654675, latitude: 51.455, longitude: -2.597 };
    const suva = { id: 2198148, latitude: -18.142, longitude: 178.442 };

    expect(await listCitiesAround(bristol, 10)).toEqual([2654675]);
    expect((await listCitiesAround(bristol, 25)).sort()).toEqual([2654675, 2655095]);
    expect((await listCitiesAround(suva, 1200)).sort()).toEqual([2198148, 4035413]);
    expect(await listCitiesAround({ ...suva, latitude: 90 }, 10)).toEqual([]);
  });
});

describe("loadCities", () => {
  it("fills the table once, finds every city again by its label, and agrees with GeoNames", async () => {
    const progress: number[] = [];

    const loaded = await loadCities((done) => progress.push(done));
    const again = await loadCities();

    expect(loaded).toBeGreaterThan(130_000);
    expect(progress.at(-1)).toBe(loaded);
    expect(again).toBe(0);
    expect(await db.city.count()).toBe(loaded);
    const pune = await db.city.findUniqueOrThrow({ where: { id: 1259229 } });
    expect(pune).toMatchObject({ region: "Maharashtra", timeZone: "Asia/Kolkata" });

    const large = await db.city.findMany({ where: { population: { gte: 100_000 } } });
    const labels = await labelCities(large.map(({ id }) => id));
    const found = await matchCities([...labels.values()]);
    const lost = large.filter(({ id }) => found.get(labels.get(id) ?? "")?.id !== id);
    // City states bear their country's name, and a few cities have a namesake next door.
    expect(lost.length / large.length).toBeLessThan(0.01);

    for (const [text, id] of [
      ["Galway", 2964180],
      ["Gaillimh", 2964180],
      ["Loch Garman", 2960964],
      ["limerick", 2962943],
      ["Limerick, Ireland", 2962943],
      ["Varsovia", 756135],
      ["Londres", 2643743],
      ["London, Ontario", 6058560],
    ] as const) {
      expect(await findPlace(text), text).toMatchObject({ kind: "city", city: { id } });
    }
    expect(await findPlace("gaillimh, ireland")).toMatchObject({ label: "Galway, Ireland" });
    // The smaller place keeps its own name where the text says which.
    const { city } = (await findPlace("Limerick, PA")) as { city: { countryCode: string } };
    expect(city.countryCode).toBe("US");
  });

  it.skipIf(!existsSync(GEO))(
    "fills an emptied table again, with the cities of geo-cities15000 in the same positions",
    async () => {
      await loadCities();
      const lines = readFileSync(GEO, "utf8").trim().split("\n").slice(1);
      const rows = await db.city.findMany();
      const byId = new Map(rows.map((row) => [row.id, row]));

      const renamed: string[] = [];
      const wrong = lines.filter((line) => {
        const [id, name = "", country, , , latitude, longitude] = line.split("\t");
        const city = byId.get(Number(id));
        if (city && city.name !== name) renamed.push(`${name}: ${city.name}`);
        return !(
          city &&
          city.countryCode === country &&
          Math.abs(city.latitude - Number(latitude)) < 0.01 &&
          Math.abs(city.longitude - Number(longitude)) < 0.01
        );
      });

      expect(lines.length).toBeGreaterThan(20_000);
      expect(wrong).toEqual([]);
      // Irish towns that the data set has under their Irish names.
      expect(renamed.sort()).toEqual([
        "An Muileann gCearr: Mullingar",
        "Cluain Meala: Clonmel",
        "Droichead Nua: Newbridge",
        "Gaillimh: Galway",
        "Loch Garman: Wexford",
        "Luimneach: Limerick",
      ]);
    },
  );
});
