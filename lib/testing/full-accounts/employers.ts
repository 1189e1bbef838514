import { randomUUID } from "node:crypto";
import { db } from "@/lib/platform/db/client";
import { newFileKey, storeFile } from "@/lib/platform/storage/storage";

type FixtureOwner = { userId: string; name: string; companyId: string; jobId: string };

const tomorrow = () => new Date(Date.now() + 86_400_000);

// On the person's own application, so that both sides of each row are theirs.
async function sayOfApplicant({ userId, name, companyId, jobId }: FixtureOwner): Promise<void> {
  const { id: applicationId } = await db.application.findFirstOrThrow({
    where: { userId },
    select: { id: true },
  });
  await db.applicationNote.create({
    data: {
      applicationId,
      authorUserId: userId,
      text: name,
      mentions: { create: { userId } },
    },
  });
  await db.applicationRating.create({
    data: { applicationId, userId, criterion: name, score: 4 },
  });
  await db.applicationRecommendation.create({
    data: { applicationId, userId, recommendation: "yes" },
  });
  await db.applicationAssignee.create({ data: { applicationId, userId } });
  await db.applicationTag.create({ data: { applicationId, tag: name } });
  await db.applicationReason.create({
    data: { applicationId, reason: name, givenByUserId: userId },
  });
  await db.applicationShownName.create({
    data: { applicationId, reason: name, shownByUserId: userId },
  });
  await db.applicationAddition.create({
    data: { applicationId, addedByUserId: userId, referredByUserId: userId, origin: "met" },
  });
  await db.applicationTransfer.create({
    data: {
      ...{ fromApplicationId: applicationId, toApplicationId: applicationId },
      ...{ movedByUserId: userId, fromStatus: "submitted" },
    },
  });
  const { id: otherId } = await db.application.create({
    data: {
      ...{ jobId, jobVersion: 1, submissionId: randomUUID(), reference: randomUUID().slice(0, 8) },
      ...{ status: "submitted", submittedAt: new Date() },
      details: { create: { fullName: "Someone Else", email: "else@example.org" } },
    },
    select: { id: true },
  });
  const [firstApplicationId = "", secondApplicationId = ""] = [applicationId, otherId].sort();
  await db.applicationLikeness.create({
    data: { firstApplicationId, secondApplicationId, isSame: true, markedByUserId: userId },
  });
  const letter = await db.applicationLetter.create({
    data: {
      ...{
        applicationId,
        companyId,
        batchId: randomUUID(),
        tells: "offer",
        fromStatus: "interview",
      },
      ...{ subject: name, text: name, sendAt: new Date(), endedAt: new Date(), status: "sent" },
      writtenByUserId: userId,
      endedByUserId: userId,
    },
  });
  await db.applicationOffer.create({
    data: {
      ...{ id: letter.id, applicationId, title: name, workplace: name, contract: name },
      ...{ payAmount: 1, payCurrency: "EUR", payPeriod: "year", timeZone: "UTC" },
      ...{ startsOn: tomorrow(), answerBy: tomorrow(), expiresAt: tomorrow() },
    },
  });
  await db.offerDocument.create({
    data: {
      ...{ companyId, name: "offer.pdf", format: "pdf", size: 1 },
      fileKey: newFileKey("pdf"),
    },
  });
  await db.interview.create({
    data: {
      applicationId,
      invitedByUserId: userId,
      startsAt: tomorrow(),
      minutes: 30,
      timeZone: "UTC",
      place: name,
      interviewers: { create: { userId } },
    },
  });
  await db.interviewSlotSet.create({
    data: {
      ...{ id: randomUUID(), companyId, offeredByUserId: userId, minutes: 30, timeZone: "UTC" },
      ...{ place: name, chooseUntil: tomorrow(), movesOn: true },
      slots: { create: { startsAt: tomorrow() } },
      interviewers: { create: { userId } },
      invitations: { create: { applicationId, words: name } },
    },
  });
}

async function keepInTalentPool({ userId, name, companyId, jobId }: FixtureOwner): Promise<void> {
  await db.pooledPerson.create({
    data: {
      ...{ id: randomUUID(), companyId, userId, addedByUserId: userId, fullName: name },
      ...{ email: `${name}@example.org`, skills: [name], dueAt: tomorrow() },
      remarks: { create: { note: name, tags: [name], authorUserId: userId } },
      invitations: { create: { jobId, invitedByUserId: userId } },
    },
  });
}

// What belongs to the company stays with it; only its author is personal.
async function writePostings({ userId, companyId, jobId }: FixtureOwner): Promise<void> {
  await db.jobDraft.create({ data: { companyId, userId, name: "A draft", content: {} } });
  await db.jobVersion.update({
    where: { jobId_version: { jobId, version: 1 } },
    data: { editedByUserId: userId },
  });
  await db.jobEdit.create({
    data: { jobId, version: 2, content: {}, reasons: ["The pay"], editedByUserId: userId },
  });
}

async function joinCompany({ userId, name, companyId }: FixtureOwner): Promise<void> {
  const invitation = { companyId, invitedByUserId: userId, expiresAt: tomorrow() };
  await db.companyInvitation.create({ data: { ...invitation, email: "guest@example.org" } });
  await db.companyInvitation.create({ data: { ...invitation, email: `${name}@example.org` } });
  await db.companyJoinRequest.create({ data: { companyId, userId } });
  await db.companyVerification.create({
    data: {
      companyId,
      kind: "email",
      domain: `${userId}.example`.replaceAll("-", ""),
      email: `${name}@example.org`,
      startedByUserId: userId,
      verifiedAt: new Date(),
    },
  });
}

/**
 * Adds something of every kind that an employer leaves behind; `name` marks what is personal. The
 * person has applied to the job. Returns the export's file.
 */
export async function addEmployerData(of: FixtureOwner): Promise<string> {
  const { userId, name, companyId } = of;
  await sayOfApplicant(of);
  await keepInTalentPool(of);
  await writePostings(of);
  await joinCompany(of);
  const applications = await db.application.findMany({
    where: { companyId },
    select: { id: true },
  });
  const fileKey = newFileKey("csv");
  await storeFile("exports", fileKey, new Uint8Array(Buffer.from(`applications of ${name}`)));
  await db.companyExport.create({
    data: {
      companyId,
      userId,
      kind: "csv",
      search: `query=${name}`,
      applicationIds: applications.map(({ id }) => id),
      readyAt: new Date(),
      expiresAt: tomorrow(),
      fileKey,
    },
  });
  return fileKey;
}
