import { expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { makeUser } from "@/lib/testing/accounts";
import { aMemberOf, companyOf, makeApplication } from "@/lib/testing/applications/making";
import { setUpDatabase } from "@/lib/testing/database";
import { makeJob } from "@/lib/testing/factories";
import { listPipeline } from "../pipeline/queries";
import { refreshStaleSummaries, refreshSummaries } from "./summaries.commands";

setUpDatabase();

const RESUME = "Ines Carvalho\nLisbon, Portugal\nBakes sourdough at Docklight.";

async function aSkill(name: string) {
  const slug = name.toLowerCase();
  return db.skill.upsert({ where: { slug }, create: { name, slug }, update: {} });
}

// The posting asks for baking and sourdough.
async function apply() {
  const jobId = await makeJob({ title: "Baker" });
  const member = await aMemberOf(await companyOf(jobId));
  const { id: userId } = await makeUser();
  const made = await makeApplication({ userId, jobId });
  const rowOf = async () => (await listPipeline(member, { show: "all" }))?.rows[0];
  return { ...made, userId, jobId, member, rowOf };
}

async function readAs(resumeId: string | null): Promise<void> {
  const id = resumeId ?? "";
  await db.resume.update({ where: { id }, data: { text: RESUME } });
  const content = { title: "Head baker", company: "Docklight", endMonth: null };
  await db.resumeFinding.create({
    data: { resumeId: id, position: 0, kind: "experience", content },
  });
}

it("describes someone from the resume, or from the profile where that says more", async () => {
  const { id, userId, resumeId, rowOf } = await apply();
  await readAs(resumeId);
  await refreshSummaries([id]);
  expect(await rowOf()).toMatchObject({
    headline: "Head baker",
    place: "Lisbon, Portugal",
    employer: "Docklight",
    fromResume: ["headline", "place", "employer"],
    skills: { matched: 1, wanted: 2, source: "resume" },
  });

  await db.profile.create({ data: { userId, headline: "Baker and miller", location: "Porto" } });
  await refreshStaleSummaries();
  expect(await rowOf()).toMatchObject({
    headline: "Baker and miller",
    place: "Porto",
    fromResume: ["employer"],
  });
});

it("counts the profile's skills if no resume was read, and none if nothing is known", async () => {
  const { id, userId, rowOf } = await apply();
  await refreshSummaries([id]);
  expect(await rowOf()).toMatchObject({ skills: null });

  await db.profileSkill.create({ data: { userId, slug: "baking", name: "Baking", position: 0 } });
  await refreshStaleSummaries();
  expect(await rowOf()).toMatchObject({ skills: { matched: 1, wanted: 2, source: "profile" } });
});

it("hides name and place while the company screens blind", async () => {
  const { id, jobId, resumeId, rowOf } = await apply();
  await readAs(resumeId);
  await db.company.update({ where: { id: await companyOf(jobId) }, data: { isBlind: true } });
  await refreshSummaries([id]);
  expect(await rowOf()).toMatchObject({
    isHidden: true,
    headline: "Head baker",
    place: null,
    employer: "Docklight",
    fromResume: ["headline", "employer"],
  });
});

it.each([
  ["a resume was read", async (made: MadeApplication) => readAs(made.resumeId)],
  [
    "a skill was added to the posting",
    async ({ jobId }: MadeApplication) => {
      const skill = await aSkill("Salt");
      await db.jobSkill.create({ data: { jobId, skillId: skill.id, position: 9 } });
    },
  ],
  [
    "a position was added to the profile",
    async ({ userId }: MadeApplication) => {
      const data = { userId, title: "Chef", company: "Pier 1", startMonth: new Date("2026-01-01") };
      await db.experience.create({ data });
    },
  ],
])("is written again after %s", async (_what, change) => {
  const made = await apply();
  await refreshStaleSummaries();
  expect(await refreshStaleSummaries()).toBe(0);
  await change(made);
  expect(await refreshStaleSummaries()).toBe(1);
});

type MadeApplication = Awaited<ReturnType<typeof apply>>;

it("is deleted with the application's content", async () => {
  const { id } = await apply();
  await refreshStaleSummaries();
  await db.applicationDetails.delete({ where: { applicationId: id } });
  expect(await db.applicationSummary.count()).toBe(0);
});
