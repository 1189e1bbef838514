import { get } from "node:http";
import { runningBelow, WEB, WORKER } from "../../bench/processes";
import { expect, test } from "../support/fixtures";
import {
  type RunningPart,
  startServer,
  startWorker,
  stopServer,
  untilReady,
} from "../support/servers";

// What npm run serve and npm run worker do when a process of theirs dies: each keeps its own part
// up, on a database that somebody else runs.
const PORT = 3286;
const URL = `http://localhost:${PORT}`;
/** The longest it may take to end, and to come back beside nothing else. */
const END_MS = 10_000;
const BACK_MS = 45_000;

const running: RunningPart[] = [];

function keep<Part extends RunningPart>(part: Part): Part {
  running.push(part);
  return part;
}

test.afterEach(async () => {
  for (const part of running.splice(0)) await stopServer(part, "SIGKILL");
});

/** The processes of a part that run a program, when there are so many and none of them is old. */
async function newProcesses(
  { program }: RunningPart,
  script: string,
  { count, old = [] }: { count: number; old?: number[] },
): Promise<number[]> {
  let found: number[] = [];
  await expect(async () => {
    found = await runningBelow(program.pid ?? 0, script);
    expect(found).toHaveLength(count);
    expect(found.filter((pid) => old.includes(pid))).toEqual([]);
  }).toPass({ timeout: BACK_MS, intervals: [100] });
  return found;
}

/** The status of a page, asked for over a connection of its own. */
function statusOnNewConnection(): Promise<number> {
  return new Promise((done, fail) => {
    const request = get(`${URL}/search-results?query=nurse`, { agent: false }, (response) => {
      response.resume();
      response.once("end", () => done(response.statusCode ?? 0));
    });
    request.setTimeout(BACK_MS, () => request.destroy(new Error("Nobody answered.")));
    request.once("error", fail);
  });
}

async function expectToEnd(part: RunningPart): Promise<void> {
  const before = performance.now();
  expect(await stopServer(part, "SIGTERM")).toBe(0);
  expect(performance.now() - before).toBeLessThan(END_MS);
}

test("npm run serve brings its web server back, and ends when it is told to", async () => {
  const server = keep(startServer(PORT, URL));
  await untilReady(PORT);
  const killed = await newProcesses(server, WEB, { count: 1 });
  for (const pid of killed) process.kill(pid, "SIGKILL");

  await newProcesses(server, WEB, { count: 1, old: killed });
  await untilReady(PORT);
  expect((await fetch(`${URL}/search-results?query=nurse`)).status).toBe(200);
  await expectToEnd(server);
});

test("of two processes of npm run serve, one serves while the other comes back", async () => {
  const server = keep(startServer(PORT, URL, { WEB_CONCURRENCY: "2" }));
  await untilReady(PORT);
  const before = await newProcesses(server, WEB, { count: 2 });
  const [killed = 0, spared = 0] = before;
  process.kill(killed, "SIGKILL");
  // Before anybody has noticed: one of these connections is offered to the process that is gone.
  const statuses = await Promise.all([0, 1, 2, 3, 4, 5].map(() => statusOnNewConnection()));
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200]);

  const after = await newProcesses(server, WEB, { count: 2, old: [killed] });
  expect(after).toContain(spared);
  await expectToEnd(server);
});

test("npm run worker brings its worker back, and ends when it is told to", async () => {
  const worker = keep(startWorker(URL));
  const killed = await newProcesses(worker, WORKER, { count: 1 });
  for (const pid of killed) process.kill(pid, "SIGKILL");

  await newProcesses(worker, WORKER, { count: 1, old: killed });
  await expectToEnd(worker);
});
