import "server-only";
import { readdir, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import { reservedPool } from "../db/client";
import { env } from "../env";

const RESPONSE_MS = 500;
const KEPT_MS = 1000;
const LEAST_FREE = 0.05;
/** A worker's heartbeat comes every 10 seconds; one that misses five is gone or hangs. */
export const WORKER_SILENCE_SECONDS = 60;

/** Every check by name: `true` if it passes. */
export type Readiness = {
  /** Whether requests should be sent here. */
  isReady: boolean;
  /** Whether something is wrong that no other server would do better. */
  isDegraded: boolean;
  checks: Record<string, boolean>;
};

// What all servers share is no reason to take one out of service, because then all of them would be
// out.
const NEEDED = ["database", "migrations", "serving"] as const;

type State = { isDraining: boolean; last: { at: number; value: Promise<Readiness> } | null };
const state: State = { isDraining: false, last: null };

/** Marks this process as not ready, so that load balancers send requests elsewhere. */
export function startDraining(): void {
  state.isDraining = true;
  state.last = null;
}

async function within<T>(work: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((done) => {
    timer = setTimeout(() => done(null), RESPONSE_MS);
  });
  try {
    return await Promise.race([work.catch(() => null), late]);
  } finally {
    clearTimeout(timer);
  }
}

const ASK = `
  SELECT (SELECT array_agg(migration_name::text) FROM _prisma_migrations WHERE finished_at IS NOT NULL) AS applied,
    EXISTS (SELECT FROM worker_beats WHERE seen_at > now() - make_interval(secs => $1)) AS worker`;

type DatabaseState = { applied: string[] | null; worker: boolean };

async function askDatabase(): Promise<DatabaseState | null> {
  const { rows } = await reservedPool().query<DatabaseState>(ASK, [WORKER_SILENCE_SECONDS]);
  return rows[0] ?? null;
}

async function listMigrations(): Promise<string[]> {
  const entries = await readdir(join(process.cwd(), "prisma/migrations"), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/** The free share of the disk that files are stored on. */
export async function freeShare(): Promise<number> {
  const { STORAGE_DIR, STORAGE_S3_BUCKET } = env();
  const isThere = !STORAGE_S3_BUCKET && (await stat(STORAGE_DIR).catch(() => null));
  const { bavail, blocks } = await statfs(isThere ? STORAGE_DIR : process.cwd());
  return blocks === 0 ? 1 : bavail / blocks;
}

async function checkReadiness(): Promise<Readiness> {
  const [asked, named, free] = await Promise.all([
    within(askDatabase()),
    listMigrations(),
    within(freeShare()),
  ]);
  const applied = new Set(asked?.applied);
  const checks = {
    database: asked !== null,
    migrations: asked !== null && named.every((name) => applied.has(name)),
    worker: asked?.worker === true,
    disk: free !== null && free > LEAST_FREE,
    serving: !state.isDraining,
  };
  const isReady = NEEDED.every((name) => checks[name]);
  return { isReady, isDegraded: isReady && !Object.values(checks).every(Boolean), checks };
}

/**
 * Whether this process should be sent requests: its database answers in time and has every
 * migration this release brings, and it is not about to stop. It is degraded, but serves on, while
 * no worker is alive or the disk is nearly full. Checked at most once a second.
 */
export async function readiness(): Promise<Readiness> {
  const now = Date.now();
  if (!state.last || now - state.last.at >= KEPT_MS)
    state.last = { at: now, value: checkReadiness() };
  return state.last.value;
}
