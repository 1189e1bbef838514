import { Client } from "pg";
import type { Env } from "../../lib/platform/env";
import { readMigrations } from "../../prisma/migrate";
import { about, type CheckResult, inWords } from "./check-result";

const OLDEST_VERSION = 150_000;
const EXTENSIONS = ["btree_gin", "citext", "pg_trgm", "unaccent"];
const WAIT_MS = 5000;
const CLOCK_SECONDS = 2;
const LATE_MINUTES = 10;

/** What each process may hold besides `DATABASE_POOL_MAX` for requests. */
const BESIDE_THE_POOL = 5;

async function ask<Row extends object>(client: Client, query: string, values: unknown[] = []) {
  return (await client.query<Row>(query, values)).rows;
}

async function checkServer(client: Client): Promise<CheckResult[]> {
  const { good, wrong } = about("Database");
  const [server] = await ask<{ version: number; shown: string; encoding: string }>(
    client,
    `SELECT current_setting('server_version_num')::int AS version,
            current_setting('server_version') AS shown, current_setting('server_encoding') AS encoding`,
  );
  const { version = 0, shown = "", encoding = "" } = server ?? {};
  if (version < OLDEST_VERSION) {
    return [wrong(`This is PostgreSQL ${shown}. Jobharbor needs 15 or newer.`)];
  }
  if (encoding !== "UTF8") {
    const text = `The database's encoding is ${encoding}. Create one with ENCODING 'UTF8' and move to it.`;
    return [wrong(text)];
  }
  return [good(`PostgreSQL ${shown} answers.`)];
}

async function checkExtensions(client: Client): Promise<CheckResult[]> {
  const { good, wrong } = about("Extensions");
  const rows = await ask<{ name: string; installed: boolean }>(
    client,
    `SELECT name, installed_version IS NOT NULL AS installed FROM pg_available_extensions
     WHERE name = ANY($1)`,
    [EXTENSIONS],
  );
  const state = new Map(rows.map(({ name, installed }) => [name, installed]));
  const missing = EXTENSIONS.filter((name) => !state.has(name));
  if (missing.length > 0) {
    const text = `The server doesn't have ${missing.join(", ")}. Install PostgreSQL's contrib package.`;
    return [wrong(text)];
  }
  const absent = EXTENSIONS.filter((name) => !state.get(name));
  if (absent.length === 0) return [good(`${EXTENSIONS.join(", ")}.`)];
  return [
    wrong(
      `${absent.join(", ")} must be created: \`npm run db:migrate\` does it if its user may, otherwise a superuser with CREATE EXTENSION.`,
    ),
  ];
}

async function checkMigrations(client: Client): Promise<CheckResult[]> {
  const { good, wrong, warning } = about("Tables");
  const [ledger] = await ask<{ there: boolean }>(
    client,
    "SELECT to_regclass('public._prisma_migrations') IS NOT NULL AS there",
  );
  if (!ledger?.there) return [wrong("The database is empty. Run `npm run db:migrate`.")];
  const rows = await ask<{ name: string; checksum: string }>(
    client,
    "SELECT migration_name AS name, checksum FROM _prisma_migrations WHERE finished_at IS NOT NULL",
  );
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  const ours = await readMigrations();
  const missing = ours.filter(({ name }) => !applied.has(name));
  if (missing.length > 0) {
    const names = missing.length === 1 ? "migration is" : "migrations are";
    return [wrong(`${missing.length} ${names} missing. Run \`npm run db:migrate\`.`)];
  }
  const edited = ours.filter(({ name, checksum }) => applied.get(name) !== checksum);
  if (edited.length > 0) {
    const names = edited.map(({ name }) => name).join(", ");
    return [wrong(`Applied migrations were edited: ${names}. Take this release's files again.`)];
  }
  const names = new Set(ours.map(({ name }) => name));
  const newer = rows.filter(({ name }) => !names.has(name));
  if (newer.length === 0) return [good("Every migration of this release has been applied.")];
  return [
    warning(
      `The database is newer than this release by ${newer.length} migrations. That is fine while you go back; otherwise install the newer release.`,
    ),
  ];
}

async function checkConnections(client: Client, settings: Env): Promise<CheckResult[]> {
  const { good, warning } = about("Connections");
  const [row] = await ask<{ most: number }>(
    client,
    `SELECT least(current_setting('max_connections')::int,
       coalesce(nullif((SELECT rolconnlimit FROM pg_roles WHERE rolname = current_user), -1), 100000)) AS most`,
  );
  const most = row?.most ?? 0;
  const each = settings.DATABASE_POOL_MAX + BESIDE_THE_POOL;
  const processes = (settings.WEB_CONCURRENCY ?? 1) + 1;
  if (each * processes <= most) return [good(`${most} allowed, at most ${each} per process.`)];
  return [
    warning(
      `Each process may open ${each} connections, and the database allows ${most}. Raise max_connections or lower DATABASE_POOL_MAX or WEB_CONCURRENCY.`,
    ),
  ];
}

async function checkClock(client: Client): Promise<CheckResult[]> {
  const { good, wrong } = about("Clock");
  const before = Date.now();
  const [row] = await ask<{ now: Date }>(client, "SELECT clock_timestamp() AS now");
  const middle = (before + Date.now()) / 2;
  const seconds = Math.abs((row?.now.getTime() ?? 0) - middle) / 1000;
  if (seconds <= CLOCK_SECONDS) return [good("This machine and the database agree.")];
  return [
    wrong(
      `This machine and the database differ by ${Math.round(seconds)} seconds, so links and logins may expire early. Synchronise both (NTP).`,
    ),
  ];
}

async function checkWorker(client: Client): Promise<CheckResult[]> {
  const { good, wrong } = about("Background tasks");
  const [there] = await ask<{ queue: string | null }>(
    client,
    "SELECT to_regclass('graphile_worker._private_jobs')::text AS queue",
  );
  if (!there?.queue) return [];
  const [row] = await ask<{ minutes: number; waiting: number }>(
    client,
    `SELECT coalesce(extract(epoch FROM now() - min(run_at)) / 60, 0)::float8 AS minutes,
            count(*)::int AS waiting
     FROM graphile_worker._private_jobs
     WHERE run_at <= now() AND locked_at IS NULL AND attempts < max_attempts`,
  );
  const { minutes = 0, waiting = 0 } = row ?? {};
  if (minutes <= LATE_MINUTES) return [good(`${waiting} are waiting.`)];
  return [
    wrong(
      `${waiting} are waiting, the oldest for ${Math.round(minutes)} minutes. Start \`npm run worker\`, or look at its log.`,
    ),
  ];
}

type Check = (client: Client, settings: Env) => Promise<CheckResult[]>;
const CHECKS: readonly Check[] = [
  checkServer,
  checkExtensions,
  checkMigrations,
  checkConnections,
  checkClock,
  checkWorker,
];

async function open(connectionString: string): Promise<Client> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: WAIT_MS,
    query_timeout: WAIT_MS,
  });
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

async function checkReplica(address: string): Promise<CheckResult> {
  const { good, warning } = about("Read replica");
  try {
    const client = await open(address);
    try {
      const [row] = await ask<{ replica: boolean }>(
        client,
        "SELECT pg_is_in_recovery() AS replica",
      );
      if (row?.replica) return good("It answers.");
      return warning(
        "DATABASE_REPLICA_URL names a server that is not a replica: pages would read stale or other data.",
      );
    } finally {
      await client.end();
    }
  } catch (error) {
    return warning(
      `It doesn't answer (${inWords(error)}). Pages read from the primary meanwhile; mend it or unset DATABASE_REPLICA_URL.`,
    );
  }
}

/** The database, its tables and its queue; one that doesn't answer is one result. */
export async function checkDatabase(settings: Env): Promise<CheckResult[]> {
  const replica = settings.DATABASE_REPLICA_URL;
  const results: CheckResult[] = [];
  let client: Client;
  try {
    client = await open(settings.DATABASE_URL);
  } catch (error) {
    const { wrong } = about("Database");
    return [wrong(`It doesn't answer: ${inWords(error)}. Check DATABASE_URL and that it runs.`)];
  }
  try {
    for (const check of CHECKS) results.push(...(await check(client, settings)));
  } finally {
    await client.end();
  }
  return replica ? [...results, await checkReplica(replica)] : results;
}

/** The hosts of the site's boards; none from a database that doesn't answer or has no such table. */
export async function listBoardHosts(databaseUrl: string): Promise<string[]> {
  let client: Client | null = null;
  try {
    client = await open(databaseUrl);
    const rows = await ask<{ host: string }>(client, "SELECT host FROM boards ORDER BY host");
    return rows.map(({ host }) => host);
  } catch {
    return [];
  } finally {
    await client?.end();
  }
}
