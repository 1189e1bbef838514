import { expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { makeUser } from "@/lib/testing/accounts";
import { aMemberOf, companyOf, makeApplication } from "@/lib/testing/applications/making";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCompany, makeJob } from "@/lib/testing/factories";
import { stageFor } from "../pipeline/stages";
import { readStages } from "../pipeline/stages.queries";
import { listOtherApplications } from "./others.queries";
import { findQueue } from "./queue.queries";

setUpDatabase();

const minutes = (count: number) => new Date(Date.now() - count * 60_000);

async function received() {
  const jobId = await makeJob({ title: "Baker" });
  const companyId = await companyOf(jobId);
  const member = await aMemberOf(companyId);
  const ids: string[] = [];
  for (const [at, fullName] of ["Ana", "Bo", "Cleo"].entries()) {
    const { id: userId } = await makeUser();
    const sent = { userId, jobId, fullName, email: `${fullName}@example.org`, at: minutes(at) };
    ids.push((await makeApplication(sent)).id);
  }
  return { jobId, companyId, member, ids: ids as [string, string, string] };
}

it("follows the list's order, and drops an application that was moved", async () => {
  const { jobId, companyId, member, ids } = await received();
  const stages = await readStages(companyId);
  const stageId = stageFor(stages, "submitted")?.id ?? null;
  const from = { filters: { jobId, stageId, sort: "oldest" as const }, view: "lanes" as const };

  const queue = await findQueue(member, ids[1], from);
  expect(queue).toMatchObject({
    name: "New",
    total: 3,
    position: 2,
    previousId: ids[2],
    nextId: ids[0],
  });
  expect(queue?.search).toBe(`jobId=${jobId}&stageId=${stageId}&sort=oldest`);

  await db.application.update({ where: { id: ids[1] }, data: { status: "in_review" } });
  const moved = await findQueue(member, ids[1], from);
  expect(moved).toMatchObject({ total: 2, position: null, previousId: null, nextId: ids[2] });
  expect(await findQueue(member, ids[1], { filters: {}, view: "lanes" })).toMatchObject({
    position: 2,
  });
  await db.application.update({
    where: { id: ids[1] },
    data: { status: "hired", decidedAt: new Date() },
  });
  expect(await findQueue(member, ids[1], { filters: {}, view: "lanes" })).toBeNull();
});

it("is not found by a stranger", async () => {
  const { jobId, ids } = await received();
  const stranger = await aMemberOf(await makeCompany("Another"));
  expect(await findQueue(stranger, ids[0], { filters: { jobId }, view: "table" })).toBeNull();
  await expect(listOtherApplications(stranger, ids[0])).rejects.toMatchObject({
    code: "not_found",
  });
});

it("lists what else a person sent to the company, but not while they are hidden", async () => {
  const { companyId, member, ids } = await received();
  const { userId } = await db.application.findUniqueOrThrow({ where: { id: ids[0] } });
  const other = { userId: userId ?? "", resumeId: null };
  const miller = await makeJob({ companyId, title: "Miller" });
  const clerk = await makeJob({ companyId, title: "Clerk" });
  await makeApplication({ ...other, jobId: miller, status: "interview" });
  await makeApplication({ ...other, jobId: clerk, status: "withdrawn" });
  await makeApplication({ ...other, jobId: await makeJob({ title: "Elsewhere" }) });

  expect(await listOtherApplications(member, ids[0])).toMatchObject([
    { jobTitle: "Miller", stage: "Interview" },
  ]);
  expect(await listOtherApplications(member, ids[1])).toEqual([]);

  await db.company.update({ where: { id: companyId }, data: { isBlind: true } });
  expect(await listOtherApplications(member, ids[0])).toEqual([]);
});
