import { beforeEach, describe, expect, it } from "vitest";
import { copyTemplateOnce } from "@/lib/testing/database";
import { passSeconds, stopClock, waitOf } from "@/lib/testing/limits";
import { checkLock, clearLock, lockAfterFailures } from "./rate-limit";

copyTemplateOnce();
stopClock();

let number = 0;
let key = "";

beforeEach(() => {
  number += 1;
  key = `locked-${number}@example.org`;
});

describe("the lock of an account", () => {
  async function fail(times: number): Promise<void> {
    for (let count = 0; count < times; count++) await lockAfterFailures(key);
  }

  it("begins with the fifth failure", async () => {
    await fail(4);
    expect(await waitOf(checkLock(key))).toBe(0);
    await fail(1);
    expect(await waitOf(checkLock(key))).toBe(60);
  });

  it("doubles from a minute up to an hour, and always ends", async () => {
    await fail(4);
    const locks: number[] = [];
    for (let round = 0; round < 9; round++) {
      await fail(1);
      const seconds = await waitOf(checkLock(key));
      locks.push(seconds);
      passSeconds(seconds + 1);
      expect(await waitOf(checkLock(key))).toBe(0);
    }

    expect(locks).toEqual([60, 120, 240, 480, 960, 1920, 3600, 3600, 3600]);
  });

  it("is not extended by further failures", async () => {
    await fail(5);
    passSeconds(30);
    await fail(20);

    expect(await waitOf(checkLock(key))).toBe(30);
    passSeconds(31);
    await fail(1);
    expect(await waitOf(checkLock(key))).toBe(120);
  });

  it("lasts a minute after a hundred simultaneous failures", async () => {
    await Promise.all(Array.from({ length: 100 }, () => lockAfterFailures(key)));

    expect(await waitOf(checkLock(key))).toBe(60);
    passSeconds(61);
    await fail(1);
    expect(await waitOf(checkLock(key))).toBe(120);
  });

  it("is deleted with its failures by clearLock", async () => {
    await fail(6);
    await clearLock(key);

    expect(await waitOf(checkLock(key))).toBe(0);
    await fail(4);
    expect(await waitOf(checkLock(key))).toBe(0);
  });

  it("expires with its failures after a day", async () => {
    await fail(4);
    passSeconds(86_401);
    await fail(4);
    expect(await waitOf(checkLock(key))).toBe(0);

    await fail(1);
    passSeconds(86_401);
    await fail(5);
    expect(await waitOf(checkLock(key))).toBe(60);
  });
});
