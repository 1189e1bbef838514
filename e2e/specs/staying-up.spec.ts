import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import type { APIRequestContext } from "@playwright/test";
import { DATA } from "../support/database";
import { expect, test } from "../support/fixtures";
import {
  childOf,
  endLeftRunning,
  postmaster,
  type RunningProduct,
  start,
  startByNpm,
  untilRunning,
} from "../support/own-product";
import {
  bothWork,
  changesArrive,
  limitsHold,
  loginsHold,
  METRICS_TOKEN,
  metricsAddUp,
  oneServesForTheOther,
} from "../support/two-processes";

// What npm start does when a part of it dies, and how it ends, on an instance of its own.
const OWN_DATA = `${DATA}-kept`;
const OWN_PORT = 3212;
const OWN_URL = `http://localhost:${OWN_PORT}`;
/** The longest it may take to end, and to serve again beside other tests. */
const END_MS = 10_000;
const BACK_MS = 45_000;

async function untilServing(request: APIRequestContext): Promise<void> {
  await expect(async () => {
    // With a kept page, there would be no telling whether the database responds.
    const response = await request.get(`${OWN_URL}/api/searchJobs?query=${crypto.randomUUID()}`);
    expect(response.status()).toBe(200);
  }).toPass({ timeout: BACK_MS, intervals: [100] });
}

/** Presses Ctrl+C, and returns the exit status. */
async function press({ program, ended }: RunningProduct): Promise<number | null> {
  const before = performance.now();
  program.kill("SIGINT");
  const status = await ended;
  expect(performance.now() - before).toBeLessThan(END_MS);
  return status;
}

// One after the other, on the same data.
test.describe.configure({ mode: "serial" });
test.beforeAll(() => rmSync(OWN_DATA, { recursive: true, force: true }));
test.afterAll(async () => {
  await endLeftRunning();
  rmSync(OWN_DATA, { recursive: true, force: true });
});

test("killed processes come back by themselves, and the product stops from every state", async ({
  request,
}) => {
  test.setTimeout(420_000);

  await test.step("Ctrl+C while the database is made", async () => {
    const early = start(OWN_DATA, OWN_PORT);
    const made = () => readdirSync(OWN_DATA).join(" ");
    const making = () => existsSync(OWN_DATA) && made();
    // On a quick machine it is there for less than a second.
    await expect.poll(making, { intervals: [20] }).toContain("postgres.init-");
    expect(await press(early)).toBe(0);
  });
  await test.step("Ctrl+C while it is prepared", async () => {
    const preparing = start(OWN_DATA, OWN_PORT);
    await expect.poll(preparing.output, { timeout: 30_000 }).toContain("Preparing the database");
    expect(await press(preparing)).toBe(0);
  });

  const first = startByNpm(OWN_DATA, OWN_PORT);
  await untilRunning(first);
  const supervisor = await childOf(first, "scripts/start.ts");
  const web = () => childOf(first, ".next/programs/web-process.mjs");
  const worker = () => childOf(first, ".next/programs/worker-process.mjs");
  await test.step("the web server has no compiler in memory", async () => {
    expect(readFileSync(`/proc/${await web()}/maps`, "utf8")).not.toContain("next-swc");
  });
  await test.step("the web server is killed", async () => {
    process.kill(await web(), "SIGKILL");
    await expect
      .poll(first.output)
      .toContain("The web server stopped (SIGKILL). Starting it again");
    await untilServing(request);
  });
  await test.step("the worker is killed", async () => {
    const killed = await worker();
    process.kill(killed, "SIGKILL");
    await expect.poll(first.output, { timeout: BACK_MS }).toContain("The worker is back.");
    expect(await worker()).not.toBe(killed);
  });
  await test.step("the database is killed", async () => {
    const killed = postmaster(OWN_DATA);
    process.kill(killed, "SIGKILL");
    await expect.poll(first.output, { timeout: BACK_MS }).toContain("The database is back.");
    await untilServing(request);
    expect(postmaster(OWN_DATA)).not.toBe(killed);
  });
  await test.step("everything is killed at once", async () => {
    for (const pid of [await web(), await worker(), postmaster(OWN_DATA)]) {
      process.kill(pid, "SIGKILL");
    }
    await untilServing(request);
    await expect(async () => expect(await worker()).toBeGreaterThan(0)).toPass();
  });

  await test.step("npm passes SIGTERM on, while the database hangs", async () => {
    process.kill(postmaster(OWN_DATA), "SIGSTOP");
    const before = performance.now();
    first.program.kill("SIGTERM");
    await expect.poll(() => isAlive(supervisor), { timeout: END_MS, intervals: [100] }).toBe(false);
    expect(performance.now() - before).toBeLessThan(END_MS);
  });
  const second = start(OWN_DATA, OWN_PORT);
  await untilRunning(second);
  await test.step("it is killed itself, and the next start takes over", async () => {
    second.program.kill("SIGKILL");
    await second.ended;
    const third = start(OWN_DATA, OWN_PORT);
    await untilRunning(third);
    await test.step("Ctrl+C while what was killed comes back", async () => {
      process.kill(await childOf(third, ".next/programs/web-process.mjs"), "SIGKILL");
      process.kill(postmaster(OWN_DATA), "SIGKILL");
      await expect.poll(third.output).toContain("The database ended.");
      expect(await press(third)).toBe(0);
    });
  });
});

test("two web processes look like one to everyone", async () => {
  test.setTimeout(360_000);
  const settings = { WEB_CONCURRENCY: "2", TRUSTED_PROXIES: "1", METRICS_TOKEN };
  const product = start(OWN_DATA, OWN_PORT, settings);
  await untilRunning(product);
  const place = { url: OWN_URL, data: OWN_DATA, product };

  await test.step("both respond", () => bothWork(place));
  await test.step("a limit applies to both", () => limitsHold(place));
  await test.step("a login works on both", () => loginsHold(place));
  await test.step("a setting and a posting reach both", () => changesArrive(place));
  await test.step("metrics add up", () => metricsAddUp(place));
  await test.step("one serves for the other", () => oneServesForTheOther(place));

  expect(await press(product)).toBe(0);
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
