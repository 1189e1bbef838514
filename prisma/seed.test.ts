import { beforeAll, describe, expect, it } from "vitest";
import { jobPosting } from "@/lib/feeds/job-posting/rules";
import { findPublicJob } from "@/lib/jobs/detail/queries";
import { listSavedJobs } from "@/lib/jobs/saved/queries";
import { loadCities } from "@/lib/places/commands";
import { db } from "@/lib/platform/db/client";
import { findProfile } from "@/lib/profiles/queries";
import { listRecommendations } from "@/lib/recommendations/queries";
import { asActor } from "@/lib/testing/accounts";
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

  it("has a seeker with a profile, saved jobs, and jobs that fit her", async () => {
    const user = await db.user.findFirstOrThrow({ where: { userType: "job_seeker" } });
    const actor = await asActor(user);
    const [profile, saved, { jobs }] = await Promise.all([
      findProfile(actor),
      listSavedJobs(actor, { page: 1 }),
      listRecommendations(actor),
    ]);

    expect(profile.completion).toBeGreaterThanOrEqual(60);
    expect(saved.jobs.map(({ note }) => note !== null)).toEqual([true, false, false]);
    expect(jobs).toHaveLength(10);
    const bySkills = jobs.filter(({ reasons }) => reasons[0]?.startsWith("Matches "));
    expect(bySkills.length).toBeGreaterThan(7);
    expect(jobs.filter(({ reasons }) => reasons.at(-1) === "In Pune").length).toBeGreaterThan(0);
    expect(await db.savedJob.count()).toBe(3);
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
