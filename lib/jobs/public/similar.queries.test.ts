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
  it("prefers title and skills in common, and leaves out the job itself and what is unlike", async () => {
    const skills = ["Baking", "Sourdough", "Pastry"];
    const job = await makeJob({ title: "Bread baker", skills });
    await makeJob({ title: "Cashier", skills: ["Baking"] });
    await makeJob({ title: "Head bread baker", skills });
    await makeJob({ title: "Pastry cook", skills: ["Baking", "Pastry"] });
    await makeJob({ title: "Accountant", skills: ["Tax"] });
    await makeJob({ title: "Bread baker", skills: [], category: "design" });
    await makeJob({ title: "Sculptor", skills, category: "design" });

    expect(await similarTo(job)).toEqual([
      "Head bread baker",
      "Pastry cook",
      "Bread baker",
      "Cashier",
    ]);
    expect(await similarTo(job, 2)).toEqual(["Head bread baker", "Pastry cook"]);
  });

  it("counts a rare skill more than one that every job asks for", async () => {
    const job = await makeJob({ title: "Clerk", skills: ["Word", "Latin"] });
    await makeJob({ title: "Typist", skills: ["Word"] });
    await makeJob({ title: "Archivist", skills: ["Latin"] });
    for (const title of ["One", "Two", "Three"]) await makeJob({ title, skills: ["Word", "Tea"] });

    expect((await similarTo(job))[0]).toBe("Archivist");
  });

  it("goes by the title of a posting without skills", async () => {
    const job = await makeJob({ title: "Bread baker", skills: [] });
    await makeJob({ title: "Head bread baker", skills: [] });
    await makeJob({ title: "Accountant", skills: ["Tax"] });

    expect(await similarTo(job)).toEqual(["Head bread baker"]);
  });

  it("prefers the same place, then the newer, among jobs that are otherwise alike", async () => {
    const pune = await makeCity();
    const places = [{ cityId: pune.id, label: "Pune, India", countryCode: "IN" }];
    const skills = ["Baking"];
    const job = await makeJob({ title: "Bread baker", skills, places });
    const ago = (days: number) => new Date(Date.now() - days * DAY_MS);
    await makeJob({ title: "Baker of bread elsewhere, old", skills }, ago(40));
    await makeJob({ title: "Baker of bread elsewhere, new", skills }, ago(2));
    await makeJob({ title: "Baker of bread around here now", skills, places }, ago(2));

    expect(await similarTo(job)).toEqual([
      "Baker of bread around here now",
      "Baker of bread elsewhere, new",
      "Baker of bread elsewhere, old",
    ]);
  });

  it("shows two jobs of a company at most, and none that ended", async () => {
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
  it("finds jobs like one that ended, as long as it has a page", async () => {
    const job = await makeJob({ title: "Bread baker" });
    await makeJob({ title: "Head bread baker" });
    await moveJob(job, "closed");

    expect((await getSimilarJobs(job, 6)).map(({ title }) => title)).toEqual(["Head bread baker"]);
  });

  it("tells a job that is gone from one that never was", async () => {
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
