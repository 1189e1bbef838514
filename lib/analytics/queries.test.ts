import { describe, expect, it } from "vitest";
import type { ApplicationStatus, ApplicationStep } from "@/lib/applications/schema";
import { dropCached } from "@/lib/platform/caching/cache";
import { db } from "@/lib/platform/db/client";
import { asActor, makeUser } from "@/lib/testing/accounts";
import { aMemberOf, makeApplication } from "@/lib/testing/applications/making";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCompany, makeJob } from "@/lib/testing/factories";
import { listRecentViews } from "./by-job.queries";
import { readAnalyticsQuery } from "./links";
import { countLately, getAnalytics } from "./queries";

setUpDatabase();

const NOW = new Date("2026-11-21T12:00:00Z");
const at = (day: string, hour = 9) => new Date(`${day}T${String(hour).padStart(2, "0")}:00:00Z`);
const query = (values: Record<string, string | string[]> = {}) => readAnalyticsQuery(values);

async function view(jobId: string, [day, views]: [string, number], source = "site") {
  await db.jobViews.create({ data: { jobId, day: new Date(day), source, views } });
}

type Step = [kind: ApplicationStep, at: Date];

/** An application with a timeline of its own. */
async function send(jobId: string, first: Date, steps: Step[] = []): Promise<string> {
  const status = (steps.filter(([kind]) => kind !== "viewed").at(-1)?.[0] ??
    "submitted") as ApplicationStatus;
  const { id: userId } = await makeUser();
  const made = await makeApplication({ userId, jobId, status, at: first, resumeId: null });
  await db.applicationEvent.deleteMany({ where: { applicationId: made.id } });
  const all: Step[] = [["submitted", first], ...steps];
  await db.applicationEvent.createMany({
    data: all.map(([kind, when]) => ({ applicationId: made.id, userId, kind, at: when })),
  });
  return made.id;
}

async function aCompany() {
  const companyId = await makeCompany();
  const jobId = await makeJob({ companyId, title: "Baker" }, at("2026-11-16"));
  return { companyId, jobId, actor: await aMemberOf(companyId) };
}

describe("getAnalytics", () => {
  it("is empty, with four tiles at zero, for a company without postings", async () => {
    const actor = await aMemberOf(await makeCompany());

    const analytics = await getAnalytics(actor, query(), NOW);

    expect(analytics).toMatchObject({
      isEmpty: true,
      tiles: {
        jobsPosted: { total: 0, added: 0 },
        applications: { count: 0, before: 0 },
        rate: { percent: null, before: null },
        active: { count: 0, closing: 0 },
      },
      jobs: { rows: [], total: 0, pageCount: 1 },
      waiting: null,
    });
  });

  it("is empty for someone without a company", async () => {
    const actor = await asActor(await makeUser({ userType: "employer" }));
    expect(await getAnalytics(actor, query(), NOW)).toMatchObject({ isEmpty: true });
  });

  it("counts what happened in the period and before it", async () => {
    const { jobId, actor } = await aCompany();
    await view(jobId, ["2026-11-20", 40]);
    await view(jobId, ["2026-11-12", 10]);
    await send(jobId, at("2026-11-20"));
    await send(jobId, at("2026-11-19"));
    await send(jobId, at("2026-11-12"));
    await send(jobId, at("2026-10-01"));

    const analytics = await getAnalytics(actor, query({ period: "7" }), NOW);

    expect(analytics?.tiles).toEqual({
      jobsPosted: { total: 1, added: 1 },
      applications: { count: 2, before: 1 },
      rate: { percent: 5, before: 10 },
      active: { count: 1, closing: 0 },
    });
    expect(analytics?.points).toHaveLength(7);
    expect(analytics?.points[5]).toMatchObject({ day: "2026-11-20", views: 40, applications: 1 });
    expect(analytics?.jobs.rows).toMatchObject([
      { id: jobId, title: "Baker", views: 40, applications: 2, rate: 5, responseSeconds: null },
    ]);
  });

  it("counts neither held applications nor others' postings", async () => {
    const { jobId, actor } = await aCompany();
    const other = await makeJob();
    await view(other, ["2026-11-20", 40]);
    await send(other, at("2026-11-20"));
    const { id: userId } = await makeUser();
    await makeApplication({ userId, jobId, status: "held", at: at("2026-11-20"), resumeId: null });

    const analytics = await getAnalytics(actor, query(), NOW);

    expect(analytics).toMatchObject({ isEmpty: true, tiles: { applications: { count: 0 } } });
    expect(await getAnalytics(actor, query({ job: other }), NOW)).toBeNull();
  });

  it("shows nothing of a suspended company", async () => {
    const { companyId, jobId, actor } = await aCompany();
    await send(jobId, at("2026-11-20"));
    await db.company.update({ where: { id: companyId }, data: { status: "suspended" } });

    expect(await getAnalytics(actor, query(), NOW)).toMatchObject({ isEmpty: true });
    expect(await getAnalytics(actor, query({ job: jobId }), NOW)).toBeNull();
  });

  it("follows applications to their end", async () => {
    const { jobId, actor } = await aCompany();
    await view(jobId, ["2026-11-20", 10], "search_engine");
    await send(jobId, at("2026-11-18"), [
      ["viewed", at("2026-11-18", 10)],
      ["in_review", at("2026-11-19")],
      ["interview", at("2026-11-20")],
    ]);
    await send(jobId, at("2026-11-18"), [["offer", at("2026-11-21")]]);
    await send(jobId, at("2026-11-18"), [["withdrawn", at("2026-11-19")]]);

    const analytics = await getAnalytics(actor, query(), NOW);

    expect(analytics?.funnel.map(({ count }) => count)).toEqual([10, 3, 2, 2, 1, 0]);
    expect(analytics?.byStatus).toEqual([
      { status: "interview", count: 1 },
      { status: "offer", count: 1 },
      { status: "withdrawn", count: 1 },
    ]);
    // One, one and three days in "submitted"; one day in review.
    expect(analytics?.stays).toEqual([
      { status: "submitted", count: 3, medianSeconds: 86_400 },
      { status: "in_review", count: 1, medianSeconds: 86_400 },
    ]);
    expect(analytics?.response).toEqual({ received: 2, answered: 2, medianSeconds: 2 * 86_400 });
    expect(analytics?.sources).toEqual([
      { source: "search_engine", views: 10, applications: 0 },
      { source: null, views: 0, applications: 3 },
    ]);
  });

  it("reports what has waited for more than a week", async () => {
    const { companyId, jobId, actor } = await aCompany();
    await send(jobId, at("2026-11-13"));
    await send(jobId, at("2026-11-15"));
    const answered = await send(jobId, at("2026-11-10"));
    await db.applicationMessage.create({
      data: { applicationId: answered, text: "Hello", isFromApplicant: false },
    });

    const analytics = await getAnalytics(actor, query(), NOW);

    const oldestAt = at("2026-11-13").toISOString();
    expect(analytics?.waiting).toEqual({ count: 1, oldestAt, companyId });
  });

  it("filters by one posting, and pages through many", async () => {
    const { companyId, jobId, actor } = await aCompany();
    await send(jobId, at("2026-11-20"));
    for (let i = 0; i < 21; i += 1) await makeJob({ companyId, title: `Job ${i}` });

    const all = await getAnalytics(actor, query({ page: "2" }), NOW);
    const one = await getAnalytics(actor, query({ job: jobId }), NOW);

    expect(all?.jobs).toMatchObject({ total: 22, page: 2, pageCount: 2 });
    expect(all?.jobs.rows).toHaveLength(2);
    expect(one).toMatchObject({ job: { id: jobId, title: "Baker" }, jobs: { total: 1 } });
  });

  it("compares with the site once five companies contribute", async () => {
    const { actor } = await aCompany();
    const today = new Date();
    const day = today.toISOString().slice(0, 10);
    for (let i = 0; i < 4; i += 1) await view(await makeJob(), [day, 100]);
    const fifth = await makeJob();
    await view(fifth, [day, 5]);

    expect((await getAnalytics(actor, query(), today))?.market.rate).toBeNull();
    await db.jobViews.updateMany({ where: { jobId: fifth }, data: { views: 50 } });
    dropCached();
    expect((await getAnalytics(actor, query(), today))?.market).toEqual({
      rate: 0,
      responseSeconds: null,
    });
  });
});

describe("countLately", () => {
  it("counts the last 30 days, and each of them", async () => {
    const { jobId, actor } = await aCompany();
    await view(jobId, ["2026-11-21", 4]);
    await view(jobId, ["2026-11-20", 2]);
    // Too long ago.
    await view(jobId, ["2026-10-22", 9]);
    await send(jobId, at("2026-11-20"));

    const { period, views, applications } = await countLately(actor, NOW);

    expect(period).toBe(30);
    expect(views).toEqual({ count: 6, days: [...Array(28).fill(0), 2, 4] });
    expect(applications).toEqual({ count: 1, days: [...Array(28).fill(0), 1, 0] });
  });
});

describe("readAnalyticsQuery", () => {
  it("ignores what can't be read", () => {
    expect(query({ period: "8", job: "x", page: "-1" })).toEqual({
      period: 30,
      job: null,
      page: 1,
    });
    expect(query({ period: ["7", "90"] })).toEqual({ period: 90, job: null, page: 1 });
  });
});

describe("listRecentViews", () => {
  it("counts three days' views of one's own postings, for the last 90 days only", async () => {
    const { companyId, jobId, actor } = await aCompany();
    const unseenId = await makeJob({ companyId });
    const { jobId: foreignId } = await aCompany();
    // 90 days that end on the 21st begin on 24 August.
    await view(jobId, ["2026-08-23", 50]);
    await view(jobId, ["2026-08-24", 1]);
    await view(jobId, ["2026-08-26", 2], "search");
    await view(jobId, ["2026-08-27", 4]);
    await view(jobId, ["2026-11-21", 8]);
    await view(foreignId, ["2026-11-21", 9]);

    const views = await listRecentViews(actor, [jobId, unseenId, foreignId], NOW);

    const none = Array<number>(30).fill(0);
    expect(views).toEqual({ [jobId]: [3, 4, ...none.slice(3), 8], [unseenId]: none });
    expect(await listRecentViews({ ...actor, companies: [] }, [jobId], NOW)).toEqual({});
    expect(await listRecentViews(actor, [], NOW)).toEqual({});
  });
});
