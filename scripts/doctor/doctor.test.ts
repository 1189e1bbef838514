import { describe, expect, it, vi } from "vitest";
import { db } from "@/lib/platform/db/client";
import { env } from "@/lib/platform/env";
import { setUpDatabase } from "@/lib/testing/database";
import { setUpMailSink } from "@/lib/testing/mail-sink";
import { setUpStorage } from "@/lib/testing/storage";
import type { CheckResult } from "./check-result";
import { checkConfiguration } from "./configuration";
import { checkDatabase } from "./database";
import { checkEmail } from "./delivery";
import { checkFiles } from "./files";

const sink = setUpMailSink();
const storage = setUpStorage();
setUpDatabase();

const bad = (results: readonly CheckResult[]) =>
  results.filter(({ state }) => state !== "good").map(({ subject, text }) => [subject, text]);

describe("the configuration", () => {
  it("has a line for each invalid variable, and in that case no settings", () => {
    const { settings, results } = checkConfiguration({
      NODE_ENV: "test",
      ...{ PORT: "many", SITE_URL: "jobs" },
    });

    expect(settings).toBeNull();
    const text = results.map((one) => one.text).join("\n");
    for (const name of ["PORT is wrong", "SITE_URL is wrong", "NEXTAUTH_SECRET is not set"]) {
      expect(text).toContain(name);
    }
  });

  it.each([
    ["https://jobs.example.org", "good"],
    ["http://jobs.example.org", "warning"],
    ["http://localhost:3000", "warning"],
  ])("%s is %s for a site that sends emails", (SITE_URL, state) => {
    const { results } = checkConfiguration({ ...process.env, SITE_URL });

    expect(results.find(({ subject }) => subject === "Site address")?.state).toBe(state);
  });
});

describe("the database", () => {
  it("is good when it has just been installed", async () => {
    expect(bad(await checkDatabase(env()))).toEqual([]);
  });

  it("is bad while a migration is missing or no worker runs tasks", async () => {
    const [last] = await db.$queryRaw<{ id: string }[]>`
      UPDATE _prisma_migrations SET finished_at = NULL
      WHERE id = (SELECT id FROM _prisma_migrations ORDER BY migration_name DESC LIMIT 1)
      RETURNING id`;
    await db.$executeRaw`
      SELECT graphile_worker.add_job('event', '{}', run_at => now() - interval '1 hour')`;
    const found = bad(await checkDatabase(env()));
    await db.$executeRaw`UPDATE _prisma_migrations SET finished_at = now() WHERE id = ${last?.id}`;

    expect(found).toEqual([
      ["Tables", expect.stringContaining("1 migration is missing")],
      ["Background tasks", expect.stringContaining("oldest for 60 minutes")],
    ]);
  });

  it("has one result if it doesn't respond, and another for a replica that isn't one", async () => {
    const away = { ...env(), DATABASE_URL: "postgresql://nobody@127.0.0.1:1/none" };
    const same = { ...env(), DATABASE_REPLICA_URL: env().DATABASE_URL };

    expect(bad(await checkDatabase(away))).toEqual([
      ["Database", expect.stringMatching(/doesn't answer.*ECONNREFUSED.*DATABASE_URL/)],
    ]);
    expect(bad(await checkDatabase(same))).toEqual([
      ["Read replica", expect.stringContaining("not a replica")],
    ]);
  });

  it("is reported if an extension hasn't been created", async () => {
    const bare = Object.assign(new URL(env().DATABASE_URL), { pathname: "/postgres" });

    expect(bad(await checkDatabase({ ...env(), DATABASE_URL: bare.href }))).toEqual([
      [
        "Extensions",
        expect.stringMatching(/^btree_gin, citext, pg_trgm, unaccent must be created/),
      ],
      ["Tables", expect.stringContaining("npm run db:migrate")],
    ]);
  });

  it.each([
    [-90, /differ by 90 seconds.*NTP/],
    [90, /differ by 90 seconds.*NTP/],
  ])("is reported if its clock and this machine's differ by %i seconds", async (seconds, text) => {
    const real = Date.now;
    const now = vi.spyOn(Date, "now").mockImplementation(() => real() + seconds * 1000);
    const found = bad(await checkDatabase(env()));
    now.mockRestore();

    expect(found).toEqual([["Clock", expect.stringMatching(text)]]);
  });

  it("is reported if it allows too few connections for the processes", async () => {
    const many = { ...env(), DATABASE_POOL_MAX: 60, WEB_CONCURRENCY: 4 };

    expect(bad(await checkDatabase(many))).toEqual([
      ["Connections", expect.stringContaining("the database allows 100")],
    ]);
  });
});

describe("email", () => {
  it("is checked without sending, and sent on request", async () => {
    expect(bad(await checkEmail(env()))).toEqual([]);
    expect(sink.mails).toEqual([]);

    expect(bad(await checkEmail(env(), "asha@example.org"))).toEqual([]);
    expect(sink.mails).toHaveLength(1);
  });

  it("names the server that refuses it, and never its password", async () => {
    const SMTP_URL = "smtp://harbour:secret@127.0.0.1:1";
    const found = bad(await checkEmail({ ...env(), SMTP_URL }));

    expect(found).toEqual([["Email", expect.stringMatching(/^127\.0\.0\.1:1 .*ECONNREFUSED/)]]);
    expect(JSON.stringify(found)).not.toContain("secret");
  });
});

describe("files", () => {
  it("can be stored, and are deleted after the check", async () => {
    const found = await checkFiles(env());

    expect(bad(found).filter(([subject]) => subject !== "Disk")).toEqual([
      ["Backups", expect.stringContaining("npm run backup")],
    ]);
    expect(found.filter(({ subject }) => subject === "Disk").length).toBeGreaterThan(0);
    expect(await storage.list()).toEqual([]);
  });
});
