import { chown, cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import {
  type EmbeddedPostgres,
  ensureDatabase,
  startEmbeddedPostgres,
} from "@/lib/platform/db/embedded";
import { migrate } from "@/prisma/migrate";

const SETTINGS = { max_connections: "60", shared_buffers: "32MB" };

/** A primary and its replica. */
export type StandbyPair = {
  primary: EmbeddedPostgres;
  standby: EmbeddedPostgres;
  /** Runs statements on the primary, as another program would. */
  write: (text: string) => Promise<void>;
  /** Kills the standby. */
  killStandby: () => Promise<void>;
  stop: () => Promise<void>;
};

// As root, the server runs as another user, who must own what it reads.
async function copyOwners(from: string, to: string): Promise<void> {
  const { uid, gid } = await stat(from);
  await chown(to, uid, gid);
  for (const name of await readdir(to, { recursive: true })) await chown(join(to, name), uid, gid);
}

/**
 * Starts a PostgreSQL with a migrated database of this name, and a streaming replica, both from the
 * embedded package. It has no `pg_basebackup`, so the replica starts as a copy of the stopped
 * server's folder.
 */
export async function startPair(database: string): Promise<StandbyPair> {
  const folder = await mkdtemp(join(tmpdir(), "jobharbor-pair-"));
  const [first, second] = [join(folder, "primary"), join(folder, "standby")];
  const before = await startEmbeddedPostgres(first, { settings: SETTINGS });
  await ensureDatabase(before, database);
  await migrate(before.url(database));
  await before.stop();
  await cp(first, second, { recursive: true });
  await writeFile(join(second, "postgres", "standby.signal"), "");
  await copyOwners(join(first, "postgres"), join(second, "postgres"));
  const primary = await startEmbeddedPostgres(first, { settings: SETTINGS });
  const { hostname, port, username, password } = new URL(primary.url(database));
  const follow = {
    ...SETTINGS,
    primary_conninfo: `host=${hostname} port=${port} user=${username} password=${password}`,
    hot_standby_feedback: "on",
  };
  const standby = await startEmbeddedPostgres(second, { settings: follow });
  const write = async (text: string) => {
    const client = new Client({ connectionString: primary.url(database) });
    await client.connect();
    await client.query(text).finally(async () => client.end());
  };
  const killStandby = async () => {
    const file = await readFile(join(second, "postgres", "postmaster.pid"), "utf8").catch(() => "");
    if (file) process.kill(Number.parseInt(file, 10), "SIGKILL");
  };
  const stop = async () => {
    await standby.stop();
    await primary.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { primary, standby, write, killStandby, stop };
}
