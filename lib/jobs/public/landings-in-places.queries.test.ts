import { beforeEach, describe, expect, it } from "vitest";
import { moveJob } from "@/lib/jobs/commands";
import { dropCached } from "@/lib/platform/caching/cache";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCity, makeCompany, makeJob } from "@/lib/testing/factories";
import { findLandingFacts } from "./landing-facts.queries";
import { landingName, landingPath } from "./landings";
import { findLandingInPlace, listLandingsInPlaces } from "./landings-in-places.queries";

setUpDatabase();
beforeEach(() => dropCached());

type JobValues = Parameters<typeof makeJob>[0];

async function placesOf(label: string, id?: number) {
  const city = await makeCity(id === undefined ? {} : { id, name: label });
  return [{ cityId: city.id, label, countryCode: "IN" }];
}

async function makeJobs(count: number, values: JobValues): Promise<string[]> {
  const made: string[] = [];
  for (let i = 0; i < count; i++) made.push(await makeJob(values));
  return made;
}

const shown = async () =>
  (await listLandingsInPlaces()).map((landing) => [landingPath(landing), landing.count]);

describe("listLandingsInPlaces", () => {
  it("lists categories and skills that have at least five live jobs in a place", async () => {
    const places = await placesOf("Pune, India");
    await makeJobs(4, { category: "it", skills: ["Python"], places });
    const [ended] = await makeJobs(1, { category: "it", skills: ["Python", "Rust"], places });
    await makeJobs(4, { category: "design", skills: ["Rust"], places });

    expect(await shown()).toEqual([
      ["/jobs/category/it/in/pune-india", 5],
      ["/jobs/skill/python/in/pune-india", 5],
      ["/jobs/skill/rust/in/pune-india", 5],
    ]);

    await moveJob(ended ?? "", "closed");
    dropCached();

    expect(await shown()).toEqual([]);
  });

  it("counts a job with two places in a city once, and leaves out other jobs", async () => {
    const [pune] = await placesOf("Pune, India");
    const twice = pune ? [pune, pune] : [];
    await makeJobs(3, { category: "it", skills: [], places: twice });
    await makeJobs(6, { category: "other", skills: [], places: twice });

    expect(await shown()).toEqual([]);
  });

  it("narrows to a city or a category", async () => {
    const [pune] = await placesOf("Pune, India");
    const [ulm] = await placesOf("Ulm, Germany", 2820256);
    await makeJobs(5, { category: "it", skills: [], places: pune ? [pune] : [] });
    await makeJobs(5, { category: "design", skills: [], places: ulm ? [ulm] : [] });
    const names = async (which: Parameters<typeof listLandingsInPlaces>[0]) =>
      (await listLandingsInPlaces(which)).map(landingName);

    expect(await names({ cityId: pune?.cityId ?? 0 })).toEqual(["IT jobs in Pune, India"]);
    expect(await names({ category: "design" })).toEqual(["Design jobs in Ulm, Germany"]);
  });
});

describe("findLandingInPlace", () => {
  it("finds those with fewer jobs too, but no unknown category, skill or place", async () => {
    const places = await placesOf("Pune, India");
    await makeJobs(3, { category: "it", skills: ["Python"], places });
    const find = (subject: string, place = "pune-india") =>
      findLandingInPlace("category_in_place", { subject, place });

    expect(await find("it")).toMatchObject({
      label: "IT",
      inPlace: "Pune, India",
      query: { category: ["it"], location: "Pune, India" },
    });
    expect(await find("alchemy")).toBeNull();
    expect(await find("toString")).toBeNull();
    expect(await find("it", "atlantis")).toBeNull();
    const skill = { subject: "python", place: "pune-india" };
    expect(await findLandingInPlace("skill_in_place", skill)).toMatchObject({
      label: "Python",
      query: { skill: ["python"] },
    });
    expect(await findLandingInPlace("skill_in_place", { ...skill, subject: "nothing" })).toBeNull();
  });
});

describe("findLandingFacts", () => {
  it("names the companies that hire most, and pay only if five companies state it", async () => {
    const places = await placesOf("Pune, India");
    const pay = (min: number) => ({
      pay: { min, max: min + 10, currency: "INR", period: "year" as const },
    });
    const landing = {
      kind: "category_in_place" as const,
      slug: "it/in/pune-india",
      label: "IT",
      inPlace: "Pune, India",
      cityId: places[0]?.cityId ?? null,
      query: { category: ["it" as const], location: "Pune, India" },
    };
    const first = await makeCompany("Northwind");
    await makeJobs(2, { category: "it", companyId: first, places, ...pay(100) });
    for (const name of ["Gull", "Heron", "Tern"]) {
      const companyId = await makeCompany(name);
      await makeJob({ category: "it", companyId, places, ...pay(200) });
    }

    const few = await findLandingFacts(landing);
    expect(few).toMatchObject({ companies: 4, pay: null });
    expect(few.hiringMost[0]).toEqual({ name: "Northwind", slug: "northwind", count: 2 });

    const companyId = await makeCompany("Wren");
    await makeJob({ category: "it", companyId, places, ...pay(300) });
    await makeJob({
      category: "it",
      companyId,
      places: await placesOf("Ulm", 2820256),
      ...pay(9000),
    });
    dropCached();

    expect(await findLandingFacts(landing)).toMatchObject({
      companies: 5,
      pay: expect.stringMatching(/100.*210/),
    });
  });
});
