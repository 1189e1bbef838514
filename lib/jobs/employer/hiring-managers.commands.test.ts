import { expect, it } from "vitest";
import { removeMember } from "@/lib/companies/team/commands";
import { db } from "@/lib/platform/db/client";
import { aMemberOf, anAssigned, assignmentsOf } from "@/lib/testing/applications/making";
import { setUpHiring } from "@/lib/testing/applications/scene";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCompany, makeJob } from "@/lib/testing/factories";
import { setHiringManager } from "./hiring-managers.commands";
import { listHiringManagers } from "./hiring-managers.queries";

setUpDatabase();

const scene = setUpHiring();

it("assigns a job to a hiring manager and takes it back, once each", async () => {
  const { companyId, jobId } = scene;
  const recruiter = await aMemberOf(companyId);
  const { id: userId } = await anAssigned(companyId, "hiring_manager");
  const place = { jobId, userId };
  const isGiven = { people: [{ userId, name: "Noor Vos", isAssigned: true }] };

  expect(await setHiringManager(recruiter, place, true)).toEqual(isGiven);
  expect(await setHiringManager(scene.employer, place, true)).toEqual(isGiven);
  expect(await assignmentsOf(userId)).toMatchObject([{ companyId, jobIds: [jobId] }]);

  await setHiringManager(recruiter, place, false);
  await setHiringManager(recruiter, place, false);
  expect(await listHiringManagers(recruiter, jobId)).toMatchObject({
    people: [{ isAssigned: false }],
  });
  expect(await assignmentsOf(userId)).toMatchObject([{ jobIds: [] }]);
});

it("is only for recruiters and the company's own hiring managers", async () => {
  const { companyId, jobId, employer } = scene;
  const manager = await anAssigned(companyId, "hiring_manager", { jobIds: [jobId] });
  const interviewer = await anAssigned(companyId, "interviewer");
  const stranger = await aMemberOf(await makeCompany(), "owner");
  const foreign = await anAssigned(await makeCompany(), "hiring_manager");
  const missing = { code: "not_found" };

  for (const actor of [manager, interviewer, stranger]) {
    const place = { jobId, userId: manager.id };
    await expect(setHiringManager(actor, place, false)).rejects.toMatchObject(missing);
    await expect(listHiringManagers(actor, jobId)).rejects.toMatchObject(missing);
  }
  for (const { id: userId } of [interviewer, foreign, employer]) {
    await expect(setHiringManager(employer, { jobId, userId }, true)).rejects.toMatchObject(
      missing,
    );
  }
  const elsewhere = { jobId: await makeJob(), userId: manager.id };
  await expect(setHiringManager(employer, elsewhere, true)).rejects.toMatchObject(missing);
});

it("never assigns a job to someone who is being removed", async () => {
  const { companyId, jobId, employer } = scene;
  const { id: userId } = await anAssigned(companyId, "hiring_manager");

  await Promise.allSettled([
    setHiringManager(employer, { jobId, userId }, true),
    removeMember(employer, { companyId, userId }),
  ]);

  expect(await db.jobHiringManager.count()).toBe(0);
});
