import "server-only";
import { cache } from "react";
import type { Actor } from "@/lib/accounts/schema";
import { isMemberOf } from "@/lib/companies/policy";
import { db } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { findContact } from "@/lib/profiles/queries";
import { listResumes } from "@/lib/profiles/resumes/queries";
import { knownStatus } from "../told";
import type { Prefill, SentView } from "../views.schema";
import type { SavedDraft } from "./drafts.schema";

/** The parts of an application that both sides read. */
export const sentSelect = {
  fullName: true,
  email: true,
  phone: true,
  coverLetter: true,
  answers: { orderBy: { position: "asc" }, select: { question: true, answer: true } },
  resume: { select: { id: true, name: true } },
} satisfies Prisma.ApplicationDetailsSelect;

/** What someone has written and not sent for a job; `null` for nothing. */
export async function findDraft(actor: Actor, jobId: string): Promise<SavedDraft | null> {
  const row = await db.applicationDraft.findUnique({
    where: { userId_jobId: { userId: actor.id, jobId } },
  });
  if (!row) return null;
  const { submissionId, content, updatedAt, preparedBy } = row;
  const values = content as SavedDraft["values"];
  return { submissionId, values, savedAt: updatedAt.toISOString(), preparedBy };
}

/** What a job's application form starts with for this person, and whether they can apply at all. */
export async function findPrefill(actor: Actor, jobId: string): Promise<Prefill> {
  const [{ fullName, email, phone }, resumes, earlier, job, draft] = await Promise.all([
    findContact(actor),
    listResumes(actor),
    db.application.findUnique({
      where: { jobId_userId: { jobId, userId: actor.id } },
      select: { id: true, createdAt: true, status: true, toldStatus: true },
    }),
    db.job.findUnique({ where: { id: jobId }, select: { companyId: true } }),
    findDraft(actor, jobId),
  ]);
  return {
    contact: { fullName, email, phone },
    resumes,
    application: earlier && {
      id: earlier.id,
      status: knownStatus(earlier),
      createdAt: earlier.createdAt.toISOString(),
    },
    isOwnCompany: job !== null && isMemberOf(actor, job.companyId),
    draft,
  };
}

/**
 * The confirmation of the actor's own application; `null` for anyone else's. Cached for the
 * request.
 */
export const findSent = cache(async (actor: Actor, id: string): Promise<SentView | null> => {
  const row = await db.application.findFirst({
    where: { id, userId: actor.id },
    select: {
      id: true,
      jobId: true,
      reference: true,
      status: true,
      toldStatus: true,
      snapshot: { select: { title: true, companyName: true } },
      user: { select: { email: true } },
    },
  });
  if (!row) return null;
  const { snapshot, user, toldStatus, ...receipt } = row;
  const status = knownStatus({ status: row.status, toldStatus });
  return { ...receipt, ...snapshot, status, accountEmail: user?.email ?? "" };
});
