import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { Actor } from "@/lib/accounts/schema";
import type { JobContent } from "@/lib/jobs/schema";
import { saveJob } from "@/lib/jobs/seeker/saved.commands";
import { db } from "@/lib/platform/db/client";
import { asActor, makeUser } from "@/lib/testing/accounts";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCity, makeCompany, makeJob } from "@/lib/testing/factories";
import { hideJob, unhideJob } from "./hidden-jobs.commands";
import { findJobMatch, listRecommendations } from "./queries";

setUpDatabase();

const SKILLS = ["Sailing", "Knots", "Charts"];
const IN_PUNE: JobContent["places"] = [
  { cityId: 1_259_229, label: "Pune, India", countryCode: "IN" },
];

async function aSailor(skills = SKILLS): Promise<Actor> {
  const actor = await asActor(await makeUser());
  await db.profileSkill.createMany({
    data: skills.map((name, position) => ({
      userId: actor.id,
      slug: name.toLowerCase(),
      name,
      position,
    })),
  });
  return actor;
}

async function liveIn(actor: Actor, cityId: number): Promise<void> {
  await db.profile.create({ data: { userId: actor.id, cityId, location: "Pune" } });
}

async function told(actor: Actor): Promise<string[]> {
  const { jobs } = await listRecommendations(actor);
  return jobs.map(({ job }) => job.title);
}

describe("listRecommendations", () => {
  it("recommends jobs with enough skills in common, best first, with reasons", async () => {
    const actor = await aSailor();
    await makeJob({ title: "Deck hand", skills: ["Sailing", "Knots", "Cooking", "Painting"] });
    await makeJob({ title: "Skipper", skills: [...SKILLS, "Radio"] });
    await makeJob({ title: "Cook", skills: ["Cooking", "Knots"] });

    const { state, jobs } = await listRecommendations(actor);

    expect(state).toBe("given");
    expect(jobs.map(({ job, reasons }) => [job.title, reasons])).toEqual([
      ["Skipper", ["Matches all 3 of your skills"]],
      ["Deck hand", ["Matches 2 of your 3 skills"]],
    ]);
    const second = await listRecommendations(actor, { limit: 1, page: 2 });
    expect(second.jobs.map(({ job }) => job.title)).toEqual(["Deck hand"]);
  });

  it("leaves out jobs that were applied to, saved, hidden, closed or are your own", async () => {
    const actor = await aSailor();
    const own = await makeCompany();
    const titles = ["Applied", "External", "Saved", "Hidden", "Closed", "Removed", "Kept"];
    const [applied = "", external = "", saved = "", hidden = "", closed = "", removed = ""] =
      await Promise.all(titles.map((title) => makeJob({ title, skills: SKILLS })));
    await makeJob({ title: "Own", skills: SKILLS, companyId: own });
    await db.jobVersion.create({
      data: {
        jobId: applied,
        version: 1,
        title: "",
        companyName: "",
        location: "",
        description: "",
        facts: {},
      },
    });
    await db.$executeRaw`
      INSERT INTO applications (id, submission_id, reference, user_id, job_id, job_version, status, decided_at)
      VALUES (${randomUUID()}::uuid, ${randomUUID()}::uuid, 'JH-1', ${actor.id}::uuid,
        ${applied}::uuid, 1, 'withdrawn', now())`;
    await db.$executeRaw`
      INSERT INTO external_visits (user_id, job_id, has_applied, answered_at)
      VALUES (${actor.id}::uuid, ${external}::uuid, true, now())`;
    await saveJob(actor, saved);
    await hideJob(actor, hidden);
    await db.$executeRaw`DELETE FROM search.job_documents WHERE job_id = ${closed}::uuid`;
    await db.job.updateMany({
      where: { id: removed },
      data: { status: "removed", endedAt: new Date() },
    });

    const member = { ...actor, companies: [{ id: own, role: "owner" }] } as Actor;
    expect(await told(member)).toEqual(["Kept"]);
  });

  it("prefers your own city, then places where you can work, and looks anywhere if nothing is there", async () => {
    await makeCity();
    await makeCity({ id: 1_275_339, name: "Mumbai" });
    const actor = await aSailor();
    await liveIn(actor, 1_259_229);
    const usa = [{ cityId: null, label: "Boston, MA", countryCode: "US" }];
    await makeJob({ title: "Boston", skills: SKILLS, places: usa });
    expect(await told(actor)).toEqual(["Boston"]);

    const mumbai = [{ cityId: 1_275_339, label: "Mumbai, India", countryCode: "IN" }];
    await makeJob({ title: "Mumbai", skills: SKILLS, places: mumbai });
    await makeJob({ title: "Pune", skills: SKILLS, places: IN_PUNE });
    const remote = { skills: SKILLS, workMode: "remote" as const, places: IN_PUNE };
    await makeJob({ title: "Remote", ...remote, eligibleCountries: ["IN", "US"] });
    await makeJob({ title: "Not from here", ...remote, eligibleCountries: ["US"] });

    const { jobs } = await listRecommendations(actor);
    expect(jobs.map(({ job, reasons }) => [job.title, reasons.at(-1)])).toEqual([
      ["Pune", "In Pune"],
      ["Remote", "Remote, open to India"],
      ["Mumbai", "In Maharashtra"],
    ]);
  });

  it("uses titles and saved jobs if no skills are known", async () => {
    const actor = await aSailor([]);
    expect(await listRecommendations(actor)).toEqual({ state: "nothing_known", jobs: [] });
    const liked = await makeJob({ title: "Lock keeper", skills: ["Locks", "Gates"] });
    await makeJob({ title: "Weaver", skills: ["Looms"] });
    await makeJob({ title: "Sluice warden", skills: ["Gates", "Locks"] });
    await makeJob({ title: "Senior lock keeper", skills: [] });
    await saveJob(actor, liked);
    expect(await told(actor)).toEqual(["Senior lock keeper", "Sluice warden"]);

    await db.experience.create({
      data: {
        userId: actor.id,
        title: "Junior weaver",
        company: "Mill",
        startMonth: new Date("2024-01-01T00:00:00Z"),
      },
    });
    await makeJob({ title: "Silk weaver", skills: [] });
    const { jobs } = await listRecommendations(actor);
    expect(
      jobs
        .map(({ job }) => job.title)
        .slice(0, 2)
        .sort(),
    ).toEqual(["Silk weaver", "Weaver"]);
    expect(jobs[0]?.reasons[0]).toBe("Like your work as weaver");
  });

  it("says that a job resembles someone's work only if its title does", async () => {
    const actor = await aSailor([]);
    for (const title of ["Chief technology officer", "Research"]) {
      const startMonth = new Date("2024-01-01T00:00:00Z");
      await db.experience.create({ data: { userId: actor.id, title, company: "Lab", startMonth } });
    }
    await makeJob({ title: "UX Researcher", skills: [] });
    await makeJob({ title: "Research Scientist", skills: [] });

    const { jobs } = await listRecommendations(actor);

    expect(jobs.map(({ job }) => job.title)).toEqual(["Research Scientist"]);
    expect(jobs[0]?.reasons[0]).toBe("Like your work as Research");
  });

  it("uses nothing once consent is withdrawn", async () => {
    const actor = await aSailor();
    await makeJob({ skills: SKILLS });
    await db.consent.create({
      data: { userId: actor.id, purpose: "recommendations", isGiven: false, textVersion: 1 },
    });

    expect(await listRecommendations(actor)).toEqual({ state: "no_consent", jobs: [] });
  });
});

describe("hideJob", () => {
  it("hides once, even if requested repeatedly or simultaneously, and restores", async () => {
    const [actor, stranger] = [await aSailor(), await aSailor()];
    const jobId = await makeJob({ title: "Skipper", skills: SKILLS });

    await Promise.all([hideJob(actor, jobId), hideJob(actor, jobId), hideJob(actor, jobId)]);
    expect([await told(actor), await told(stranger)]).toEqual([[], ["Skipper"]]);
    await unhideJob(stranger, jobId);
    expect(await told(actor)).toEqual([]);
    await unhideJob(actor, jobId);
    await unhideJob(actor, jobId);
    expect(await told(actor)).toEqual(["Skipper"]);
  });

  it("doesn't find jobs that aren't public", async () => {
    const actor = await aSailor();
    const jobId = await makeJob();
    await db.job.updateMany({ where: { id: jobId }, data: { status: "in_review" } });

    for (const id of [jobId, randomUUID()]) {
      await expect(hideJob(actor, id)).rejects.toMatchObject({ code: "not_found" });
    }
  });
});

describe("findJobMatch", () => {
  it("says which of a job's skills someone has, these first, only for public jobs", async () => {
    const actor = await aSailor();
    const jobId = await makeJob({ skills: ["Radio", "Charts"] });
    expect(await findJobMatch(actor, jobId)).toEqual({
      matched: 1,
      total: 2,
      skills: [
        { name: "Charts", isMatched: true },
        { name: "Radio", isMatched: false },
      ],
    });
    await db.job.updateMany({
      where: { id: jobId },
      data: { status: "removed", endedAt: new Date() },
    });
    expect(await findJobMatch(actor, jobId)).toBeNull();
  });
});
