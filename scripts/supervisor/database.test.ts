import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepDatabaseUp } from "./database";
import * as notices from "./notice";

let said: string[] = [];
const stopping = () => new AbortController();
const ended: AbortController[] = [];

beforeEach(() => {
  said = [];
  vi.useFakeTimers();
  vi.spyOn(notices, "notice").mockImplementation((sentence) => void said.push(sentence));
});

afterEach(() => {
  for (const each of ended.splice(0)) each.abort();
  vi.useRealTimers();
});

/** A server that is up or not, and that starts again after this many failures. */
function makeServer(failures = 0) {
  const state = { isRunning: true, isUp: true, failures, starts: 0 };
  const server = {
    isRunning: async () => state.isRunning,
    isResponding: async () => state.isUp,
    restart: async () => {
      state.starts += 1;
      state.failures -= 1;
      if (state.failures >= 0) throw new Error("no memory");
      Object.assign(state, { isRunning: true, isUp: true });
    },
  };
  const until = stopping();
  ended.push(until);
  return { state, until, kept: keepDatabaseUp(server, until.signal) };
}

it("restarts a database that ended, after growing waits, and lets others wait for it", async () => {
  const { state, kept } = makeServer(2);
  await vi.advanceTimersByTimeAsync(5000);
  expect(said).toEqual([]);
  state.isRunning = false;
  let isUp = false;
  void kept.untilUp(stopping().signal).then(() => {
    isUp = true;
  });

  await vi.advanceTimersByTimeAsync(800);
  expect([state.starts, isUp]).toEqual([1, false]);
  await vi.advanceTimersByTimeAsync(3000);

  expect(said).toEqual([
    "The database ended.",
    "Starting the database again in 0.2 s.",
    "Error: no memory",
    "Starting the database again in 0.2 s.",
    "Error: no memory",
    "Starting the database again in 0.4 s.",
    "The database is back.",
  ]);
  expect([state.starts, isUp]).toEqual([3, true]);
});

it("restarts one that does not respond for half a minute, but not one that is slow once", async () => {
  const { state } = makeServer();
  state.isUp = false;
  await vi.advanceTimersByTimeAsync(20_000);
  state.isUp = true;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(said).toEqual([]);

  state.isUp = false;
  await vi.advanceTimersByTimeAsync(36_000);

  expect(said).toContain("The database isn't answering.");
  expect(state.starts).toBe(1);
});

it("restarts nothing once the program ends, and doesn't make anyone wait", async () => {
  const { state, until, kept } = makeServer();
  until.abort();
  state.isRunning = false;
  await vi.advanceTimersByTimeAsync(5000);
  expect([state.starts, said]).toEqual([0, []]);

  await kept.untilUp(AbortSignal.abort());
});
