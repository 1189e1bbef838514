import { type ChildProcess, spawn } from "node:child_process";
import { EventEmitter, once } from "node:events";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as notices from "./notice";
import { keepUp, type Service, type ServiceOptions } from "./service";
import { makeWaits } from "./waits";

const READY = 'process.send({ type: "ready", facts: { at: "home" } });';
const LIVES = "setInterval(() => process.send({ type: 'alive' }), 100);";

let said: string[] = [];
let children: ChildProcess[] = [];
let service: Service | undefined;

beforeEach(() => {
  said = [];
  children = [];
  vi.spyOn(notices, "notice").mockImplementation((sentence) => void said.push(sentence));
});

afterEach(async () => {
  await service?.stop();
  service = undefined;
  vi.useRealTimers();
  for (const child of children) expect(child.exitCode ?? child.signalCode).not.toBeNull();
});

/** Keeps up a process with this code; with several, one after the other. */
function keep(codes: readonly string[], options: Partial<ServiceOptions> = {}): Service {
  service = keepUp({
    name: "The oven",
    graceMs: 300,
    start: () => {
      const code = codes[Math.min(children.length, codes.length - 1)] ?? "";
      const child = spawn(process.execPath, ["-e", code], {
        stdio: ["ignore", "inherit", "ignore", "ipc"],
      });
      children.push(child);
      return child;
    },
    ...options,
  });
  return service;
}

describe("a process that is kept up (ASVS 16.5.4)", () => {
  it("returns what it reported when it was ready", async () => {
    await expect(keep([READY + LIVES]).started).resolves.toEqual({ at: "home" });
  });

  it.each([
    ["is killed", `${READY + LIVES} process.kill(process.pid, "SIGKILL")`, "SIGKILL"],
    ["ends with an exit code", `${READY} setTimeout(() => process.exit(3), 50)`, "exit code 3"],
    ["throws", `${READY} setTimeout(() => { throw new Error("burnt") }, 50)`, "exit code 1"],
    ["ends without a reason", `${READY} setTimeout(() => process.exit(0), 50)`, "exit code 0"],
  ])("is restarted when it %s, and says so", async (_case, code, how) => {
    await keep([code, READY + LIVES]).started;

    await vi.waitFor(() => expect(said).toContain("The oven is back."), 15_000);

    expect(said[0]).toBe(`The oven stopped (${how}). Starting it again in 0.2 s.`);
    expect(children).toHaveLength(2);
  });

  it("is restarted after a start that failed", async () => {
    const codes = [`${READY} process.exit(1)`, READY + LIVES];
    let starts = 0;
    const start = () => {
      starts += 1;
      if (starts === 2) throw new Error("spawn ENOMEM");
      const child = spawn(process.execPath, ["-e", codes[children.length] ?? ""], {
        stdio: ["ignore", "inherit", "ignore", "ipc"],
      });
      children.push(child);
      return child;
    };
    await keep([], { start }).started;

    await vi.waitFor(() => expect(said).toContain("The oven is back."), 15_000);

    expect(said[1]).toMatch(/^The oven stopped \(Error: spawn ENOMEM\)\. Starting it again in/);
  });

  it("waits for what it needs before the next start", async () => {
    const oven = new EventEmitter();
    const untilPossible = async () => void (await once(oven, "hot"));
    await keep([`${READY} process.exit(1)`, READY + LIVES], { untilPossible }).started;
    await vi.waitFor(() => expect(said).toHaveLength(1), 15_000);
    await new Promise((done) => setTimeout(done, 500));
    expect(children).toHaveLength(1);

    oven.emit("hot");

    await vi.waitFor(() => expect(said).toContain("The oven is back."), 15_000);
  });

  it("is told how often it was restarted since it was last ready", async () => {
    const told: number[] = [];
    const codes = [`${READY} process.exit(1)`, "process.exit(1)", `${READY} process.exit(1)`];
    service = keepUp({
      name: "The oven",
      graceMs: 300,
      start: (restarts) => {
        const code = codes[told.push(restarts) - 1] ?? READY + LIVES;
        const stdio = ["ignore", "inherit", "ignore", "ipc"] as const;
        const child = spawn(process.execPath, ["-e", code], { stdio: [...stdio] });
        children.push(child);
        return child;
      },
    });
    await service.started;

    await vi.waitFor(() => expect(told).toHaveLength(4), 15_000);

    expect(told).toEqual([0, 1, 2, 1]);
  });

  it("fails to start, with its exit code if a restart wouldn't help, and isn't restarted", async () => {
    await expect(keep(["process.exit(78)"]).started).rejects.toMatchObject({
      message: "The oven stopped while starting (exit code 78).",
      exitCode: 78,
    });
    await expect(keep(["process.abort()"]).started).rejects.toMatchObject({ exitCode: 1 });
    expect(children).toHaveLength(2);
    expect(said).toEqual([]);
  });

  it("is killed when it hangs, and restarted", async () => {
    vi.useFakeTimers({ toFake: ["setInterval"] });
    const hangs = `${READY} setTimeout(() => { for (;;); }, 10)`;
    await keep([hangs, READY + LIVES]).started;

    await vi.advanceTimersByTimeAsync(29_000);
    expect(said).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);

    // The killed process's end may have been noticed by now, too.
    expect(said[0]).toBe("The oven has not answered for 30 seconds. Killing it.");
    await vi.waitFor(() => expect(said).toContain("The oven is back."), 15_000);
  });
});

describe("the end of a process that is kept up", () => {
  it("is requested, and forced if it doesn't happen", async () => {
    const stubborn = `process.on("SIGTERM", () => undefined); ${READY + LIVES}`;
    const first = keep([stubborn]);
    await first.started;
    const before = performance.now();

    await first.stop();

    expect(children[0]?.signalCode).toBe("SIGKILL");
    expect(performance.now() - before).toBeGreaterThan(290);
    expect(said).toEqual([]);
  });

  it("isn't forced if the process ends in time", async () => {
    const polite = `process.on("SIGTERM", () => process.exit(0)); ${READY + LIVES}`;
    const first = keep([polite]);
    await first.started;

    await first.stop();

    expect(children[0]?.exitCode).toBe(0);
  });

  it("is immediate while it waits for a restart", async () => {
    const first = keep([`${READY} process.exit(1)`]);
    await first.started;
    for (const times of [1, 2, 3]) {
      await vi.waitFor(() => expect(said.length).toBeGreaterThanOrEqual(times), 15_000);
    }
    const before = performance.now();

    await first.stop();

    expect(performance.now() - before).toBeLessThan(250);
  });
});

describe("the waits", () => {
  it("grow for a process that is never ready, up to half a minute", () => {
    const wait = makeWaits();
    const waits = Array.from({ length: 9 }, () => wait(null));
    expect(waits).toEqual([200, 400, 800, 1600, 3200, 6400, 12_800, 25_600, 30_000]);
  });

  it("stay short for one that is ready each time, and start over after a minute of service", () => {
    const wait = makeWaits();
    const waits = [5, 5, 5, 5, 5, 59_999, 60_000, 5].map(wait);
    expect(waits).toEqual([200, 400, 800, 1600, 2000, 2000, 200, 400]);
  });

  it("don't count failed starts before a successful one", () => {
    const wait = makeWaits();
    expect([null, null, null, 5, null].map(wait)).toEqual([200, 400, 800, 200, 200]);
  });
});
