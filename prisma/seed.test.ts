import { beforeAll, describe, expect, it } from "vitest";
import { jobPosting } from "@/lib/feeds/job-posting/rules";
import { findPublicJob } from "@/lib/jobs/detail/queries";
import { loadCities } from "@/lib/places/commands";
import { db } from "@/lib/platform/db/client";
import { copyTemplateOnce } from "@/lib/testing/database";
import { structuredDataFaults } from "@/lib/testing/structured-data";
import { seedDemo } from "./seed";

const SITE = { name: "Jobharbor", url: "https://jobs.example.org" };
const NOW = new Date();

// Making the demo takes seconds, and no test here changes it.
copyTemplateOnce();
beforeAll(async () => {
  await loadCities();
  await seedDemo(NOW);
}, 120_000);

describe("the demo", () => {
  it("is made once", async () => {
    const before = await db.job.count();

    expect(before).toBeGreaterThan(1900);
    expect(await seedDemo(NOW)).toBe(0);
    expect(await db.job.count()).toBe(before);
  });

  it("has no job whose markup the validator finds fault with", { timeout: 120_000 }, async () => {
    const jobs = await db.job.findMany({ select: { id: true } });
    const faults: string[] = [];
    for (const { id } of jobs) {
      const job = await findPublicJob(id, NOW);
      const markup = job === null || job === "gone" ? null : jobPosting(job, SITE, NOW);
      if (!markup) faults.push(`${id}: no markup`);
      else faults.push(...(await structuredDataFaults(markup)).map((fault) => `${id}: ${fault}`));
    }

    expect(faults).toEqual([]);
  });
});
