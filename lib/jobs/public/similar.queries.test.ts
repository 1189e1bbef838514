import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCity, makeCompany, makeJob } from "@/lib/testing/factories";
import { moveJob } from "../commands";
import { getSimilarJobs, listSimilarJobs } from "./similar.queries";

setUpDatabase();

const DAY_MS = 86_400_000;

async function similarTo(jobId: string, limit = 6): Promise<string[]> {
  return (await listSimilarJobs(jobId, limit)).map(({ title }) => title);
}

describe("listSimilarJobs", () => {
  it("prefers common titles and skills, and leaves out the job itself and dissimilar ones", async () => {
    const skills = ["Baking", "Sourdough", "Pastry"];
    const job = await makeJob({ title: "Bread baker", skills });
    await makeJob({ title: "Cashier", skills: ["Baking"] });
    await makeJob({ title: "Head bread baker", skills });
    await makeJob({ title: "Pastry cook", skills: ["Baking", "Pastry"] });
    await makeJob({ title: "Accountant", skills: ["Tax"] });
    await makeJob({ title: "Bread baker", skills: [], category: "design" });
    const description = "Carve marble and granite statues for parks and museums.";
    await makeJob({ title: "Sculptor", skills: ["Baking", "Marble", "Granite"], description });

    expect(await similarTo(job)).toEqual([
      "Bread baker",
      "Head bread baker",
      "Pastry cook",
      "Cashier",
    ]);
    expect(await similarTo(job, 2)).toEqual(["Bread baker", "Head bread baker"]);
  });

  it("weighs a rare skill more than one that every job asks for", async () => {
    const job = await makeJob({ title: "Quorlist", skills: ["Word", "Latin"] });
    await makeJob({ title: "Brimler", skills: ["Word"] });
    await makeJob({ title: "Vantsman", skills: ["Latin"] });
    for (const title of ["One", "Two", "Three"]) await makeJob({ title, skills: ["Word", "Tea"] });

    expect((await similarTo(job))[0]).toBe("Vantsman");
  });

  it("uses the title of a posting without skills", async () => {
    const job = await makeJob({ title: "Bread baker", skills: [] });
    await makeJob({ title: "Head bread baker", skills: [] });
    await makeJob({ title: "Accountant", skills: ["Tax"] });

    expect(await similarTo(job)).toEqual(["Head bread baker"]);
  });

  it("prefers the same place, then newer jobs, among otherwise equal ones", async () => {
    const pune = await makeCity();
    const places = [{ cityId: pune.id, label: "Pune, India", countryCode: "IN" }];
    const skills = ["Baking"];
    const job = await makeJob({ title: "Bread baker", skills, places });
    const ago = (days: number) => new Date(Date.now() - days * DAY_MS);
    await makeJob({ title: "Bread baker (m/f)", skills }, ago(40));
    await makeJob({ title: "Bread baker (f/m)", skills }, ago(2));
    await makeJob({ title: "Bread baker (f/m/d)", skills, places }, ago(2));

    expect(await similarTo(job)).toEqual([
      "Bread baker (f/m/d)",
      "Bread baker (f/m)",
      "Bread baker (m/f)",
    ]);
  });

  it("recognises titles and texts with the same meaning in other words", async () => {
    const dressing = "Dress wounds, give medicines and comfort patients on the ward.";
    const job = await makeJob({ title: "Registered Nurse", skills: [], description: dressing });
    await makeJob({
      title: "Care Assistant",
      skills: [],
      description: "Help patients to wash, and look after their wounds and medicines.",
    });
    await makeJob({
      title: "Database Engineer",
      skills: [],
      description: "Tune queries, plan indexes and keep backups of our databases.",
    });

    expect(await similarTo(job)).toEqual(["Care Assistant"]);
  });

  it("uses only the title if the text was indexed with other word vectors", async () => {
    const job = await makeJob({ title: "Bread baker", skills: [] });
    await makeJob({ title: "Head bread baker", skills: [] });
    await db.$executeRaw`UPDATE search.job_documents SET meaning = decode('00000009', 'hex') || substr(meaning, 5)`;

    expect(await similarTo(job)).toEqual(["Head bread baker"]);
  });

  it("shows at most two jobs of a company, and none that ended", async () => {
    const companyId = await makeCompany();
    const job = await makeJob({ title: "Bread baker" });
    for (const title of ["Bread baker one", "Bread baker two", "Bread baker three"]) {
      await makeJob({ title, companyId });
    }
    await makeJob({ title: "Head bread baker at night" });
    await moveJob(await makeJob({ title: "Bread baker, ended" }), "closed");

    const found = await similarTo(job, 3);
    expect(found.filter((title) => /one|two|three/.test(title))).toHaveLength(2);
    expect(found[2]).toBe("Head bread baker at night");
  });
});

describe("getSimilarJobs", () => {
  it("finds jobs similar to an ended one as long as it has a page", async () => {
    const job = await makeJob({ title: "Bread baker" });
    await makeJob({ title: "Head bread baker" });
    await moveJob(job, "closed");

    expect((await getSimilarJobs(job, 6)).map(({ title }) => title)).toEqual(["Head bread baker"]);
  });

  it("distinguishes a job that is gone from one that never existed", async () => {
    const removed = await makeJob();
    await moveJob(removed, "removed");
    const draft = await makeJob();
    await db.job.update({ where: { id: draft }, data: { status: "draft" } });

    await expect(getSimilarJobs(removed, 6)).rejects.toMatchObject({ code: "gone" });
    for (const id of [draft, randomUUID()]) {
      await expect(getSimilarJobs(id, 6)).rejects.toMatchObject({ code: "not_found" });
    }
  });
});
