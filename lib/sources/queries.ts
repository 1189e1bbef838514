import "server-only";
import { cache } from "react";
import { requireAdministration } from "@/lib/accounts/admins/admin-requests.queries";
import type { Actor } from "@/lib/accounts/schema";
import { canPostFor } from "@/lib/companies/policy";
import { db } from "@/lib/platform/db/client";
import type { ConnectedSource, Prisma, SourceRun } from "@/lib/platform/db/generated/client";
import { isId } from "@/lib/shared/ids";
import { requireSourceManager } from "./owned/owners.queries";
import type {
  RowProblem,
  RunOutcome,
  RunView,
  SourceKind,
  SourceLine,
  SourcesPage,
  SourceView,
} from "./schema";

const PAGE_SIZE = 50;
const SHOWN_RUNS = 30;
const SHOWN_PROBLEMS = 50;
const SHOWN_JOBS = 10;

function toRun(run: SourceRun): RunView {
  const { id, message, startedAt, finishedAt, missing, ended, ...rest } = run;
  const { read, created, updated, unchanged, rejected } = rest;
  return {
    ...{ id, message, missing, ended },
    outcome: rest.outcome as RunOutcome,
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    counts: { read, created, updated, unchanged, rejected },
  };
}

type Row = ConnectedSource & {
  owner: { isHeld: boolean; company: { name: string } | null } | null;
  source: { name: string; _count: { jobs: number } };
  runs: SourceRun[];
};

function toLine(row: Row): SourceLine {
  const last = row.runs[0];
  return {
    ...{ id: row.id, name: row.source.name, kind: row.kind as SourceKind, address: row.address },
    ...{ companyName: row.companyName, everyHours: row.everyHours },
    owner: row.owner && {
      name: row.owner.company?.name ?? "a company that is gone",
      isHeld: row.owner.isHeld,
    },
    openJobs: row.source._count.jobs,
    nextRunAt: row.nextRunAt?.toISOString() ?? null,
    lastSuccessAt: row.lastSuccessAt?.toISOString() ?? null,
    failingSince: row.failingSince?.toISOString() ?? null,
    isPaused: row.pausedAt !== null,
    isGivenUp: row.isGivenUp && row.pausedAt !== null,
    isRunning: last?.outcome === "running" || (row.nextRunAt === null && !row.pausedAt),
    lastRun: last ? toRun(last) : null,
  };
}

const include = (runs: number) => ({
  owner: { select: { isHeld: true, company: { select: { name: true } } } },
  source: {
    select: {
      name: true,
      _count: {
        select: { jobs: { where: { status: { in: ["live" as const, "paused" as const] } } } },
      },
    },
  },
  runs: { orderBy: { startedAt: "desc" as const }, take: runs },
});

/**
 * A page of all sources, by name. A page past the end returns the last one. Throws `forbidden` for
 * anyone but an admin.
 */
export async function listSources(actor: Actor, wanted: number): Promise<SourcesPage> {
  requireAdministration(actor);
  const total = await db.connectedSource.count();
  const pageCount = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const page = Math.min(wanted, pageCount);
  const sources = await listLines({}, { skip: (page - 1) * PAGE_SIZE, take: PAGE_SIZE });
  return { sources, total, page, pageCount };
}

/** A company's own sources, by name. Throws `not_found` for anyone who may not post for it. */
export async function listCompanySources(actor: Actor, companyId: string): Promise<SourceLine[]> {
  requireSourceManager(actor, companyId);
  return listLines({ owner: { companyId } });
}

async function listLines(
  where: Prisma.ConnectedSourceWhereInput,
  part: { skip?: number; take?: number } = {},
): Promise<SourceLine[]> {
  const rows = await db.connectedSource.findMany({
    where,
    ...part,
    include: include(1),
    orderBy: { source: { name: "asc" } },
  });
  return rows.map(toLine);
}

async function listProblems(importRunId: string | null | undefined): Promise<RowProblem[]> {
  if (!importRunId) return [];
  return db.importRejection.findMany({
    where: { runId: importRunId },
    orderBy: { record: "asc" },
    take: SHOWN_PROBLEMS,
    select: { record: true, reference: true, reason: true, excerpt: true },
  });
}

async function listLatestJobs(sourceId: number): Promise<SourceView["latestJobs"]> {
  const jobs = await db.job.findMany({
    where: { sourceId, status: "live" },
    orderBy: [{ postedAt: "desc" }, { id: "desc" }],
    take: SHOWN_JOBS,
    select: { title: true, slug: true, company: { select: { name: true } } },
  });
  return jobs.map(({ title, slug, company }) => ({
    ...{ title, company: company.name },
    path: `/job/${slug}`,
  }));
}

/**
 * A source with its latest runs; `null` if it's gone. Throws `forbidden` for anyone but an admin.
 * Cached for the request.
 */
export const findSource = cache(async (actor: Actor, id: string): Promise<SourceView | null> => {
  requireAdministration(actor);
  return isId(id) ? findView({ id }) : null;
});

/**
 * A source of a company that the actor may post for, with the company; `null` for any other. Cached
 * for the request.
 */
export const findCompanySource = cache(
  async (actor: Actor, id: string): Promise<{ companyId: string; source: SourceView } | null> => {
    const own = actor.companies.filter((company) => canPostFor(actor, company.id));
    const owner = await db.companySource.findFirst({
      where: { connectedSourceId: id, companyId: { in: own.map((company) => company.id) } },
    });
    const source = owner && (await findView({ id }));
    return owner?.companyId && source ? { companyId: owner.companyId, source } : null;
  },
);

async function findView({ id }: { id: string }): Promise<SourceView | null> {
  const row = await db.connectedSource.findUnique({ where: { id }, include: include(SHOWN_RUNS) });
  if (!row) return null;
  const [missingJobs, latestJobs, problems] = await Promise.all([
    db.missingJob.count({ where: { connectedSourceId: id } }),
    listLatestJobs(row.sourceId),
    listProblems(row.runs.find(({ importRunId }) => importRunId)?.importRunId),
  ]);
  return {
    ...{ ...toLine(row), requestAddress: row.requestAddress },
    ...{ missingJobs, latestJobs, problems },
    runs: row.runs.map(toRun),
  };
}
