import "server-only";
import { requireAdministration } from "@/lib/accounts/admins/admin-requests.queries";
import type { Actor } from "@/lib/accounts/schema";
import { factsOfText } from "@/lib/jobs/employer/changes";
import { readRiskFlags } from "@/lib/jobs/risk/flags";
import { textOf, versionSelect } from "@/lib/jobs/versions.commands";
import { db } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { renderMarkdown } from "@/lib/platform/markdown";
import { flagWords } from "./flagged-words";
import type { CompanyFacts, JobUnderReview } from "./review-items.schema";

export const person = { select: { fullName: true, username: true } } as const;
export const nameOf = (one: { fullName: string | null; username: string } | null) =>
  one && (one.fullName ?? one.username);

const jobSelect = {
  ...versionSelect,
  slug: true,
  status: true,
  companyId: true,
  reviewReasons: true,
  riskScore: true,
  risk: true,
  postedBy: person,
  source: { select: { name: true } },
} satisfies Prisma.JobSelect;

/** A posting as admins see it, with its company's id; `null` when there is none. */
export async function findJobUnderReview(
  jobId: string,
): Promise<{ job: JobUnderReview; companyId: string } | null> {
  const row = await db.job.findUnique({ where: { id: jobId }, select: jobSelect });
  if (!row) return null;
  const { id, slug, title, status, version, reviewReasons, riskScore } = row;
  const text = textOf(row);
  const flags = readRiskFlags(row.risk);
  return {
    companyId: row.companyId,
    job: {
      ...{ id, slug, title, status, version, reviewReasons },
      descriptionHtml: flagWords(
        renderMarkdown(row.description),
        flags.map(({ words }) => words),
      ),
      facts: factsOfText(text),
      questions: text.facts.questions ?? [],
      risk: { score: riskScore, flags },
      postedBy: nameOf(row.postedBy),
      sourceName: row.source?.name ?? null,
    },
  };
}

/** The company facts that admins see beside what they decide; `null` when there is none. */
export async function findCompanyFacts(
  actor: Actor,
  companyId: string,
): Promise<CompanyFacts | null> {
  requireAdministration(actor);
  const row = await db.company.findUnique({
    where: { id: companyId },
    select: {
      id: true,
      slug: true,
      name: true,
      status: true,
      website: true,
      verifiedBy: true,
      createdAt: true,
      members: {
        where: { role: "owner" },
        orderBy: { createdAt: "asc" },
        take: 5,
        select: {
          user: {
            select: { username: true, fullName: true, email: true, emailVerifiedAt: true },
          },
        },
      },
    },
  });
  if (!row) return null;
  const [liveJobs, removedJobs] = await Promise.all([
    db.job.count({ where: { companyId, status: "live" } }),
    db.job.count({ where: { companyId, status: "removed", rejectionReason: { not: null } } }),
  ]);
  const { members, createdAt, ...company } = row;
  return {
    ...company,
    createdAt: createdAt.toISOString(),
    owners: members.map(({ user: { username, fullName, email, emailVerifiedAt } }) => ({
      username,
      name: fullName ?? username,
      email,
      hasVerifiedEmail: emailVerifiedAt !== null,
    })),
    liveJobs,
    removedJobs,
  };
}
