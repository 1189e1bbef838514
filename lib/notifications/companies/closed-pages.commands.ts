import "server-only";
import { findMember } from "@/lib/accounts/queries";
import type { Actor } from "@/lib/accounts/schema";
import { accessTo, canOpenPipeline } from "@/lib/applications/policy";
import { db } from "@/lib/platform/db/client";

const ID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const APPLICATION = new RegExp(`^/employer/applications/(${ID})`);
const JOB = new RegExp(`^/employer/(?:jobs/|applications\\?(?:.*&)?jobId=)(${ID})`);
const COMPANY = new RegExp(`[?&]companyId=(${ID})`);

type Member = Pick<Actor, "companies" | "assignments">;
type PageEntry = { id: string; path: string };

const idIn = (pattern: RegExp, path: string) => pattern.exec(path)?.[1] ?? null;
const idsIn = (pattern: RegExp, entries: readonly PageEntry[]) =>
  entries.flatMap(({ path }) => idIn(pattern, path) ?? []);

/** Which of these pages of companies someone can't open: by application, job or company. */
async function listClosed(member: Member, entries: readonly PageEntry[]): Promise<string[]> {
  const [applications, jobs] = await Promise.all([
    db.application.findMany({
      where: { id: { in: idsIn(APPLICATION, entries) } },
      select: { id: true, jobId: true, job: { select: { companyId: true } } },
    }),
    db.job.findMany({
      where: { id: { in: idsIn(JOB, entries) } },
      select: { id: true, companyId: true },
    }),
  ]);
  const opensJob = ({ id, companyId }: { id: string; companyId: string }) =>
    member.companies.some((company) => company.id === companyId) ||
    member.assignments.some(({ jobIds }) => jobIds.includes(id));
  const isClosed = ({ path }: PageEntry) => {
    const application = applications.find(({ id }) => id === idIn(APPLICATION, path));
    if (application) return accessTo(member, application) === null;
    const job = jobs.find(({ id }) => id === idIn(JOB, path));
    if (job) return !opensJob(job);
    const companyId = idIn(COMPANY, path);
    if (companyId) return !canOpenPipeline(member, companyId);
    return path.startsWith("/employer/profile/team") && member.companies.length === 0;
  };
  return entries.filter(isClosed).map(({ id }) => id);
}

/**
 * Deletes someone's notifications that lead to a company's pages which they can no longer open,
 * because they have left, have a smaller role or no longer work on a job or an applicant.
 */
export async function dropClosedPages(userId: string): Promise<void> {
  const member = await findMember(userId);
  if (!member) return;
  const entries = await db.notification.findMany({
    where: { userId, path: { startsWith: "/employer/" } },
    select: { id: true, path: true },
  });
  if (entries.length === 0) return;
  const closed = await listClosed(member, entries);
  await db.notification.deleteMany({ where: { userId, id: { in: closed } } });
}
