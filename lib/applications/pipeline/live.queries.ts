import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { DomainError } from "@/lib/shared/errors";
import { isId } from "@/lib/shared/ids";
import { findLatest, latestSelect, whereNow } from "../conflicts.queries";
import { canOpenPipeline, canReach, pipelineCompanyIds } from "../policy";
import type { LiveChange, LiveChanges } from "./live.schema";

/** More at once are one change without names. */
const MOST_NAMED = 20;
// What was written before the last look may only have been committed after it.
const SLACK_MS = 10_000;
/** Someone who has been away for longer reloads the page. */
const LONGEST_MS = 24 * 3600_000;

const select = {
  ...latestSelect,
  id: true,
  jobId: true,
  submittedAt: true,
  job: {
    select: {
      status: true,
      companyId: true,
      company: { select: { status: true, isBlind: true } },
    },
  },
} satisfies Prisma.ApplicationSelect;

type ChangedApplication = Prisma.ApplicationGetPayload<{ select: typeof select }>;

/** A change about which nothing is told but that there is one. */
function namelessChange(companyId: string): LiveChange {
  return {
    companyId,
    applicationId: null,
    kind: "changed",
    at: new Date().toISOString(),
    ...{ name: null, who: null, isOwn: false, stageId: null, stageName: null },
  };
}

/** What happened to an application since then, as the actor may know it. */
async function describeOne(
  actor: Actor,
  found: ChangedApplication,
  since: Date,
): Promise<LiveChange> {
  const { id, job, submittedAt, stageId } = found;
  const latest = await findLatest(db, id, found);
  const isMove = !latest.isLetter && latest.at > since && latest.at > (submittedAt ?? since);
  const hasArrived = !isMove && submittedAt !== null && submittedAt > since;
  const { name, stageName } = await whereNow(db, found);
  return {
    companyId: job.companyId,
    applicationId: id,
    kind: isMove ? "moved" : hasArrived ? "arrived" : "changed",
    at: (hasArrived ? submittedAt : latest.at).toISOString(),
    name,
    who: isMove ? (latest.actor?.fullName ?? latest.actor?.username ?? null) : null,
    isOwn: isMove && latest.actor?.id === actor.id,
    stageId,
    stageName,
  };
}

/**
 * What happened to these applications of a company since then, oldest first. Of those that the
 * actor can't see, it only says that something changed.
 */
export async function describeChanges(
  actor: Actor,
  companyId: string,
  { ids, since }: { ids: readonly string[]; since: Date },
): Promise<LiveChange[]> {
  if (ids.length === 0 || ids.length > MOST_NAMED) return [namelessChange(companyId)];
  const found = await db.application.findMany({ where: { id: { in: [...ids] } }, select });
  const seen = found.filter((one) => canReach(actor, one, "decide"));
  const from = new Date(since.getTime() - SLACK_MS);
  const changes = await Promise.all(seen.map((one) => describeOne(actor, one, from)));
  changes.sort((a, b) => a.at.localeCompare(b.at));
  return seen.length < ids.length ? [...changes, namelessChange(companyId)] : changes;
}

/**
 * The companies whose changes the actor follows: the one named, or all of theirs. Throws `not_found`
 * for someone else's, and for someone without any.
 */
export function followedCompanies(actor: Actor, companyId: string | undefined): string[] {
  const isNamed = companyId !== undefined;
  const isTheirs = isNamed && isId(companyId) && canOpenPipeline(actor, companyId);
  const all = isNamed ? (isTheirs ? [companyId] : []) : pipelineCompanyIds(actor);
  if (all.length === 0) throw new DomainError("not_found", "Company not found");
  return all;
}

/** Reads the instant since which changes are asked for; not longer ago than a day. */
export function readSince(text: string | null | undefined, now: Date): Date {
  const at = text ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(at)) return now;
  return new Date(Math.min(Math.max(at, now.getTime() - LONGEST_MS), now.getTime()));
}

/** What changed itself, or in what the team and the applicant wrote. */
async function listChangedIds(companyId: string, since: Date): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT a.id FROM applications a
    WHERE a.company_id = ${companyId}::uuid AND a.updated_at > ${since} AND a.status <> 'held'
    UNION
    SELECT a.id FROM application_changes c JOIN applications a ON a.id = c.application_id
    WHERE c.changed_at > ${since} AND a.company_id = ${companyId}::uuid AND a.status <> 'held'
    LIMIT ${MOST_NAMED + 1}`;
  return rows.map(({ id }) => id);
}

/**
 * What changed at these companies since then, like what streams tell: for pages that can't be told
 * at once. The caller has checked access to the companies.
 */
export async function listChanges(
  actor: Actor,
  companyIds: readonly string[],
  since: Date,
): Promise<LiveChanges> {
  const until = new Date();
  const changes: LiveChange[] = [];
  for (const companyId of companyIds) {
    const ids = await listChangedIds(companyId, new Date(since.getTime() - SLACK_MS));
    if (ids.length > 0) changes.push(...(await describeChanges(actor, companyId, { ids, since })));
  }
  return { until: until.toISOString(), changes };
}
