import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCity, makeCompany, makeJob } from "@/lib/testing/factories";
import { moveJob } from "./commands";
import { findPublicJob } from "./public/detail.queries";
import { findLanding, listLandings } from "./public/landings.queries";
import { countMarket, listFresherJobs, listLatestInternships, listRemoteJobs } from "./queries";

setUpDatabase();

const DAY_MS = 86_400_000;
const titles = (jobs: { title: string }[]) => jobs.map(({ title }) => title);

describe("the lists of the home page", () => {
  it("hold live jobs of their kind, newest first", async () => {
    const day = (number: number) => new Date(Date.now() - number * DAY_MS);
    await makeJob({ title: "Old intern", jobType: "internship", experienceYears: 0 }, day(5));
    await makeJob({ title: "New intern", jobType: "internship", experienceYears: 0 }, day(1));
    await makeJob({ title: "Junior", experienceYears: 1 });
    await makeJob({ title: "Not stated", experienceYears: null });
    await makeJob({ title: "Far", workMode: "remote", eligibleCountries: ["IN"], places: [] });
    await moveJob(await makeJob({ title: "Gone", jobType: "internship" }), "closed");

    expect(titles(await listLatestInternships(10))).toEqual(["New intern", "Old intern"]);
    expect(titles(await listLatestInternships(1))).toEqual(["New intern"]);
    expect(titles(await listFresherJobs(10))).toEqual(["Junior"]);
    expect(titles(await listRemoteJobs(10))).toEqual(["Far"]);
  });

  it("count the market by live jobs", async () => {
    const companyId = await makeCompany();
    await makeJob({ companyId });
    await makeJob({ companyId }, new Date(Date.now() - 40 * DAY_MS));
    await moveJob(await makeJob(), "closed");

    expect(await countMarket()).toEqual({ liveJobs: 2, companies: 1, postedLast30Days: 1 });
  });
});

describe("findPublicJob", () => {
  async function slugOf(id: string): Promise<string> {
    return (await db.job.findUniqueOrThrow({ where: { id } })).slug;
  }

  it("finds a job by its address, an old address and its id", async () => {
    const id = await makeJob({ title: "Bread baker", experienceYears: 2.5 });
    const slug = await slugOf(id);
    const shortId = slug.split("-").at(-1);

    for (const address of [slug, `pastry-cook-${shortId}`, shortId ?? "", id]) {
      expect(await findPublicJob(address)).toMatchObject({ id, slug, experienceLevel: "mid" });
    }
  });

  it("shows as plain text what the company wrote about itself in Markdown", async () => {
    const description = `**240 people**, one canteen.\n\n- Family owned\n- ${"Old ".repeat(200)}`;
    const companyId = await makeCompany();
    await db.company.update({ where: { id: companyId }, data: { description } });
    const id = await makeJob({ companyId });

    const found = await findPublicJob(id);
    const said = found && found !== "gone" ? found.company.description : null;
    expect(said).toMatch(/^240 people, one canteen\. Family owned Old Old .*\.\.\.$/);
    expect(said?.length).toBeLessThan(310);
  });

  it.each([["draft"], ["in_review"], ["rejected"]] as const)(
    "doesn't find a %s job",
    async (status) => {
      const id = await makeJob();
      await db.job.update({ where: { id }, data: { status, rejectionReason: "why" } });

      expect(await findPublicJob(id)).toBeNull();
    },
  );

  it("keeps an ended job for 30 days, after which it is gone", async () => {
    const id = await makeJob();
    const now = new Date("2026-11-21T12:00:00Z");
    await moveJob(id, "closed", now);

    expect(await findPublicJob(id, now)).toMatchObject({ status: "closed" });
    const daysLater = (days: number) => findPublicJob(id, new Date(now.getTime() + days * DAY_MS));
    expect(await daysLater(30)).toMatchObject({ status: "closed" });
    expect(await daysLater(30.01)).toBe("gone");
  });

  it("says that a removed job is gone at once", async () => {
    const id = await makeJob();
    await moveJob(id, "removed");

    expect(await findPublicJob(id)).toBe("gone");
  });

  it("doesn't show a job past its deadline, even before the scheduled task ends it", async () => {
    const id = await makeJob({ deadline: "2026-11-20", timeZone: "UTC" });

    const before = await findPublicJob(id, new Date("2026-11-20T23:59:59Z"));
    const after = await findPublicJob(id, new Date("2026-11-21T00:00:00Z"));

    expect(before).toMatchObject({ status: "live" });
    expect(after).toMatchObject({ status: "expired", endedAt: "2026-11-20T23:59:59.999Z" });
  });

  it.each([
    "",
    "nothing",
    "x-23456789bc",
    "00000000-0000-7000-8000-000000000000",
    "'; DROP TABLE jobs",
  ])("finds no job at %j", async (address) => {
    expect(await findPublicJob(address)).toBeNull();
  });
});

describe("the landing pages", () => {
  it("exist where there are jobs", async () => {
    const pune = await makeCity();
    const places = [{ cityId: pune.id, label: "Pune, India", countryCode: "IN" }];
    await makeJob({ places, category: "design" });
    await makeJob({ places, category: "design" });
    await makeJob({ places, workMode: "remote", eligibleCountries: ["IN"] });

    expect((await listLandings()).map(({ kind, slug, count }) => [kind, slug, count])).toEqual([
      ["remote", "remote", 1],
      ["category", "design", 2],
      ["category", "other", 1],
      ["place", "pune-india", 3],
    ]);
    expect(await findLanding("place", "pune-india")).toMatchObject({ label: "Pune, India" });
    expect(await findLanding("category", "finance")).toBeNull();
  });

  it("count a job once that has the same city under two names", async () => {
    const pune = await makeCity();
    const labelled = (label: string) => ({ cityId: pune.id, label, countryCode: "IN" });
    const city = labelled("Pune, India");
    const old = labelled("Poona, India");
    await makeJob({ places: [city, old] });
    await makeJob({ places: [city] });
    await makeJob({ places: [old, city] });

    expect(await findLanding("place", "pune-india")).toMatchObject({ count: 3 });
  });
});
