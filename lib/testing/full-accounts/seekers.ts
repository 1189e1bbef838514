import { randomBytes, randomUUID } from "node:crypto";
import { db } from "@/lib/platform/db/client";
import { newFileKey, storeFile } from "@/lib/platform/storage/storage";

type FixtureOwner = { userId: string; name: string; companyId: string; jobId: string };

const month = new Date("2024-03-01T00:00:00Z");
const bytes = (text: string) => new Uint8Array(Buffer.from(text));

async function makeProfile({ userId, name, companyId }: FixtureOwner): Promise<void> {
  await db.profile.create({
    data: { userId, bio: `${name} writes`, phone: "+44 1", location: name },
  });
  await db.experience.create({
    data: { userId, title: name, company: name, startMonth: month, endMonth: month },
  });
  await db.education.create({
    data: { userId, degree: name, institution: name, fieldOfStudy: name, startMonth: month },
  });
  await db.profileSkill.create({ data: { userId, slug: name, name, position: 0 } });
  await db.profileHiddenCompany.create({ data: { userId, companyId } });
  await db.profileHiddenDomain.create({ data: { userId, domain: `${name}.example` } });
  await db.jobPreferences.create({ data: { userId, roles: [name], places: [name] } });
  await db.consent.create({
    data: { userId, purpose: "be_found", isGiven: true, textVersion: 1 },
  });
}

async function makeResume({
  userId,
  name,
}: FixtureOwner): Promise<{ resumeId: string; fileKey: string }> {
  const fileKey = newFileKey("pdf");
  await storeFile("resumes", fileKey, bytes(`résumé of ${name}`));
  const { id } = await db.resume.create({
    data: {
      userId,
      name: `${name}.pdf`,
      format: "pdf",
      size: 10,
      checksum: new Uint8Array(randomBytes(32)),
      fileKey,
      isDefault: true,
      text: name,
    },
  });
  await db.resumeFinding.create({
    data: { resumeId: id, position: 0, kind: "skill", content: { name } },
  });
  const content = { field: "fullName", value: name };
  await db.resumeContactFinding.create({ data: { resumeId: id, position: 1, content } });
  return { resumeId: id, fileKey };
}

async function makeApplication({ userId, name, companyId, jobId }: FixtureOwner, resumeId: string) {
  await db.jobVersion.create({
    data: {
      jobId,
      version: 1,
      title: "A job",
      companyName: "A company",
      location: "Pune",
      description: "Text",
      facts: {},
    },
  });
  const { id: applicationId } = await db.application.create({
    data: {
      reference: randomBytes(4).toString("hex"),
      jobId,
      jobVersion: 1,
      userId,
      submissionId: randomUUID(),
      status: "submitted",
      submittedAt: new Date(),
    },
  });
  await db.applicationDetails.create({
    data: {
      applicationId,
      userId,
      fullName: `${name} of the Harbour`,
      email: `${name}@example.org`,
      coverLetter: name,
      resumeId,
    },
  });
  await db.applicationAnswer.create({
    data: {
      applicationId,
      position: 0,
      questionId: randomUUID(),
      kind: "text",
      question: "Who?",
      answer: name,
    },
  });
  await db.applicationEvent.create({
    data: { applicationId, userId, actorId: userId, kind: "submitted" },
  });
  await db.applicationMessage.create({
    data: {
      ...{ applicationId, authorUserId: userId, isFromApplicant: true, text: name },
      files: {
        create: {
          ...{ position: 0, name: `${name}.pdf`, format: "pdf", size: 1 },
          fileKey: newFileKey("pdf"),
        },
      },
    },
  });
  const expiresAt = new Date(Date.now() + 86_400_000);
  await db.replyAddress.create({ data: { id: randomUUID(), applicationId, userId, expiresAt } });
  await db.resumeView.create({
    data: { resumeId, applicationId, companyId, viewerUserId: userId },
  });
}

/**
 * Adds something of every kind that a seeker leaves behind; `name` marks what is personal. Returns
 * the résumé's file.
 */
export async function addSeekerData(of: FixtureOwner): Promise<string> {
  const { userId, name, jobId } = of;
  await makeProfile(of);
  const { resumeId, fileKey } = await makeResume(of);
  await makeApplication(of, resumeId);
  await db.externalVisit.create({ data: { userId, jobId } });
  await db.hiddenJob.create({ data: { userId, jobId } });
  const alert = await db.jobAlert.create({
    data: {
      userId,
      search: `/search-results?query=${name}`,
      name,
      frequency: "daily",
      renewBy: new Date(),
    },
  });
  await db.alertMatch.create({ data: { alertId: alert.id, jobId } });
  await db.notification.create({
    data: { userId, kind: "test", cause: "test", title: name, text: name, path: "/app" },
  });
  return fileKey;
}
