import "server-only";
import { v7 as uuid } from "uuid";
import type { Transaction } from "@/lib/platform/db/client";
import { pathKey } from "./addresses";
import {
  type Destination,
  keysBehind,
  planRedirects,
  type RedirectOutcome,
  type WantedRedirect,
} from "./resolving";

type StoredRedirect = {
  id: string;
  key: string;
  target: string | null;
  targetPath: string | null;
  jobId: string | null;
};

function destinationOf({ target, targetPath, jobId }: StoredRedirect): Destination {
  return jobId === null ? { target: target ?? "/", targetPath } : { jobId };
}

/** One change at a time: two that know nothing of each other could close a circle. */
async function lockRedirects(tx: Transaction): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('content.redirects'))`;
}

async function loadByKey(
  tx: Transaction,
  keys: readonly string[],
): Promise<Map<string, StoredRedirect>> {
  const rows = await tx.$queryRaw<StoredRedirect[]>`
    SELECT id, key, target, target_path AS "targetPath", job_id AS "jobId"
    FROM redirects WHERE key = ANY(${[...keys]}::text[])`;
  return new Map(rows.map((row) => [row.key, row]));
}

/** The saved redirects that lead to one of these keys' paths. */
async function loadLeadingTo(tx: Transaction, keys: readonly string[]): Promise<StoredRedirect[]> {
  return tx.$queryRaw<StoredRedirect[]>`
    SELECT id, key, target, target_path AS "targetPath", job_id AS "jobId"
    FROM redirects WHERE target_path = ANY(${keys.map(pathKey)}::text[])`;
}

async function write(tx: Transaction, rows: readonly WantedRedirect[]): Promise<void> {
  if (rows.length === 0) return;
  // Lists can't hold nothing, so it's sent as an empty text.
  const targets = rows.map(({ to }) => to.target ?? "");
  const paths = rows.map(({ to }) => (to.target === undefined ? "" : (to.targetPath ?? "")));
  await tx.$executeRaw`
    INSERT INTO redirects (id, key, address, target, target_path, job_id)
    SELECT id, key, address, nullif(target, ''), nullif(path, ''), nullif(job, '')::uuid
    FROM unnest(${rows.map(() => uuid())}::uuid[], ${rows.map(({ key }) => key)}::text[],
      ${rows.map(({ address }) => address)}::text[], ${targets}::text[], ${paths}::text[],
      ${rows.map(({ to }) => to.jobId ?? "")}::text[]) AS r (id, key, address, target, path, job)
    ON CONFLICT (key) DO UPDATE SET target = excluded.target, target_path = excluded.target_path,
      job_id = excluded.job_id, address = excluded.address`;
}

/**
 * Saves redirects, each so that it leads to its end in one step, and has those that lead to one of
 * them follow. With `keeps`, an address that leads somewhere already stays as it is. Returns the
 * outcome of each, in order. A repeat changes nothing.
 */
export async function saveRedirects(
  tx: Transaction,
  wanted: readonly WantedRedirect[],
  { keeps = false } = {},
): Promise<RedirectOutcome[]> {
  if (wanted.length === 0) return [];
  await lockRedirects(tx);
  const keys = wanted.map(({ key }) => key);
  const stored = await loadByKey(tx, [...keys, ...wanted.flatMap(({ to }) => keysBehind(to))]);
  const known = new Map([...stored.values()].map((row) => [row.key, destinationOf(row)]));
  const { outcomes, saved } = planRedirects(wanted, known, keeps);
  await write(tx, saved);
  await moveAlong(tx, saved);
  return outcomes;
}

/** Has the redirects that lead to one of these lead to its end. */
async function moveAlong(tx: Transaction, saved: readonly WantedRedirect[]): Promise<void> {
  const ends = new Map(saved.map(({ key, to }) => [key, to]));
  const before = await loadLeadingTo(tx, [...ends.keys()]);
  const behind = await loadByKey(
    tx,
    before.flatMap((row) => keysBehind(destinationOf(row))),
  );
  for (const row of before) {
    // The most exact one counts, as for a visitor.
    const key = keysBehind(destinationOf(row)).find((one) => behind.has(one));
    const end = key === undefined ? undefined : ends.get(key);
    if (!end) continue;
    await tx.redirect.update({
      where: { id: row.id },
      data: {
        target: end.target ?? null,
        targetPath: end.target === undefined ? null : end.targetPath,
        jobId: end.jobId ?? null,
      },
    });
  }
}
