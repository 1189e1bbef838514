import { spawn } from "node:child_process";
import { EXIT, StartError } from "./exit";
import { SCRIPT_ARGS } from "./processes";

const GRACE_MS = 3000;

type Task = {
  readonly script: string;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** The error message if it fails. */
  readonly failure: string;
};

/**
 * Runs a script in a process of its own, which takes its memory with it, to its end or the signal.
 */
export function runTask(
  { script, args = [], env = {}, failure }: Task,
  stopping: AbortSignal,
): Promise<void> {
  stopping.throwIfAborted();
  const child = spawn(process.execPath, [...SCRIPT_ARGS, script, ...args], {
    // The channel tells it when no one is left.
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    env: { ...process.env, ...env },
  });
  let timer: NodeJS.Timeout | undefined;
  const end = () => {
    child.kill("SIGTERM");
    timer = setTimeout(() => child.kill("SIGKILL"), GRACE_MS);
  };
  stopping.addEventListener("abort", end, { once: true });
  return new Promise((done, fail) => {
    child.once("error", fail);
    child.once("exit", (code) => {
      stopping.removeEventListener("abort", end);
      clearTimeout(timer);
      if (code === 0) done();
      else fail(new StartError(failure, code === EXIT.configuration ? code : EXIT.failed));
    });
  });
}
