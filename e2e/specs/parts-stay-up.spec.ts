import { get } from "node:http";
import { WEB, WORKER } from "../../bench/processes";
import { expect, test } from "../support/fixtures";
import { childrenOf, endLeftRunning, type RunningProduct, startPart } from "../support/own-product";
import { partEnv, untilReady } from "../support/servers";

// What npm run serve and npm run worker do when a process of theirs dies: each keeps its own part
// up, on a database that somebody else runs.
const PORT = 3286;
const SITE = `http://localhost:${PORT}`;
const BACK_MS = 45_000;

test.afterEach(() => endLeftRunning());

const settings = () => ({ ...partEnv(PORT, SITE), LOG_LEVEL: "silent" });

async function untilSaying({ output }: RunningProduct, text: string): Promise<void> {
  await expect.poll(output, { timeout: 60_000 }).toContain(text);
}

/** The processes of a part that run a program, when there are so many and none of them is old. */
async function newProcesses(
  part: RunningProduct,
  script: string,
  { count, old = [] }: { count: number; old?: number[] },
): Promise<number[]> {
  let found: number[] = [];
  await expect(async () => {
    found = await childrenOf(part, script);
    expect(found).toHaveLength(count);
    expect(found.filter((pid) => old.includes(pid))).toEqual([]);
  }).toPass({ timeout: BACK_MS, intervals: [100] });
  return found;
}

/** The status of a page, asked for over a connection of its own. */
function askAnew(): Promise<number> {
  return new Promise((done, fail) => {
    const request = get(`${SITE}/search-results?query=nurse`, { agent: false }, (response) => {
      response.resume();
      response.once("end", () => done(response.statusCode ?? 0));
    });
    request.setTimeout(BACK_MS, () => request.destroy(new Error("Nobody answered.")));
    request.once("error", fail);
  });
}

test("npm run serve brings its web server back", async () => {
  const server = startPart("serve", settings());
  await untilSaying(server, `Serving on ${SITE}`);
  const [killed = 0] = await newProcesses(server, WEB, { count: 1 });
  process.kill(killed, "SIGKILL");

  await newProcesses(server, WEB, { count: 1, old: [killed] });
  await untilReady(PORT);
  expect(await askAnew()).toBe(200);
  expect(server.output()).toContain("The web server stopped (SIGKILL). Starting it again");
});

test("what a killed process had not taken yet is answered by the other", async () => {
  const server = startPart("serve", { ...settings(), WEB_CONCURRENCY: "2" });
  await untilSaying(server, "by 2 processes");
  const [killed = 0, spared = 0] = await newProcesses(server, WEB, { count: 2 });
  // It can't take the connection that it is offered now, so the others go to the other one.
  process.kill(killed, "SIGSTOP");
  const statuses: number[] = [];
  const asked = [1, 2, 3, 4, 5].map(async () => statuses.push(await askAnew()));
  await expect.poll(() => statuses.length).toBe(4);
  process.kill(killed, "SIGKILL");

  await Promise.all(asked);
  expect(statuses).toEqual([200, 200, 200, 200, 200]);
  const after = await newProcesses(server, WEB, { count: 2, old: [killed] });
  expect(after).toContain(spared);
});

test("npm run worker brings its worker back", async () => {
  const worker = startPart("worker", settings());
  await untilSaying(worker, "The worker is running.");
  const [killed = 0] = await newProcesses(worker, WORKER, { count: 1 });
  process.kill(killed, "SIGKILL");

  await newProcesses(worker, WORKER, { count: 1, old: [killed] });
  await untilSaying(worker, "The worker is back.");
});
