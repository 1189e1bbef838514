import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { findContact } from "@/lib/profiles/queries";
import { listResumes } from "@/lib/profiles/resumes/queries";
import type { Prefill, SentView } from "../views.schema";

/** The parts of an application that both sides read. */
export const sentSelect = {
  fullName: true,
  email: true,
  phone: true,
  coverLetter: true,
  answers: { orderBy: { position: "asc" }, select: { question: true, answer: true } },
  resume: { select: { id: true, name: true } },
} satisfies Prisma.ApplicationDetailsSelect;

/** What a job's application form starts with for this person, and whether they can apply at all. */
export async function findPrefill(actor: Actor, jobId: string): Promise<Prefill> {
  const [{ fullName, email, phone }, resumes, earlier, job] = await Promise.all([
    findContact(actor),
    listResumes(actor),
    db.application.findUnique({
      where: { jobId_userId: { jobId, userId: actor.id } },
      select: { id: true, createdAt: true, status: true },
    }),
    db.job.findUnique({ where: { id: jobId }, select: { companyId: true } }),
  ]);
  return {
    contact: { fullName, email, phone },
    resumes,
    application: earlier && { ...earlier, createdAt: earlier.createdAt.toISOString() },
    isOwnCompany: actor.companies.some(({ id }) => id === job?.companyId),
  };
}

/** The confirmation of the actor's own application; `null` for anyone else's. */
export async function findSent(actor: Actor, id: string): Promise<SentView | null> {
  const row = await db.application.findFirst({
    where: { id, userId: actor.id },
    select: {
      id: true,
      reference: true,
      status: true,
      snapshot: { select: { title: true, companyName: true } },
      user: { select: { email: true } },
    },
  });
  if (!row) return null;
  const { snapshot, user, ...receipt } = row;
  return { ...receipt, ...snapshot, accountEmail: user?.email ?? "" };
}
