import { expect, it } from "vitest";
import { removeMember } from "@/lib/companies/team/commands";
import { db } from "@/lib/platform/db/client";
import {
  aMemberOf,
  anAssigned,
  assignmentsOf,
  makeApplication,
} from "@/lib/testing/applications/making";
import { setUpHiring } from "@/lib/testing/applications/scene";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCompany } from "@/lib/testing/factories";
import { assignReviewer, unassignReviewer } from "./reviewers.commands";
import { listReviewers } from "./reviewers.queries";

setUpDatabase();

const scene = setUpHiring();
const anApplication = async () =>
  (await makeApplication({ userId: scene.seeker.id, jobId: scene.jobId })).id;

it("asks someone to review an applicant and takes it back, once each", async () => {
  const { companyId, jobId } = scene;
  const applicationId = await anApplication();
  const recruiter = await aMemberOf(companyId);
  const manager = await anAssigned(companyId, "hiring_manager", { jobIds: [jobId] });
  const { id: userId } = await anAssigned(companyId, "interviewer");
  const place = { applicationId, userId };

  await assignReviewer(recruiter, place);
  const { people } = await assignReviewer(scene.employer, place);

  expect(people).toHaveLength(2);
  expect(people).toContainEqual({
    ...{ userId, name: "Noor Vos", role: "interviewer" },
    ...{ isAssigned: true, isInterviewer: false, isHiringManager: false },
  });
  expect(people.find((person) => person.userId === manager.id)).toMatchObject({
    isAssigned: false,
    isHiringManager: true,
  });
  expect(await assignmentsOf(userId)).toMatchObject([{ applicationIds: [applicationId] }]);

  await unassignReviewer(recruiter, place);
  await unassignReviewer(recruiter, place);
  expect(await assignmentsOf(userId)).toMatchObject([{ applicationIds: [] }]);
});

it("is only for recruiters, and only asks members who don't see every applicant", async () => {
  const { companyId, jobId, employer } = scene;
  const applicationId = await anApplication();
  const manager = await anAssigned(companyId, "hiring_manager", { jobIds: [jobId] });
  const interviewer = await anAssigned(companyId, "interviewer", {
    applicationIds: [applicationId],
  });
  const stranger = await aMemberOf(await makeCompany(), "owner");
  const foreign = await anAssigned(await makeCompany(), "interviewer");
  const missing = { code: "not_found" };

  for (const actor of [manager, interviewer, stranger]) {
    const place = { applicationId, userId: interviewer.id };
    await expect(assignReviewer(actor, place)).rejects.toMatchObject(missing);
    await expect(unassignReviewer(actor, place)).rejects.toMatchObject(missing);
    await expect(listReviewers(actor, applicationId)).rejects.toMatchObject(missing);
  }
  for (const { id: userId } of [employer, foreign]) {
    await expect(assignReviewer(employer, { applicationId, userId })).rejects.toMatchObject(
      missing,
    );
  }
});

it("never assigns an applicant to someone who is being removed", async () => {
  const { companyId, employer } = scene;
  const applicationId = await anApplication();
  const { id: userId } = await anAssigned(companyId, "interviewer");

  await Promise.allSettled([
    assignReviewer(employer, { applicationId, userId }),
    removeMember(employer, { companyId, userId }),
  ]);

  expect(await db.applicationAssignee.count()).toBe(0);
});
