import { expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { makeUser } from "@/lib/testing/accounts";
import { aMemberOf, companyOf, makeApplication } from "@/lib/testing/applications/making";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCompany, makeJob } from "@/lib/testing/factories";
import { refreshStaleSummaries } from "../applicants/summaries.commands";
import { listPipeline } from "./queries";

setUpDatabase();

const RESUME = "Ines Carvalho\nBuilt the booking flow at Docklight in Figma.\nUniversity of Lisbon";

async function received() {
  const jobId = await makeJob({ title: "Designer" });
  const companyId = await companyOf(jobId);
  const member = await aMemberOf(companyId);
  const { id: userId } = await makeUser();
  const made = await makeApplication({
    userId,
    jobId,
    answers: [{ question: "When can you start?", answer: "In Février" }],
  });
  await db.resume.update({ where: { id: made.resumeId ?? "" }, data: { text: RESUME } });
  await refreshStaleSummaries();
  const find = async (query: string) => (await listPipeline(member, { query }))?.total;
  return { ...made, companyId, member, find };
}

it("finds words of resumes, answers, notes and tags, and the beginnings of words", async () => {
  const { id, find } = await received();
  for (const query of ["figma", "FIGMA booking", "dockl", "fevrier", "flow ines"]) {
    expect(await find(query), query).toBe(1);
  }
  for (const query of ["sketch", "figma sketch", "& | !", "fi", "company"]) {
    expect(await find(query), query).toBe(0);
  }
  await db.applicationNote.create({ data: { applicationId: id, text: "Strong on research" } });
  await db.applicationTag.create({ data: { applicationId: id, tag: "portfolio" } });
  expect(await find("research portfolio")).toBe(1);
  await db.applicationTag.deleteMany();
  expect(await find("research portfolio")).toBe(0);
});

it("finds nothing of another company, whatever is searched for", async () => {
  const { companyId } = await received();
  const stranger = await aMemberOf(await makeCompany("Another"));
  const word = `xqz${companyId.replaceAll("-", "")}`;
  for (const query of ["figma", word, `${word} figma`]) {
    expect((await listPipeline(stranger, { query }))?.total, query).toBe(0);
  }
});

it("finds only what blind screening shows of a hidden applicant", async () => {
  const { companyId, id, find } = await received();
  await db.company.update({ where: { id: companyId }, data: { isBlind: true } });
  expect(await find("figma")).toBe(1);
  for (const query of ["ines", "carvalho", "lisbon"]) expect(await find(query), query).toBe(0);

  await db.application.update({ where: { id }, data: { nameShownAt: new Date() } });
  expect(await find("lisbon")).toBe(1);
});
