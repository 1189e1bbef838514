import { readFileSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureDatabase, startEmbeddedPostgres } from "@/lib/platform/db/embedded";
import { migrate } from "@/prisma/migrate";

/** A PostgreSQL that a test can freeze, restart and kill. */
export type OwnDatabase = {
  readonly url: string;
  /** Pauses all of its processes: connections stay open and nothing responds. */
  readonly freeze: () => Promise<void>;
  readonly thaw: () => Promise<void>;
  /** Kills all of its processes, as a crash of the database would. */
  readonly kill: () => Promise<void>;
  /** Starts it again at the same address. */
  readonly restart: () => Promise<void>;
  /** Stops it: connections break, and new ones are refused. */
  readonly end: () => Promise<void>;
  /** Stops it if it's running, and deletes its data. */
  readonly remove: () => Promise<void>;
};

/** The processes of a server: the postmaster first, then its children. */
async function processesOf(postmaster: number): Promise<number[]> {
  const names = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const children = await Promise.all(
    names.map(async (name) => {
      const stat = await readFile(`/proc/${name}/stat`, "utf8").catch(() => "");
      const parent = Number(stat.slice(stat.lastIndexOf(")") + 1).split(" ")[2]);
      return parent === postmaster ? [Number(name)] : [];
    }),
  );
  return [postmaster, ...children.flat()];
}

/** Starts a migrated database on a server of its own. Linux only. */
export async function startOwnDatabase(): Promise<OwnDatabase> {
  const folder = await mkdtemp(join(tmpdir(), "jobharbor-own-"));
  // Enough to outlast a kill, though not a crash of the machine.
  const settings = { fsync: "off", full_page_writes: "off" };
  const server = await startEmbeddedPostgres(folder, { settings });
  await ensureDatabase(server, "own");
  await migrate(server.url("own"));
  const signal = async (name: NodeJS.Signals) => {
    const [pid] = readFileSync(join(folder, "postgres/postmaster.pid"), "utf8").split("\n");
    for (const id of await processesOf(Number(pid))) process.kill(id, name);
  };
  return {
    url: server.url("own"),
    freeze: () => signal("SIGSTOP"),
    thaw: () => signal("SIGCONT"),
    kill: () => signal("SIGKILL"),
    restart: () => server.restart(new AbortController().signal),
    end: server.stop,
    remove: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
