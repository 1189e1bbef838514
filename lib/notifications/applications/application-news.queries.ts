import "server-only";
import { findAddedPath } from "@/lib/applications/by-hand/links.queries";
import { decidersOf } from "@/lib/applications/team/reach.queries";
import { knownStatus } from "@/lib/applications/told";
import { RECRUITERS } from "@/lib/companies/policy";
import { db } from "@/lib/platform/db/client";
import type { ApplicationCopy, ApplicationNews } from "./application-news.schema";

const snapshotSelect = { select: { title: true, companyName: true } } as const;

/**
 * The application, or `null` when it is gone, or its applicant is: with their account or, without
 * one, with what was kept about them.
 */
export async function findApplicationNews(id: string): Promise<ApplicationNews | null> {
  const row = await db.application.findUnique({
    where: { id },
    select: {
      reference: true,
      status: true,
      toldStatus: true,
      userId: true,
      jobId: true,
      submittedAt: true,
      snapshot: snapshotSelect,
      details: { select: { fullName: true, email: true } },
      job: { select: { companyId: true } },
    },
  });
  // Prisma reads each relation by a query of its own, so that what is deleted in between is missing.
  if (!row?.snapshot || !row.job) return null;
  const { reference, userId, jobId, submittedAt, snapshot, details, job } = row;
  const contact =
    userId === null && details ? { name: details.fullName, address: details.email } : null;
  const pagePath = userId === null ? await findAddedPath(id) : `/applications/${id}`;
  if ((userId === null && contact === null) || pagePath === null) return null;
  return {
    id,
    reference,
    status: knownStatus(row),
    userId,
    contact,
    pagePath,
    jobTitle: snapshot.title,
    companyName: snapshot.companyName,
    companyId: job.companyId,
    jobId,
    day: submittedAt?.toISOString().slice(0, 10) ?? null,
  };
}

/** A step of an application; `null` when it was undone, or when its sender doesn't know of it. */
export async function findToldStep(id: string): Promise<{ note: string | null } | null> {
  return db.applicationEvent.findFirst({ where: { id, isTold: true }, select: { note: true } });
}

/** A copy of the application's content; `null` once it is deleted. */
export async function findApplicationCopy(applicationId: string): Promise<ApplicationCopy | null> {
  const row = await db.applicationDetails.findUnique({
    where: { applicationId },
    select: {
      fullName: true,
      email: true,
      phone: true,
      coverLetter: true,
      resume: { select: { name: true } },
      answers: { orderBy: { position: "asc" }, select: { question: true, answer: true } },
    },
  });
  if (!row) return null;
  const { resume, ...copy } = row;
  return { ...copy, resumeName: resume?.name ?? null };
}

/** The ids of the people who act for a whole company; none while it is suspended. */
export async function listMemberIds(companyId: string): Promise<string[]> {
  const members = await db.companyMember.findMany({
    where: { companyId, company: { status: "active" }, ...RECRUITERS },
    orderBy: { userId: "asc" },
    select: { userId: true },
  });
  return members.map(({ userId }) => userId);
}

/**
 * The ids of the people who decide on a job's applicants: its hiring managers, and those who act for
 * the whole company; none while it is suspended.
 */
export async function listDeciderIds({
  companyId,
  jobId,
}: Pick<ApplicationNews, "companyId" | "jobId">): Promise<string[]> {
  const members = await db.companyMember.findMany({
    where: { companyId, company: { status: "active" }, ...decidersOf(jobId) },
    orderBy: { userId: "asc" },
    select: { userId: true },
  });
  return members.map(({ userId }) => userId);
}

/** Those of these people who still belong to a company; none while it is suspended. */
export async function listMembersAmong(
  companyId: string,
  userIds: readonly string[],
): Promise<string[]> {
  const members = await db.companyMember.findMany({
    where: { companyId, company: { status: "active" }, userId: { in: [...userIds] } },
    orderBy: { userId: "asc" },
    select: { userId: true },
  });
  return members.map(({ userId }) => userId);
}

/** A message that no one on the other side has read yet; `null` when it was read or is gone. */
export async function findUnseenMessage(
  id: string,
): Promise<{ isFromApplicant: boolean; text: string; author: string | null } | null> {
  const found = await db.applicationMessage.findFirst({
    where: { id, readAt: null },
    select: { isFromApplicant: true, text: true, author: { select: { fullName: true } } },
  });
  return found && { ...found, author: found.author?.fullName ?? null };
}

/** Who opened a resume; `null` when the view or the resume is gone. */
export async function findResumeView(
  id: string,
): Promise<{ resumeName: string; companyName: string } | null> {
  const view = await db.resumeView.findUnique({
    where: { id },
    select: {
      resume: { select: { name: true, removedAt: true } },
      company: { select: { name: true } },
    },
  });
  if (!view || view.resume.removedAt) return null;
  return { resumeName: view.resume.name, companyName: view.company.name };
}
