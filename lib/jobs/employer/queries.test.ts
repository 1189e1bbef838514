import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { makeUser } from "@/lib/testing/accounts";
import { aMemberOf, makeApplication } from "@/lib/testing/applications/making";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCompany, makeJob } from "@/lib/testing/factories";
import { employerJobsHref, readEmployerJobFilters } from "./filters";
import { countUnseen, listEmployerJobs } from "./queries";
import type { EmployerJobFilters } from "./schema";

setUpDatabase();

const filters = (values: Partial<EmployerJobFilters> = {}): EmployerJobFilters => ({
  ...readEmployerJobFilters({}),
  ...values,
});

async function aCompany() {
  const companyId = await makeCompany("Harbour Bakery");
  return { companyId, actor: await aMemberOf(companyId) };
}

async function apply(jobId: string, status: "submitted" | "offer" | "held" | "withdrawn") {
  const { id: userId } = await makeUser();
  return makeApplication({ userId, jobId, status, resumeId: null });
}

describe("listEmployerJobs", () => {
  it("counts applications, new ones and views of each posting", async () => {
    const { companyId, actor } = await aCompany();
    const jobId = await makeJob({ companyId });
    for (const status of ["submitted", "submitted", "offer", "held", "withdrawn"] as const) {
      await apply(jobId, status);
    }
    const { id: seen } = await apply(jobId, "submitted");
    await db.application.update({ where: { id: seen }, data: { viewedAt: new Date() } });
    await db.jobViews.createMany({
      data: [1, 2].map((n) => ({
        jobId,
        day: new Date(`2026-11-0${n}`),
        source: "site",
        views: n,
      })),
    });

    const { jobs, counts, total } = await listEmployerJobs(actor, filters());

    expect(jobs[0]).toMatchObject({
      id: jobId,
      views: 3,
      applications: { total: 4, unseen: 2, open: 4, hired: 0 },
      company: { name: "Harbour Bakery" },
    });
    expect({ counts, total }).toEqual({ counts: { live: 1 }, total: 1 });
    expect(await countUnseen(actor)).toBe(2);
    expect(await countUnseen({ ...actor, companies: [] })).toBe(0);
    await db.company.update({ where: { id: companyId }, data: { status: "suspended" } });
    expect(await countUnseen(actor)).toBe(0);
  });

  it("shows nothing of other companies, and nothing to someone without a company", async () => {
    const { companyId, actor } = await aCompany();
    await makeJob({ companyId });
    const stranger = await aMemberOf(await makeCompany());

    expect(await listEmployerJobs(stranger, filters())).toMatchObject({ jobs: [], hasAny: false });
    expect(await listEmployerJobs({ ...actor, companies: [] }, filters())).toMatchObject({
      total: 0,
      hasAny: false,
    });
  });

  it("searches words of title, place and company, whatever characters they contain", async () => {
    const { companyId, actor } = await aCompany();
    await makeJob({ companyId, title: "100% Baker_s helper" });
    await makeJob({ companyId, title: "Driver" });
    const titles = async (query: string) =>
      (await listEmployerJobs(actor, filters({ query }))).jobs.map(({ title }) => title);

    expect(await titles("pune helper")).toEqual(["100% Baker_s helper"]);
    expect(await titles("0% r_s")).toEqual(["100% Baker_s helper"]);
    expect(await titles("harbour driver")).toEqual(["Driver"]);
    expect(await titles("%")).toEqual(["100% Baker_s helper"]);
    expect(await listEmployerJobs(actor, filters({ query: "plumber" }))).toMatchObject({
      jobs: [],
      hasAny: true,
    });
  });

  it("filters by status and company, and counts the statuses that are left out too", async () => {
    const { companyId, actor } = await aCompany();
    const second = await makeCompany("Second");
    const both = {
      ...actor,
      companies: [...actor.companies, { id: second, role: "owner" as const }],
    };
    await makeJob({ companyId, title: "Live" });
    const paused = await makeJob({ companyId, title: "Paused" });
    await db.job.update({ where: { id: paused }, data: { status: "paused" } });
    await makeJob({ companyId: second, title: "Elsewhere" });

    const list = await listEmployerJobs(both, filters({ statuses: ["paused"] }));
    expect(list.jobs.map(({ title }) => title)).toEqual(["Paused"]);
    expect(list).toMatchObject({ total: 1, counts: { live: 2, paused: 1 } });
    const { slug } = await db.company.findUniqueOrThrow({ where: { id: second } });
    const elsewhere = await listEmployerJobs(both, filters({ company: slug }));
    expect(elsewhere.jobs.map(({ title }) => title)).toEqual(["Elsewhere"]);
  });

  it("distinguishes postings held for their author's address from scheduled ones", async () => {
    const { companyId, actor } = await aCompany();
    const { id: postedById } = await makeUser({ emailVerifiedAt: null });
    const soon = new Date(Date.now() + 86_400_000);
    const drafts = {
      "Waits for the address": { postedById },
      "Has no author any longer": {},
      "Scheduled by someone unknown": { postedById, scheduledFor: soon },
      Scheduled: { postedById: actor.id, scheduledFor: soon },
    };
    for (const [title, data] of Object.entries(drafts)) {
      const id = await makeJob({ companyId, title });
      await db.job.update({ where: { id }, data: { status: "draft", ...data } });
    }
    const listed = async (status: "held" | "draft") =>
      (await listEmployerJobs(actor, filters({ statuses: [status] }))).jobs;

    expect((await listed("held")).map(({ title }) => title).sort()).toEqual([
      "Has no author any longer",
      "Scheduled by someone unknown",
      "Waits for the address",
    ]);
    expect(await listed("draft")).toMatchObject([{ title: "Scheduled", isHeld: false }]);
    expect((await listEmployerJobs(actor, filters())).counts).toEqual({ held: 3, draft: 1 });
  });

  it("sorts, pages, and returns the last page for a number past the end", async () => {
    const { companyId, actor } = await aCompany();
    for (let n = 0; n < 21; n += 1) {
      const title = `Job ${String.fromCharCode(97 + n)}`;
      await makeJob({ companyId, title }, new Date(Date.UTC(2026, 0, n + 1)));
    }
    const first = await listEmployerJobs(actor, filters());
    expect(first.jobs).toHaveLength(20);
    expect(first.jobs[0]?.title).toBe("Job u");
    const last = await listEmployerJobs(actor, filters({ page: 9 }));
    expect(last).toMatchObject({ page: 2, pageCount: 2, total: 21 });
    expect(last.jobs.map(({ title }) => title)).toEqual(["Job a"]);
    const popular = last.jobs[0]?.id ?? "";
    await apply(popular, "submitted");
    for (const sort of ["unseen", "applications"] as const) {
      const { jobs } = await listEmployerJobs(actor, filters({ sort }));
      expect(jobs[0]?.id).toBe(popular);
    }
    const byTitle = await listEmployerJobs(actor, filters({ sort: "title" }));
    expect(byTitle.jobs[0]?.title).toBe("Job a");
  });
});

it("reads the filters back from their address", () => {
  const some: EmployerJobFilters = {
    query: "baker & co",
    statuses: ["live", "paused"],
    company: "harbour",
    sort: "unseen",
    page: 3,
  };
  const href = employerJobsHref(some);
  const parameters = Object.fromEntries(new URL(href, "http://x").searchParams);

  expect(readEmployerJobFilters(parameters)).toEqual(some);
  expect(
    employerJobsHref(readEmployerJobFilters({ sort: "toString", status: "x", page: "0" })),
  ).toBe("/employer/jobs");
});
