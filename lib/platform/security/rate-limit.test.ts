import { Client } from "pg";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { copyTemplateOnce } from "@/lib/testing/database";
import { passSeconds, refusalOf, stopClock, waitOf } from "@/lib/testing/limits";
import { db, reservedPool } from "../db/client";
import { LIMITS } from "./limits";
import {
  checkLock,
  clearLimit,
  type LimitName,
  lockAfterFailures,
  remainingPoints,
  spend,
} from "./rate-limit";

copyTemplateOnce();
stopClock();

let number = 0;
let key = "";

beforeEach(() => {
  number += 1;
  key = `someone-${number}@example.org`;
});
afterEach(() => {
  vi.restoreAllMocks();
});

// The name, the points, and then how long the next attempt has to wait, in seconds and in words.
const ROWS: [LimitName, number, [number, string]][] = [
  ["authenticationByAddress", 50, [3600, "1 hour"]],
  ["loginByAddress", 25, [300, "5 minutes"]],
  ["passkeyChallengeByAddress", 60, [60, "1 minute"]],
  ["failedLoginByAddress", 50, [600, "10 minutes"]],
  ["challengedLoginByEmail", 30, [3600, "1 hour"]],
  ["signUpByAddress", 10, [3600, "1 hour"]],
  ["signUpByEmail", 5, [1800, "30 minutes"]],
  ["mailByEmail", 5, [1800, "30 minutes"]],
  ["mailByAddress", 25, [300, "5 minutes"]],
  ["secondFactorByAccount", 5, [60, "1 minute"]],
  ["passwordByAccount", 10, [600, "10 minutes"]],
  ["mailedCodeByAccount", 10, [600, "10 minutes"]],
  ["refreshByAccount", 60, [3600, "1 hour"]],
  ["exportByAccount", 3, [86_400, "24 hours"]],
  ["pictureByAccount", 30, [3600, "1 hour"]],
  ["messageByAccount", 10, [60, "1 minute"]],
  ["changeByLink", 30, [60, "1 minute"]],
  ["replyNoticeByAccount", 10, [86_400, "24 hours"]],
  ["applicantByAccount", 60, [60, "1 minute"]],
  ["bulkMessageByAccount", 200, [3600, "1 hour"]],
  ["bulkTagByAccount", 1000, [3600, "1 hour"]],
  ["moveByAccount", 1000, [3600, "1 hour"]],
  ["companyExportByAccount", 20, [86_400, "24 hours"]],
  ["adminExportByAccount", 30, [86_400, "24 hours"]],
  ["postingByAccount", 30, [3600, "1 hour"]],
  ["postingByCompany", 500, [3600, "1 hour"]],
  ["sourceByAccount", 30, [3600, "1 hour"]],
  ["webhookTestByAccount", 30, [3600, "1 hour"]],
  ["callByKey", 600, [60, "1 minute"]],
  ["jobDraftByAccount", 1200, [3600, "1 hour"]],
  ["applicationDraftByAccount", 1200, [3600, "1 hour"]],
  ["preparationByAccount", 100, [3600, "1 hour"]],
  ["impersonationByAccount", 20, [3600, "1 hour"]],
  ["reportByAddress", 10, [3600, "1 hour"]],
  ["appealByAccount", 10, [86_400, "24 hours"]],
  ["visitByAccount", 100, [86_400, "24 hours"]],
  ["resumeViewByAccount", 60, [3600, "1 hour"]],
  ["companyByAccount", 10, [86_400, "24 hours"]],
  ["invitationByAccount", 20, [3600, "1 hour"]],
  ["additionByAccount", 40, [3600, "1 hour"]],
  ["joinRequestByAccount", 10, [86_400, "24 hours"]],
  ["verificationByAccount", 20, [3600, "1 hour"]],
  ["resumeByAccount", 40, [3600, "1 hour"]],
  ["alertByAccount", 60, [3600, "1 hour"]],
  ["alertByAddress", 20, [3600, "1 hour"]],
  ["contactByAddress", 10, [3600, "1 hour"]],
  ["searchByAddress", 105, [60, "1 minute"]],
  ["pageByAddress", 600, [60, "1 minute"]],
  ["pageByCrawler", 2400, [60, "1 minute"]],
  ["suggestionsByAddress", 120, [60, "1 minute"]],
  ["agentMessageByAddress", 400, [60, "1 minute"]],
  ["viewByAddress", 120, [60, "1 minute"]],
  ["viewOnce", 1, [86_400, "24 hours"]],
  ["challengeUse", 1, [600, "10 minutes"]],
];

describe("each limit", () => {
  it("is listed in this table", () => {
    expect(ROWS.map(([name]) => name)).toEqual(Object.keys(LIMITS));
  });

  it.each(ROWS)("%s allows %d, then refuses for %j", async (name, points, [seconds, said]) => {
    for (let count = 0; count < points; count++) await spend(name, key);

    const refused = await refusalOf(spend(name, key));
    expect(refused?.code).toBe("rate_limited");
    expect(refused?.retryAfter).toBe(seconds);
    expect(refused?.message).toBe(`Too many attempts. Try again in ${said}.`);
    expect(await remainingPoints(name, key)).toBe(0);

    // Further attempts don't prolong the wait.
    passSeconds(seconds - 1);
    expect(await waitOf(spend(name, key))).toBe(1);
    passSeconds(2);
    expect(await waitOf(spend(name, key))).toBe(0);
  });
});

describe("spend", () => {
  it("counts in every window: 900 searches in ten minutes, 4,500 in an hour", async () => {
    for (let minute = 0; minute < 9; minute++) {
      await spend("searchByAddress", key, 100);
      passSeconds(60);
    }
    expect(await waitOf(spend("searchByAddress", key))).toBe(60);

    const other = `${key} of the hour`;
    for (let minute = 0; minute < 50; minute++) {
      await spend("searchByAddress", other, 90);
      passSeconds(66);
    }
    expect(await waitOf(spend("searchByAddress", other))).toBe(3600 - 50 * 66);
  });

  it("lets no more through when many requests come at once", async () => {
    const tries = Array.from({ length: 40 }, () => refusalOf(spend("secondFactorByAccount", key)));
    const through = (await Promise.all(tries)).filter((refused) => refused === null);

    expect(through).toHaveLength(5);
  });

  it("refuses from memory: a flood doesn't reach the database", async () => {
    await spend("mailByEmail", key, 5);
    await refusalOf(spend("mailByEmail", key));
    const query = vi.spyOn(reservedPool(), "query");

    const flood = Array.from({ length: 1000 }, () => waitOf(spend("mailByEmail", key)));
    expect(new Set(await Promise.all(flood))).toEqual(new Set([1800]));
    expect(query).not.toHaveBeenCalled();
  });

  it("notices within ten seconds that another process cleared a key", async () => {
    await spend("mailByEmail", key, 5);
    await refusalOf(spend("mailByEmail", key));
    await db.rateLimit.deleteMany();

    expect(await waitOf(spend("mailByEmail", key))).toBeGreaterThan(0);
    passSeconds(10);
    expect(await waitOf(spend("mailByEmail", key))).toBe(0);
  });

  it("stores no address in the table, and still counts it", async () => {
    await spend("mailByEmail", "Ada@Example.org");

    expect(await remainingPoints("mailByEmail", "ada@example.org")).toBe(4);
    const rows = await db.rateLimit.findMany();
    expect(JSON.stringify(rows.map((row) => row.key))).not.toMatch(/ada|example/i);
  });

  it("counts limits separately", async () => {
    await spend("mailByEmail", key, 5);

    expect(await remainingPoints("signUpByEmail", key)).toBe(5);
  });
});

describe("clear", () => {
  it("restores all points and ends a block", async () => {
    await refusalOf(spend("authenticationByAddress", key, 51));
    await clearLimit("authenticationByAddress", key);

    expect(await remainingPoints("authenticationByAddress", key)).toBe(50);
    expect(await waitOf(spend("authenticationByAddress", key))).toBe(0);
  });
});

describe("old rows", () => {
  it("are deleted an hour after they ended, and no others", async () => {
    const hours = (count: number) => BigInt(Date.now() + count * 3_600_000);
    await db.rateLimit.createMany({
      data: [
        { key: "two hours old", points: 1, expire: hours(-2) },
        { key: "just ended", points: 1, expire: hours(-0.5) },
        { key: "going on", points: 1, expire: hours(1) },
      ],
    });
    vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now: Date.now() });
    vi.resetModules();
    Reflect.deleteProperty(globalThis, Symbol.for("jobharbor.rate-limit"));
    const fresh = await import("./rate-limit");
    await fresh.spend("mailByEmail", key);
    await fresh.spend("signUpByEmail", key);
    const query = vi.spyOn(reservedPool(), "query");
    await vi.advanceTimersByTimeAsync(300_001);

    expect(query).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
    const old = { key: { in: ["two hours old", "just ended", "going on"] } };
    await vi.waitFor(async () => {
      const rows = await db.rateLimit.findMany({ where: old, orderBy: { key: "asc" } });
      expect(rows.map((row) => row.key)).toEqual(["going on", "just ended"]);
    });
  });
});

describe("while the database is away", () => {
  const { pathname } = new URL(process.env["DATABASE_URL"] ?? "");
  const name = pathname.slice(1);

  async function asAdmin(...statements: string[]): Promise<void> {
    const admin = new Client({
      connectionString: (process.env["DATABASE_URL"] ?? "").replace(pathname, "/postgres"),
    });
    await admin.connect();
    for (const statement of statements) await admin.query(statement);
    await admin.end();
  }

  it("counts in memory, and in the database when it is back", async () => {
    await spend("secondFactorByAccount", key);
    await asAdmin(
      `ALTER DATABASE ${name} ALLOW_CONNECTIONS false`,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`,
    );
    try {
      await expect(db.rateLimit.count()).rejects.toThrow();
      const other = `${key} in memory`;
      for (let count = 0; count < 5; count++) await spend("secondFactorByAccount", other);
      expect(await waitOf(spend("secondFactorByAccount", other))).toBe(60);
      expect(await remainingPoints("secondFactorByAccount", other)).toBe(0);
      for (let count = 0; count < 5; count++) await lockAfterFailures(other);
      expect(await waitOf(checkLock(other))).toBe(60);
    } finally {
      await asAdmin(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
    }

    expect(await remainingPoints("secondFactorByAccount", key)).toBe(4);
  });
});
