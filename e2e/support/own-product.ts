import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { Client } from "pg";
import { runningBelow } from "../../bench/processes";
import { databaseUrl } from "./database";
import { expect } from "./fixtures";

/** A running `npm start`: the program, its output so far, and its exit status. */
export type RunningProduct = {
  program: ChildProcess;
  output: () => string;
  ended: Promise<number | null>;
};

const products = new Set<RunningProduct>();

const NODE_ARGS = ["--conditions=react-server", "--import", "tsx", "scripts/start.ts"];

/** Starts the product with its own data folder and port. */
export function start(
  dataFolder: string,
  port: number,
  settings: Record<string, string> = {},
): RunningProduct {
  return run(process.execPath, NODE_ARGS, {
    DATA_DIR: dataFolder,
    PORT: String(port),
    ...settings,
  });
}

/** The same through `npm start`, as people do. */
export function startByNpm(dataFolder: string, port: number): RunningProduct {
  return run("npm", ["start"], { DATA_DIR: dataFolder, PORT: String(port) });
}

/** Starts `npm run serve` or `npm run worker`, as people do, with these settings. */
export function startPart(
  part: "serve" | "worker",
  settings: Record<string, string>,
): RunningProduct {
  return run("npm", ["run", part], settings);
}

function run(command: string, args: string[], settings: Record<string, string>): RunningProduct {
  const program = spawn(command, args, {
    env: { ...process.env, DATABASE_URL: "", LOG_LEVEL: "silent", NODE_OPTIONS: "", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  const keep = (chunk: Buffer) => {
    text += chunk.toString();
  };
  program.stdout.on("data", keep);
  program.stderr.on("data", keep);
  const ended = new Promise<number | null>((done) => program.once("exit", done));
  const product = { program, output: () => text, ended };
  products.add(product);
  void ended.then(() => products.delete(product));
  return product;
}

/** Ends what a failed test has left running, so that another attempt finds its port free. */
export async function endLeftRunning(): Promise<void> {
  const left = [...products];
  for (const { program } of left) program.kill("SIGTERM");
  await Promise.race([Promise.all(left.map(({ ended }) => ended)), setTimeout(15_000)]);
  for (const { program } of left) program.kill("SIGKILL");
}

/** The processes that run a script somewhere below the program. */
export function childrenOf({ program }: RunningProduct, script: string): Promise<number[]> {
  return runningBelow(program.pid ?? 0, script);
}

/** The only such process. */
export async function childOf(started: RunningProduct, script: string): Promise<number> {
  const found = await childrenOf(started, script);
  expect(found, script).toHaveLength(1);
  return found[0] ?? 0;
}

export async function untilRunning({ program, output }: RunningProduct): Promise<void> {
  await expect
    .poll(() => (program.exitCode === null ? output() : `It is running at no time: ${output()}`), {
      timeout: 240_000,
      intervals: [250],
    })
    .toContain("is running at");
  expect(program.exitCode, output()).toBeNull();
}

/** The process of the database in a data folder. */
export function postmaster(dataFolder: string): number {
  return Number(readFileSync(`${dataFolder}/postgres/postmaster.pid`, "utf8").split("\n")[0]);
}

/** A connection to a data folder's database, for as long as `use` takes. */
export async function withDatabase<T>(
  dataFolder: string,
  use: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({ connectionString: databaseUrl(dataFolder) });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
