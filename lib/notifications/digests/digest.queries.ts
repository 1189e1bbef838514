import "server-only";
import { findApplicantWords } from "@/lib/applications/applicants/words.queries";
import { db } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { kindsFor, NAME } from "./company-kinds";

/** More of one job than this are only counted; its page has them. */
const MOST_LINES = 20;

type DigestLine = { text: string; path: string };

/** What came for one job, or for the company itself, with the page that each line leads to. */
export type DigestSection = {
  /** The job's title; null for what belongs to no applicant. */
  jobTitle: string | null;
  jobId: string | null;
  lines: DigestLine[];
  /** How many more there are than lines. */
  rest: number;
};
export type Digest = { companyName: string; count: number; sections: DigestSection[] };

type Place = { id: string; userId: string; companyId: string };

// The rule of `accessTo`: what someone was told while they had more isn't told when they have less.
async function findReader({ userId, companyId }: Omit<Place, "id">) {
  const member = await db.companyMember.findFirst({
    where: { userId, companyId, company: { status: "active" } },
    select: {
      role: true,
      company: { select: { name: true } },
      user: {
        select: {
          hiringFor: { select: { jobId: true } },
          assignedTo: { select: { applicationId: true } },
        },
      },
    },
  });
  if (!member) return null;
  const { role, company, user } = member;
  const isAll = role === "owner" || role === "recruiter";
  const jobs = new Set(user.hiringFor.map(({ jobId }) => jobId));
  const people = new Set(user.assignedTo.map(({ applicationId }) => applicationId));
  const kinds: readonly string[] = kindsFor(role);
  const reaches = ({ kind, application }: DigestItem) => {
    if (!kinds.includes(kind)) return false;
    if (isAll || application === null) return true;
    return jobs.has(application.jobId) || people.has(application.id);
  };
  return { companyName: company.name, reaches };
}

const itemSelect = {
  kind: true,
  title: true,
  path: true,
  application: {
    select: {
      id: true,
      jobId: true,
      status: true,
      reference: true,
      snapshot: { select: { title: true } },
    },
  },
} as const;

type DigestItem = Prisma.DigestItemGetPayload<{ select: typeof itemSelect }>;

/** A line of it, with the applicant as their company may know them now. */
async function toLine({ kind, title, path, application }: DigestItem): Promise<DigestLine> {
  if (!application) return { text: title, path };
  const words = await findApplicantWords(application.id);
  const said = title.replaceAll(NAME, words?.name ?? `Applicant ${application.reference}`);
  const summary = kind === "new_application" && words ? words.summary : "";
  return { text: summary ? `${said}: ${summary}` : said, path };
}

/** Whether an item still says something: nothing does of someone who has withdrawn, but that. */
function isStillNews({ kind, application }: DigestItem): boolean {
  return application?.status !== "withdrawn" || kind === "application_withdrawn";
}

/**
 * What a digest says to its reader now: nothing of applicants who have withdrawn since, nothing
 * that they may no longer read, and no one's name that blind screening hides. `null` when nothing
 * is left.
 */
export async function findDigest({ id, userId, companyId }: Place): Promise<Digest | null> {
  const reader = await findReader({ userId, companyId });
  if (!reader) return null;
  const rows = await db.digestItem.findMany({
    where: { digestId: id, userId, companyId },
    orderBy: [{ createdAt: "asc" }, { cause: "asc" }],
    select: itemSelect,
  });
  const items = rows.filter((item) => reader.reaches(item) && isStillNews(item));
  if (items.length === 0) return null;
  const ofJobs = new Map<string | null, DigestItem[]>();
  for (const item of items) {
    const jobId = item.application?.jobId ?? null;
    ofJobs.set(jobId, [...(ofJobs.get(jobId) ?? []), item]);
  }
  const sections: DigestSection[] = [];
  for (const [jobId, all] of ofJobs) {
    const lines: DigestLine[] = [];
    for (const item of all.slice(0, MOST_LINES)) lines.push(await toLine(item));
    const jobTitle = all[0]?.application?.snapshot.title ?? null;
    sections.push({ jobId, jobTitle, lines, rest: all.length - lines.length });
  }
  return { companyName: reader.companyName, count: items.length, sections };
}
