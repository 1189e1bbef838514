import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { listSimilarJobs } from "@/lib/jobs/public/similar.queries";
import type { JobCard } from "@/lib/jobs/schema";
import { db } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { findContact } from "@/lib/profiles/queries";
import { listResumes } from "@/lib/profiles/resumes/queries";
import { listApplied } from "../queries";
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
      jobId: true,
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

// How many of the most similar jobs someone may have applied to before others are missing.
const MOST_APPLIED = 6;

/**
 * Live jobs similar to one that someone applied to, most similar first, at most two of a company
 * and none that they applied to.
 */
export async function listNextJobs(actor: Actor, jobId: string, limit: number): Promise<JobCard[]> {
  const [similar, applied] = await Promise.all([
    listSimilarJobs(jobId, limit + MOST_APPLIED),
    listApplied(actor),
  ]);
  const done = new Set(applied.map((job) => job.jobId));
  return similar.filter(({ id }) => !done.has(id)).slice(0, limit);
}
