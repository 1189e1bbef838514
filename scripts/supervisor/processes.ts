import { type ChildProcess, spawn } from "node:child_process";
import cluster from "node:cluster";
import { type ProgramName, programFile } from "../programs";
import { passOnConnections } from "./connections";

// The condition under which server-only modules can be loaded.
const CONDITION = "--conditions=react-server";

/** Node's arguments for running one of our scripts. */
export const SCRIPT_ARGS = [CONDITION, "--import", "tsx"];

/** How a process is to run. */
export type ProcessSettings = {
  readonly program: ProgramName;
  /**
   * The most that its heap may hold, in MB. Without a limit it grows to whatever the machine has.
   */
  readonly heapMb: number;
  readonly env?: Readonly<Record<string, string>>;
};

const STDIO = ["ignore", "inherit", "inherit", "ipc"] as const;

/**
 * How large each of V8's two semi-spaces for new objects may grow, in MB. Rendering a page leaves
 * megabytes of garbage, and the more room there is, the less of it survives long enough to be
 * copied: 32 instead of Node's 16 saves about 15% of a page's processor time. A worker has time to
 * spare, so its semi-space stays small.
 */
const SEMI_SPACE_MB: Readonly<Record<ProgramName, number>> = {
  "web-process": 32,
  "worker-process": 4,
};

/**
 * A worker's old objects are collected as soon as they have grown by 30%, instead of after a
 * multiple of that: it has time to spare, and a web process has not.
 */
const MORE_ARGS: Readonly<Record<ProgramName, readonly string[]>> = {
  "web-process": [],
  "worker-process": ["--heap-growing-percent=30"],
};

/** Node's arguments for a process, before the file that it runs. */
export function nodeArgs({ program, heapMb }: ProcessSettings): string[] {
  const limits = [
    `--max-old-space-size=${heapMb}`,
    ...MORE_ARGS[program],
    `--max-semi-space-size=${SEMI_SPACE_MB[program]}`,
  ];
  // An operator can't do anything about deprecation warnings.
  return [...limits, "--no-deprecation", CONDITION];
}

/**
 * The environment of every process. It returns what pictures, answers and the loading of code took
 * for a moment. With arenas for each thread, and thresholds that grow with use, as they are without
 * these, the C library keeps it.
 */
export const PROCESS_ENV = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "1048576",
  MALLOC_TRIM_THRESHOLD_: "1048576",
};

/** Starts a program as a process with a channel to this one. */
export function startProcess(settings: ProcessSettings): ChildProcess {
  return spawn(process.execPath, [...nodeArgs(settings), programFile(settings.program)], {
    env: { ...PROCESS_ENV, ...process.env, NODE_ENV: "production", ...settings.env },
    stdio: [...STDIO],
  });
}

/**
 * Like `startProcess`, for one of several that listen on one port and get their connections from
 * this process.
 */
export function forkProcess(settings: ProcessSettings): ChildProcess {
  cluster.setupPrimary({
    exec: programFile(settings.program),
    execArgv: nodeArgs(settings),
    stdio: [...STDIO],
  });
  // The fork adds this process's own environment.
  const fork = cluster.fork({ ...PROCESS_ENV, NODE_ENV: "production", ...settings.env });
  // The process itself reports errors to whatever keeps it up.
  fork.on("error", () => undefined);
  passOnConnections(fork);
  return fork.process;
}
