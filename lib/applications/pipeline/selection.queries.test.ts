import { expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { makeUser } from "@/lib/testing/accounts";
import { aMemberOf, makeApplication } from "@/lib/testing/applications/making";
import { setUpHiring } from "@/lib/testing/applications/scene";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCompany } from "@/lib/testing/factories";
import { DEFAULT_CRITERIA } from "../scorecards/ratings";
import { rateApplicant, recommendApplicant } from "../scorecards/ratings.commands";
import { listFilterOptions } from "./filter-options.queries";
import { listPipeline, type RequestedFilters, readLanes } from "./queries";

setUpDatabase();
const scene = setUpHiring({ company: "Harbour Bakery", role: "recruiter" });

async function apply(fullName: string, days = 0): Promise<string> {
  const { id: userId } = await makeUser();
  const at = new Date(Date.now() - days * 86_400_000);
  return (await makeApplication({ userId, jobId: scene.jobId, fullName, at })).id;
}
const found = async (wanted: RequestedFilters, actor = scene.employer) =>
  (await listPipeline(actor, wanted))?.rows.map(({ name }) => name);
/** A complete scorecard: until then, members know of no one's ratings. */
async function score(id: string, value: number, actor = scene.employer) {
  for (const criterion of DEFAULT_CRITERIA) {
    await rateApplicant(actor, id, { criterion, score: value });
  }
  await recommendApplicant(actor, id, { recommendation: "yes" });
}
const answer = (applicationId: string, text: string, kind: "yes_no" | "text" = "yes_no") =>
  db.applicationAnswer.create({
    data: {
      ...{ applicationId, position: kind === "text" ? 1 : 0, kind, answer: text },
      ...{ questionId: crypto.randomUUID(), question: "Licence: class C?" },
    },
  });

it("narrows the list, its total and the pipeline's stages by each filter, and by all at once", async () => {
  const [ana, bo] = [await apply("Ana Ek", 1), await apply("Bo Li", 2)];
  await db.applicationTag.create({ data: { applicationId: ana, tag: "Night shift" } });
  await db.applicationSummary.update({
    where: { applicationId: ana },
    data: { place: "Lisbon, 100%", skillsFound: ["Bread", "Cake"], isStale: false },
  });
  await answer(ana, "Yes");
  await answer(bo, "No");
  await score(ana, 4);
  await score(bo, 2);
  await db.applicationMessage.create({
    data: { applicationId: ana, isFromApplicant: true, text: "Hello" },
  });

  const filters: RequestedFilters[] = [
    { tag: "night SHIFT" },
    { place: "lisb" },
    { place: "100%" },
    { skills: 2 },
    { rating: 3.5 },
    { answer: "Licence: class C?: Yes" },
    { isUnread: true },
  ];
  for (const filter of [...filters, Object.assign({}, ...filters) as RequestedFilters]) {
    const list = await listPipeline(scene.employer, filter);
    expect(
      list?.rows.map(({ name }) => name),
      JSON.stringify(filter),
    ).toEqual(["Ana Ek"]);
    expect(list).toMatchObject({ total: 1, received: 2 });
    const pipeline = await readLanes(scene.employer, filter);
    expect(pipeline?.stages.reduce((sum, { count }) => sum + count, 0)).toBe(1);
  }
  for (const filter of [{ place: "50%" }, { skills: 3 }, { rating: 4.5 }, { tag: "night" }]) {
    expect(await found(filter), JSON.stringify(filter)).toEqual([]);
  }
});

it("reveals through no filter what blind screening or colleagues' ratings hide", async () => {
  const id = await apply("Ana Ek");
  const colleague = await aMemberOf(scene.companyId);
  await score(id, 5, colleague);
  await rateApplicant(scene.employer, id, { criterion: "Skills", score: 5 });
  await answer(id, "Ana Ek", "text");
  await db.applicationSummary.update({ where: { applicationId: id }, data: { place: "Lisbon" } });

  expect(await found({ rating: 1 })).toEqual([]);
  expect(await found({ answer: "Licence: class C?: Ana Ek" })).toEqual([]);
  await db.company.update({ where: { id: scene.companyId }, data: { isBlind: true } });
  expect(await found({ place: "Lisbon" })).toEqual([]);
  await db.application.update({ where: { id }, data: { nameShownAt: new Date() } });
  expect(await found({ place: "Lisbon" })).toEqual(["Ana Ek"]);
  expect(await found({ place: "Lisbon" }, await aMemberOf(await makeCompany("Other")))).toEqual([]);
});

it("sorts by rating, skills and time in the stage", async () => {
  const [ana, bo, cleo] = [await apply("Ana", 3), await apply("Bo", 1), await apply("Cleo", 2)];
  await score(bo, 5);
  await score(cleo, 3);
  for (const [applicationId, skillsFound] of [
    [ana, ["Bread"]],
    [cleo, ["Bread", "Cake"]],
  ] as const) {
    await db.applicationSummary.update({
      where: { applicationId },
      data: { skillsFound: [...skillsFound] },
    });
  }
  await db.application.update({ where: { id: ana }, data: { stageSince: new Date() } });

  expect(await found({ sort: "rating" })).toEqual(["Bo", "Cleo", "Ana"]);
  expect(await found({ sort: "skills" })).toEqual(["Cleo", "Ana", "Bo"]);
  expect(await found({ sort: "waiting" })).toEqual(["Cleo", "Bo", "Ana"]);
  const pipeline = await readLanes(scene.employer, { sort: "rating" });
  expect(
    Object.values(pipeline?.lanes ?? {})
      .flat()
      .map(({ name }) => name),
  ).toEqual(["Bo", "Cleo", "Ana"]);
});

it("offers the company's tags and the chosen job's questions, and nothing to strangers", async () => {
  const id = await apply("Ana");
  await db.applicationTag.create({ data: { applicationId: id, tag: "Night shift" } });
  const question = {
    jobId: scene.jobId,
    position: 0,
    text: "Right to work?",
    kind: "yes_no" as const,
  };
  await db.jobQuestion.create({ data: { ...question, choices: [], accepted: [] } });

  expect(
    await listFilterOptions(scene.employer, { companyId: scene.companyId, jobId: scene.jobId }),
  ).toEqual({
    tags: ["Night shift"],
    answers: ["Right to work?: Yes", "Right to work?: No"],
  });
  const stranger = await aMemberOf(await makeCompany("Other"));
  expect(
    await listFilterOptions(stranger, { companyId: scene.companyId, jobId: scene.jobId }),
  ).toEqual({
    tags: [],
    answers: [],
  });
  expect(
    await listFilterOptions(scene.employer, { companyId: scene.companyId, jobId: null }),
  ).toMatchObject({
    answers: [],
  });
});
