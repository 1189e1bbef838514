import { expect, it } from "vitest";
import type { Actor } from "@/lib/accounts/schema";
import type { ApplicationStatus, ApplicationStep } from "@/lib/applications/schema";
import { db } from "@/lib/platform/db/client";
import { makeUser } from "@/lib/testing/accounts";
import { aMemberOf, makeApplication } from "@/lib/testing/applications/making";
import { copyTemplateOnce } from "@/lib/testing/database";
import { makeCompany, makeJob } from "@/lib/testing/factories";
import { aDice, type Dice } from "@/lib/testing/search/dice";
import { spansOf } from "./calculations";
import { getAnalytics } from "./queries";
import { type Analytics, PERIODS, type Period } from "./schema";

copyTemplateOnce();

// The statements count many things at once, using what the database keeps beside each application.
// Here every row is read and checked, and both must agree.

const NOW = new Date("2026-11-21T12:00:00Z");
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const AGO = [0, 1, 2, 6, 7, 8, 13, 14, 29, 30, 31, 59, 60, 89, 90, 91, 180, 364, 365, 700, 730];
const SOURCES = [null, "site", "search_engine", "alert", "of nobody"];
const STEPS = "viewed in_review interview offer hired not_selected withdrawn".split(" ");
const DEPTHS = ["submitted", "in_review", "interview", "offer", "hired"];
const OF_COMPANY = [...DEPTHS.slice(1), "not_selected"];
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

async function apply(dice: Dice, jobId: string): Promise<void> {
  const { id: userId } = await makeUser();
  // The first and the last moment of a day are among them.
  const noon = Date.parse(dayOf(new Date(NOW.getTime() - dice(AGO) * DAY_MS)));
  const at = new Date(noon + dice([0, 1, 9 * HOUR_MS, DAY_MS - 1]));
  const steps = Array.from(
    { length: dice([0, 0, 1, 1, 2, 3]) },
    () => dice(STEPS) as ApplicationStep,
  );
  const last = steps.filter((kind) => kind !== "viewed").at(-1) ?? "submitted";
  const status = (dice([1, 2, 3, 4]) === 1 ? "held" : last) as ApplicationStatus;
  const { id } = await makeApplication({
    ...{ userId, jobId, at, status, resumeId: null, decidedAt: at },
  });
  await db.application.update({ where: { id }, data: { source: dice(SOURCES) } });
  await db.applicationEvent.deleteMany({ where: { applicationId: id } });
  await db.applicationEvent.createMany({
    data: ["submitted" as const, ...steps].map((kind, i) => ({
      ...{ applicationId: id, userId, kind },
      at: new Date(at.getTime() + i * dice([1000, HOUR_MS, 30 * HOUR_MS + 3000])),
    })),
  });
  if (dice([1, 2, 3, 4]) > 1) return;
  const sentAt = new Date(at.getTime() + dice([5000, HOUR_MS]));
  const isFromApplicant = dice([true, false]);
  await db.applicationMessage.create({
    data: { applicationId: id, text: "Hello", isFromApplicant, sentAt },
  });
}

async function makeWorld(dice: Dice): Promise<{ actor: Actor; jobIds: string[] }> {
  const companyId = await makeCompany();
  const jobIds: string[] = [];
  for (let i = 0; i < 4; i += 1) {
    const jobId = await makeJob({ companyId, title: `Job ${i}` }, NOW);
    for (let n = 0; n < 24; n += 1) await apply(dice, jobId);
    const days = new Set(AGO.filter(() => dice([true, false])));
    await db.jobViews.createMany({
      data: [...days].flatMap((ago) =>
        ["site", "feed"].map((source) => ({
          ...{ jobId, source, views: dice([1, 2, 30]) },
          day: new Date(dayOf(new Date(NOW.getTime() - ago * DAY_MS))),
        })),
      ),
    });
    jobIds.push(jobId);
  }
  const [removed = "", moved = ""] = jobIds;
  await db.job.update({ where: { id: removed }, data: { status: "removed", endedAt: NOW } });
  // A job's applications go with it.
  const other = await makeCompany();
  await db.job.update({ where: { id: moved }, data: { companyId: other } });
  const actor = await aMemberOf(companyId);
  return {
    actor: { ...actor, companies: [...actor.companies, { id: other, role: "owner" }] },
    jobIds,
  };
}

async function readAll(companyIds: string[]) {
  const job = { companyId: { in: companyIds }, status: { not: "removed" as const } };
  const views = await db.jobViews.findMany({ where: { job } });
  const applications = await db.application.findMany({
    where: { job },
    include: {
      events: { orderBy: [{ at: "asc" }, { id: "asc" }] },
      details: { include: { messages: true } },
    },
  });
  return {
    views: views.map((view) => ({ ...view, day: dayOf(view.day) })),
    applications: applications.flatMap(({ submittedAt, ...one }) =>
      submittedAt ? [{ ...one, submittedAt, day: dayOf(submittedAt), ...toldBy(one) }] : [],
    ),
  };
}
type AllCounts = Awaited<ReturnType<typeof readAll>>;

type ExpectedCounts = {
  events: { kind: string; at: Date; actorId: string | null }[];
  details: { messages: { isFromApplicant: boolean; sentAt: Date }[] } | null;
};

function toldBy({ events, details }: ExpectedCounts) {
  const results = [
    ...events.filter(({ kind }) => OF_COMPANY.includes(kind)).map(({ at }) => at.getTime()),
    ...(details?.messages ?? [])
      .filter((one) => !one.isFromApplicant)
      .map((one) => one.sentAt.getTime()),
  ];
  const steps = events.filter(({ kind }) => kind !== "viewed" && kind !== "held");
  return {
    response: results.length > 0 ? Math.min(...results) : null,
    depth: Math.max(0, ...events.map(({ kind }) => DEPTHS.indexOf(kind))),
    stays: steps.flatMap(({ kind, at }, i) => {
      const next = steps[i + 1];
      return next ? [{ kind, seconds: (next.at.getTime() - at.getTime()) / 1000 }] : [];
    }),
  };
}

function median(values: number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) / 2;
  const [low, high] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

const sum = (rows: { views: number }[]) => rows.reduce((total, { views }) => total + views, 0);

function plainly(all: AllCounts, jobId: string | null, period: Period) {
  const { from, until, fromBefore, untilBefore } = spansOf(period, NOW);
  const own = <R extends { jobId: string }>(rows: R[]) =>
    rows.filter((row) => !jobId || row.jobId === jobId);
  const inside = <R extends { day: string; jobId: string }>(rows: R[], span = [from, until]) =>
    own(rows).filter(({ day }) => day >= (span[0] ?? "") && day <= (span[1] ?? ""));
  const [views, sent] = [inside(all.views), inside(all.applications)];
  const before = [fromBefore, untilBefore];
  const clock = sent.filter(({ status, response }) => status !== "withdrawn" || response !== null);
  const seconds = (rows: typeof sent) =>
    rows.flatMap((one) =>
      one.response === null ? [] : [(one.response - one.submittedAt.getTime()) / 1000],
    );
  const longAgo = new Date(NOW.getTime() - 7 * DAY_MS);
  const waiting = own(all.applications).filter(
    ({ status, response, submittedAt }) =>
      status === "submitted" && response === null && submittedAt < longAgo,
  );
  return {
    funnel: [
      sum(views),
      ...DEPTHS.map((_, depth) => sent.filter((one) => one.depth >= depth).length),
    ],
    received: sent.length,
    before: inside(all.applications, before).length,
    viewsBefore: sum(inside(all.views, before)),
    response: {
      received: clock.length,
      answered: seconds(clock).length,
      medianSeconds: median(seconds(clock)),
    },
    waiting: waiting.length,
    byStatus: countBy(sent.map(({ status }) => status)),
    stays: DEPTHS.slice(0, 4).flatMap((status) => {
      const lasted = sent
        .flatMap(({ stays }) => stays.filter(({ kind }) => kind === status))
        .map((stay) => stay.seconds);
      return lasted.length > 0
        ? [{ status, count: lasted.length, medianSeconds: median(lasted) }]
        : [];
    }),
    sources: countBy(sent.map(({ source }) => (source === "of nobody" ? null : source))),
    jobs: Object.fromEntries(
      [...new Set(own([...all.views, ...all.applications]).map((one) => one.jobId))].map((id) => {
        const got = sent.filter((one) => one.jobId === id);
        return [
          id,
          [sum(views.filter((view) => view.jobId === id)), got.length, median(seconds(got))],
        ];
      }),
    ),
    days: countBy(sent.map(({ day }) => day)),
  };
}

function countBy(keys: (string | null)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const key of keys) counts[String(key)] = (counts[String(key)] ?? 0) + 1;
  return counts;
}

const some = (entries: [string | null, number][]) =>
  Object.fromEntries(
    entries.filter(([, count]) => count > 0).map(([key, count]) => [String(key), count]),
  );

/** The same numbers, as the page receives them. */
function shown({ funnel, tiles, points, period, ...rest }: Analytics): ReturnType<typeof plainly> {
  const { response, waiting, byStatus, stays, sources, jobs } = rest;
  return {
    funnel: funnel.map(({ count }) => count),
    received: tiles.applications.count,
    before: tiles.applications.before,
    viewsBefore: points.reduce((total, point) => total + point.viewsBefore, 0),
    response,
    waiting: waiting?.count ?? 0,
    byStatus: some(byStatus.map(({ status, count }) => [status, count])),
    stays,
    sources: some(sources.map(({ source, applications }) => [source, applications])),
    jobs: Object.fromEntries(
      jobs.rows.map(({ id, views, applications, responseSeconds }) => [
        id,
        [views, applications, responseSeconds],
      ]),
    ),
    // By week, single days can't be told apart.
    days: period > 90 ? {} : some(points.map(({ day, applications }) => [day, applications])),
  };
}

it.each([1, 2])(
  "agrees with counting every row (%i)",
  async (seed) => {
    const dice = aDice(seed * 7919);
    const { actor, jobIds } = await makeWorld(dice);
    const all = await readAll(actor.companies.map(({ id }) => id));

    for (const period of PERIODS) {
      for (const job of [null, jobIds[1] ?? "", jobIds[2] ?? ""]) {
        const analytics = await getAnalytics(actor, { period, job, page: 1 }, NOW);
        const plain = plainly(all, job, period);

        expect(analytics && shown(analytics), `${period} ${job}`).toEqual(
          period > 90 ? { ...plain, days: {} } : plain,
        );
      }
    }
  },
  120_000,
);
