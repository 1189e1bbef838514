import { readdir, readFile, readlink, realpath, rm } from "node:fs/promises";
import { isAbsolute, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

const POLL_MS = 25;
/** How long the remains of a killed postmaster may take to notice that it is gone. */
const ORPHAN_MS = 1000;
/** How long an "immediate" shutdown may take before everything is killed. */
const IMMEDIATE_MS = 500;

export type Postmaster = { readonly pid: number; readonly port: number };

/** The pid and port in `postmaster.pid`, whether or not that server is still alive. */
async function readPostmaster(folder: string): Promise<Postmaster | null> {
  const text = await readFile(join(folder, "postmaster.pid"), "utf8").catch(() => "");
  const lines = text.split("\n");
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  return pid > 0 && port > 0 ? { pid, port } : null;
}

/** Whether a process is alive; a zombie is not. */
export async function isAlive(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  return (await statOf(pid))?.state !== "Z";
}

async function statOf(pid: number): Promise<{ state: string; parent: number } | null> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => null);
  if (!stat) return null;
  // The name, in brackets, may contain spaces.
  const [state = "", parent] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return { state, parent: Number(parent) };
}

async function allProcesses(): Promise<number[]> {
  const entries = await readdir("/proc").catch(() => []);
  return entries.filter((name) => /^\d+$/.test(name)).map(Number);
}

const realPathOf = (path: string) => realpath(path).catch(() => path);

/**
 * The server's processes, as far as the system reveals them: the postmaster's children, and those
 * in its folder.
 */
async function serverProcesses(folder: string, postmaster: number | null): Promise<number[]> {
  const path = await realPathOf(folder);
  const found = await Promise.all(
    (await allProcesses()).map(async (pid) => {
      if (pid === postmaster || (await statOf(pid))?.parent === postmaster) return pid;
      return (await readlink(`/proc/${pid}/cwd`).catch(() => "")) === path ? pid : null;
    }),
  );
  return found.filter((pid) => pid !== null);
}

function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended in the meantime.
    }
  }
}

async function untilGone(pids: readonly number[], ms: number): Promise<boolean> {
  const until = performance.now() + ms;
  for (;;) {
    const alive = await Promise.all(pids.map(isAlive));
    if (!alive.includes(true)) return true;
    if (performance.now() >= until) return false;
    await delay(POLL_MS);
  }
}

/**
 * Whether the pid in `postmaster.pid` is a server of that folder. After a crash of the machine, or
 * in a restarted container, the number may be another program's.
 */
async function isServerOf(folder: string, pid: number): Promise<boolean> {
  if (!(await isAlive(pid))) return false;
  const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => null);
  // Where the system doesn't tell, PostgreSQL checks for itself.
  if (command === null) return true;
  // A folder may have several names, such as a link in somebody's home.
  const named = await Promise.all(command.split("\0").filter(isAbsolute).map(realPathOf));
  return named.includes(await realPathOf(folder));
}

/** The server that holds the folder, or `null` when nothing does. */
export async function findPostmaster(folder: string): Promise<Postmaster | null> {
  const noted = await readPostmaster(folder);
  return noted && (await isServerOf(folder, noted.pid)) ? noted : null;
}

/**
 * Clears what a killed server left behind: processes that hold its memory and would keep a new one
 * from starting, and a pid that now belongs to another program.
 */
export async function clearRemains(folder: string): Promise<void> {
  if (await findPostmaster(folder)) return;
  const remains = await serverProcesses(folder, null);
  if (!(await untilGone(remains, ORPHAN_MS))) {
    // Another start may have been a moment faster, and the processes are its.
    if (await findPostmaster(folder)) return;
    signalAll(remains, "SIGKILL");
    await untilGone(remains, ORPHAN_MS);
  }
  if (!(await findPostmaster(folder)) && (await readPostmaster(folder)))
    await rm(join(folder, "postmaster.pid"), { force: true });
}

/**
 * Stops a folder's server: cleanly within `patienceMs`, then with a recovery at its next start,
 * then by force. Calling it again does nothing.
 */
export async function stopPostmaster(folder: string, patienceMs: number): Promise<void> {
  const running = await findPostmaster(folder);
  if (!running) return;
  const { pid } = running;
  const all = await serverProcesses(folder, pid);
  signalAll([pid], "SIGINT"); // "fast" shutdown: sessions end, the data is flushed
  if (await untilGone([pid], patienceMs)) return;
  signalAll([pid], "SIGQUIT");
  if (await untilGone([pid], IMMEDIATE_MS)) return;
  signalAll(all, "SIGKILL");
  await untilGone(all, ORPHAN_MS);
}
