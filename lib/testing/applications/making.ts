import { randomBytes, randomUUID } from "node:crypto";
import { listAssignments } from "@/lib/accounts/assignments.queries";
import type { Actor } from "@/lib/accounts/schema";
import type { LetterInput, TellChoice } from "@/lib/applications/letters/schema";
import type { OfferTerms } from "@/lib/applications/offers/schema";
import type { ApplicationStatus } from "@/lib/applications/schema";
import { keepVersion, versionSelect } from "@/lib/jobs/versions.commands";
import { db } from "@/lib/platform/db/client";
import { newFileKey, storeFile } from "@/lib/platform/storage/storage";
import { asActor, makeUser } from "../accounts";

const ENDED: ReadonlySet<ApplicationStatus> = new Set([
  "hired",
  "not_selected",
  "withdrawn",
  "closed",
]);

/** What a decision tells its applicant: nothing. */
export const NO_LETTER = { when: "never", reason: null } as const satisfies TellChoice;

/** A letter that tells a decision, in an hour unless told otherwise. */
export function aLetter(values: Partial<LetterInput> = {}): LetterInput {
  return {
    when: "in_an_hour",
    batchId: randomUUID(),
    template: null,
    subject: "Your application to {company}",
    text: "Dear {first name},\n\nThank you for applying for {job}.\n\n{sender}",
    reason: null,
    offer: null,
    ...values,
  };
}

/** The terms of an offer. */
export function someTerms(values: Partial<OfferTerms> = {}): OfferTerms {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  return {
    title: "Bread baker",
    payAmount: 42_000,
    payCurrency: "EUR",
    payPeriod: "year",
    startsOn: day(60),
    workplace: "36 hours a week, in the bakery",
    contract: "Permanent",
    answerBy: day(7),
    timeZone: "Europe/Amsterdam",
    documentId: null,
    ...values,
  };
}

/** What someone who accepts an offer sends. */
export const ACCEPTANCE = { answer: "accept", words: null } as const;

type Values = {
  userId: string;
  jobId: string;
  status?: ApplicationStatus;
  /** When it was sent; now by default. */
  at?: Date;
  /** When it ended, if it has. */
  decidedAt?: Date;
  fullName?: string;
  email?: string;
  coverLetter?: string | null;
  /** An existing résumé; `null` for none. By default, a new small one. */
  resumeId?: string | null;
  answers?: readonly { question: string; answer: string }[];
};

/** Someone who may act for a company, signed in. */
export async function aMemberOf(
  companyId: string,
  role: "owner" | "recruiter" = "recruiter",
): Promise<Actor> {
  const user = await makeUser({ userType: "employer", fullName: "Asha Rao" });
  await db.companyMember.create({ data: { companyId, userId: user.id, role } });
  return { ...(await asActor(user)), companies: [{ id: companyId, role }] };
}

type AssignedWork = { jobIds?: string[]; applicationIds?: string[] };

/** A hiring manager of these jobs, or an interviewer, who is assigned to these applications. */
export async function anAssigned(
  companyId: string,
  role: "hiring_manager" | "interviewer",
  { jobIds = [], applicationIds = [] }: AssignedWork = {},
): Promise<Actor> {
  const user = await makeUser({ userType: "employer", fullName: "Noor Vos" });
  const { id: userId } = user;
  await db.companyMember.create({ data: { companyId, userId, role } });
  await db.jobHiringManager.createMany({ data: jobIds.map((jobId) => ({ jobId, userId })) });
  await db.applicationAssignee.createMany({
    data: applicationIds.map((applicationId) => ({ applicationId, userId })),
  });
  return { ...(await asActor(user)), assignments: await assignmentsOf(userId) };
}

/** What someone is assigned to, as a request would read it now. */
export async function assignmentsOf(userId: string): Promise<Actor["assignments"]> {
  const memberships = await db.companyMember.findMany({ where: { userId } });
  return listAssignments({ id: userId, memberships });
}

/** The company of a job. */
export async function companyOf(jobId: string): Promise<string> {
  const { companyId } = await db.job.findUniqueOrThrow({ where: { id: jobId } });
  return companyId;
}

/** Inserts a résumé, with a file of a few bytes if there is storage. Returns its id. */
export async function makeResume(userId: string, name = "Résumé.pdf"): Promise<string> {
  const fileKey = newFileKey("pdf");
  const content = new Uint8Array(Buffer.from(`%PDF-1.4 ${name}`));
  // Only if `setUpStorage` gave the test a folder.
  if (process.env["STORAGE_DIR"]) await storeFile("resumes", fileKey, content);
  const { id } = await db.resume.create({
    data: {
      userId,
      name,
      format: "pdf",
      size: content.length,
      checksum: new Uint8Array(randomBytes(32)),
      fileKey,
      reading: "done",
    },
  });
  return id;
}

/** Stores the job's current content. Returns its version. */
async function keep(jobId: string): Promise<number> {
  const job = await db.job.findUniqueOrThrow({ where: { id: jobId }, select: versionSelect });
  await db.$transaction((tx) => keepVersion(tx, job));
  return job.version;
}

type MadeApplication = { id: string; reference: string; resumeId: string | null };

/** Inserts an application directly into the tables, whether or not the commands would allow it. */
export async function makeApplication(values: Values): Promise<MadeApplication> {
  const { userId, jobId, status = "submitted", at = values.decidedAt ?? new Date() } = values;
  const { fullName = "Ines Carvalho", email = "ines@example.org", coverLetter = null } = values;
  const resumeId = values.resumeId === undefined ? await makeResume(userId) : values.resumeId;
  const reference = randomBytes(4).toString("hex").toUpperCase();
  const { id } = await db.application.create({
    data: {
      reference,
      jobId,
      jobVersion: await keep(jobId),
      userId,
      submissionId: randomUUID(),
      status,
      createdAt: at,
      submittedAt: status === "held" ? null : at,
      decidedAt: ENDED.has(status) ? (values.decidedAt ?? new Date()) : null,
    },
  });
  await db.applicationDetails.create({
    data: { applicationId: id, userId, fullName, email, coverLetter, resumeId },
  });
  await db.applicationAnswer.createMany({
    data: (values.answers ?? []).map((answer, position) => ({
      applicationId: id,
      position,
      questionId: randomUUID(),
      kind: "text" as const,
      ...answer,
    })),
  });
  const kinds = status === "held" || status === "submitted" ? [status] : ["submitted", status];
  for (const [i, kind] of kinds.entries()) {
    await db.applicationEvent.create({
      data: {
        applicationId: id,
        userId,
        kind: kind as ApplicationStatus,
        at: i === 0 ? at : (values.decidedAt ?? new Date()),
      },
    });
  }
  return { id, reference, resumeId };
}
