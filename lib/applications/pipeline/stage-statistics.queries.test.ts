import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { makeUser } from "@/lib/testing/accounts";
import { makeApplication } from "@/lib/testing/applications/making";
import { setUpHiring } from "@/lib/testing/applications/scene";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCompany, makeJob } from "@/lib/testing/factories";
import type { ApplicationStatus } from "../schema";
import { listPipeline, readLanes } from "./queries";

setUpDatabase();
const scene = setUpHiring({ company: "Harbour Bakery", role: "recruiter" });

const at = (days: number) => new Date(Date.now() + days * 86_400_000);

async function anApplication(
  status: ApplicationStatus,
  days = 0,
  job = scene.jobId,
): Promise<string> {
  const userId = (await makeUser()).id;
  const { id } = await makeApplication({ userId, jobId: job, status, at: at(-40) });
  await db.application.update({ where: { id }, data: { stageSince: at(-days - 0.1) } });
  return id;
}

async function invite(applicationId: string, startsAt: Date, change = {}): Promise<void> {
  await db.interview.create({
    data: {
      ...{ applicationId, startsAt, minutes: 30, timeZone: "UTC", place: "Quay 3" },
      ...change,
    },
  });
}

async function statisticsOf(filters = {}, actor = scene.employer) {
  const pipeline = await readLanes(actor, filters);
  const name = (id: string) => pipeline?.stages.find((stage) => stage.id === id)?.name;
  return Object.fromEntries(
    Object.entries(pipeline?.statistics ?? {}).map(([id, statistics]) => [
      name(id),
      [statistics.medianDays, statistics.interviews],
    ]),
  );
}

describe("the statistics of a pipeline's stages", () => {
  it("are the median of the days in each, and the interviews within a week", async () => {
    for (const days of [1, 3, 9]) await anApplication("in_review", days);
    const ada = await anApplication("interview", 4);
    const ben = await anApplication("interview", 6);
    await invite(ada, at(2));
    await invite(ada, at(3));
    await invite(ben, at(8));
    await invite(ben, at(1), { cancelledAt: new Date() });
    await anApplication("hired", 20);

    expect(await statisticsOf()).toEqual({ "In review": [3, 0], Interview: [6, 1] });
  });

  it("are one posting's if the pipeline is, and left out if filters hide applications", async () => {
    const other = await makeJob({ companyId: scene.companyId });
    await anApplication("in_review", 2);
    await anApplication("in_review", 12, other);

    expect(await statisticsOf({ jobId: other })).toEqual({ "In review": [12, 0] });
    expect(await statisticsOf({ waiting: "unseen" })).toEqual({});
    expect(await statisticsOf({ tag: "night" })).toEqual({});
  });

  it("include nothing of another company's", async () => {
    const elsewhere = await makeJob({ companyId: await makeCompany("Other") });
    await anApplication("in_review", 12, elsewhere);

    expect(await statisticsOf()).toEqual({});
  });
});

describe("a row's interview and offer", () => {
  it("name the next interview's people and its medium", async () => {
    const id = await anApplication("interview");
    const userId = (await makeUser()).id;
    await db.user.update({ where: { id: userId }, data: { fullName: " Marta Nogueira " } });
    await invite(id, at(5), { medium: "phone" });
    await invite(id, at(2), { medium: "video", interviewers: { create: [{ userId }] } });

    expect((await listPipeline(scene.employer, {}))?.rows).toMatchObject([
      { interviewMedium: "video", interviewers: ["Marta Nogueira"], offer: null },
    ]);
  });

  it("have the terms of the offer that is open or accepted, and of no other", async () => {
    const id = await anApplication("offer");
    const terms = {
      ...{ title: "Baker", payAmount: 52_000.5, payCurrency: "EUR", payPeriod: "year" as const },
      ...{ workplace: "Porto", contract: "Permanent", timeZone: "UTC", expiresAt: at(5) },
      ...{ startsOn: new Date("2027-02-01"), answerBy: new Date("2026-12-06") },
    };
    const make = (status: "open" | "replaced" | "accepted", sentAt: Date) =>
      db.applicationOffer.create({
        data: { ...terms, id: crypto.randomUUID(), applicationId: id, status, sentAt },
      });
    const offerIn = async () => (await listPipeline(scene.employer, {}))?.rows[0]?.offer;

    await make("replaced", at(-1));
    expect(await offerIn()).toBeNull();

    const { id: offerId } = await make("open", at(-3));
    const shown = {
      ...{ payAmount: 52_000.5, payCurrency: "EUR", payPeriod: "year" },
      ...{ startsOn: "2027-02-01", answerBy: "2026-12-06" },
    };
    expect(await offerIn()).toEqual({ ...shown, isAccepted: false });
    await db.applicationOffer.update({ where: { id: offerId }, data: { status: "accepted" } });
    expect(await offerIn()).toEqual({ ...shown, isAccepted: true });
  });
});

describe("the totals", () => {
  it("are those of the posting that is shown, whatever else narrows the list", async () => {
    const other = await makeJob({ companyId: scene.companyId });
    await anApplication("submitted");
    await anApplication("hired");
    await anApplication("in_review", 1, other);

    const totalsOf = async (filters: object) =>
      (await listPipeline(scene.employer, filters))?.totals;
    const all = { all: 3, open: 2, unseen: 1, unanswered: 1 };
    expect(await totalsOf({})).toEqual(all);
    expect(await totalsOf({ query: "nobody" })).toEqual(all);
    const ofOther = { all: 1, open: 1, unseen: 0, unanswered: 0 };
    expect(await totalsOf({ jobId: other, tag: "night" })).toEqual(ofOther);
  });
});
