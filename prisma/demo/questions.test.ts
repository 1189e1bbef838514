import { describe, expect, it } from "vitest";
import { knockOutSentence } from "@/lib/jobs/questions";
import { QUESTION_KINDS } from "@/lib/jobs/questions.schema";
import { demoJobs } from "@/prisma/demo/jobs";

const jobs = demoJobs(new Date("2026-11-21T10:00:00Z"));

describe("the demo's postings", () => {
  it("mostly accept applications here; some companies take all of theirs elsewhere", () => {
    const external = jobs.filter(({ applyUrl }) => applyUrl !== null);
    expect(external.length).toBeGreaterThan(100);
    expect(external.length).toBeLessThan(600);
    expect(external.filter((job) => job.questions.length > 0)).toEqual([]);
    const elsewhere = new Set(external.map(({ companyName }) => companyName));
    const mixed = jobs.filter((job) => elsewhere.has(job.companyName) && job.applyUrl === null);
    expect(mixed).toEqual([]);
  });

  it("ask questions in about a third of cases, of every kind, some of them knock-outs", () => {
    const asking = jobs.filter((job) => job.questions.length > 0);
    const questions = asking.flatMap((job) => job.questions);
    expect(asking.length / jobs.length).toBeGreaterThan(0.25);
    expect(asking.length / jobs.length).toBeLessThan(0.45);
    expect(new Set(questions.map(({ kind }) => kind))).toEqual(new Set(QUESTION_KINDS));
    const knockOuts = questions.filter((question) => knockOutSentence(question) !== null);
    expect(knockOuts.length).toBeGreaterThan(50);
    expect(knockOuts.length).toBeLessThan(questions.length / 2);
    for (const { kind, choices, accepted } of questions) {
      expect(choices.length > 1).toBe(kind === "choice");
      expect(accepted.length).toBeLessThan(2);
    }
  });
});
