import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Logger, parseCronItems, run } from "graphile-worker";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db, disconnect } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { setUpDatabase } from "@/lib/testing/database";
import { makeFullAccount } from "@/lib/testing/full-accounts/full-account";
import { dumpDatabase } from "./backup/dump";
import { newVault } from "./backup/vault";
import { admitApplication } from "./roles";

setUpDatabase();

const ROLE = `application_${process.pid}`;
let application: Client;
let applicationUrl: string;

beforeAll(async () => {
  const url = new URL(String(process.env["DATABASE_URL"]));
  url.username = ROLE;
  url.password = "of the tests / only";
  applicationUrl = url.href;
  expect(await admitApplication(String(process.env["DATABASE_URL"]), applicationUrl)).toBe(true);
  application = new Client({ connectionString: applicationUrl });
  await application.connect();
});

afterAll(async () => {
  await application.end();
  await disconnect();
  const owner = new Client({ connectionString: String(process.env["DATABASE_URL"]) });
  await owner.connect();
  await owner.query(`DROP OWNED BY ${ROLE}; DROP ROLE ${ROLE}`);
  await owner.end();
});

const refused = { code: "42501" };

// ASVS 13.2.2, 16.4.2
describe("the application's role", () => {
  it("can be admitted repeatedly, and differs from the owner's", async () => {
    const ownerUrl = String(process.env["DATABASE_URL"]);

    await expect(admitApplication(ownerUrl, applicationUrl)).resolves.toBe(true);
    await expect(admitApplication(ownerUrl, ownerUrl)).resolves.toBe(false);
  });

  it("can read everything that a backup contains", async () => {
    await makeFullAccount("meera");
    const folder = await mkdtemp(join(tmpdir(), "jobharbor-roles-"));
    const dump = (url: string, name: string) => dumpDatabase(url, newVault(join(folder, name)));
    try {
      const owners = await dump(String(process.env["DATABASE_URL"]), "owner");

      expect(await dump(applicationUrl, "application")).toEqual(owners);
      expect(owners.sequences.some(({ value }) => value !== null)).toBe(true);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  it("can add to the audit log and read it, but not change it", async () => {
    await db.$transaction((tx) => audit(tx, { action: "test.done", actorId: null }));

    await application.query(
      "INSERT INTO audit_entries (id, action) VALUES (gen_random_uuid(), 'test.added')",
    );
    expect((await application.query("SELECT action FROM audit_entries")).rowCount).toBe(2);
    for (const attempt of [
      "UPDATE audit_entries SET action = 'nothing'",
      "DELETE FROM audit_entries",
      "TRUNCATE audit_entries",
      "ALTER TABLE audit_entries DISABLE TRIGGER ALL",
      "DROP TRIGGER audit_entries_are_final ON audit_entries",
      "DROP TABLE audit_entries",
      "GRANT ALL ON audit_entries TO CURRENT_USER",
    ]) {
      // A grant that gives nothing is a warning to PostgreSQL.
      await application.query(attempt).catch((error) => expect(error).toMatchObject(refused));
    }
    expect((await application.query("SELECT action FROM audit_entries")).rowCount).toBe(2);
    expect(await db.auditEntry.count({ where: { action: "nothing" } })).toBe(0);
  });

  it("can't change tables, the record of migrations, or roles", async () => {
    for (const attempt of [
      "CREATE TABLE mine (id int)",
      "DROP TABLE rate_limits",
      "ALTER TABLE users ADD COLUMN mine int",
      "DELETE FROM _prisma_migrations",
      "CREATE ROLE mine",
      "SET session_replication_role = replica",
      "SET ROLE jobharbor",
    ]) {
      await expect(application.query(attempt), attempt).rejects.toMatchObject(refused);
    }
  });

  it("can tidy the search index, but only through a function of the owner's", async () => {
    const index = "search.job_documents_doc_idx";
    const directly = application.query(`SELECT gin_clean_pending_list('${index}'::regclass)`);
    await expect(directly).rejects.toMatchObject(refused);

    expect((await application.query("SELECT search.put_pending()")).rowCount).toBe(1);
  });

  it("can see the queue's tasks, and add one", async () => {
    await application.query("SELECT graphile_worker.add_job('probe', '{}'::json)");
    const { rows } = await application.query("SELECT task_identifier FROM graphile_worker.jobs");

    expect(rows).toEqual([{ task_identifier: "probe" }]);
  });

  it("has all the rights that a worker needs", async () => {
    await application.query("SELECT graphile_worker.add_job('probe', '{}'::json)");
    const runner = await run({
      connectionString: applicationUrl,
      noHandleSignals: true,
      taskList: { probe: async () => undefined },
      parsedCronItems: parseCronItems([{ task: "probe", match: "0 0 1 1 *", identifier: "probe" }]),
      logger: new Logger(() => () => undefined),
    });
    try {
      await expect
        .poll(async () => (await application.query("SELECT 1 FROM graphile_worker.jobs")).rowCount)
        .toBe(0);
    } finally {
      await runner.stop();
    }
  });
});

it("prevents even the owner from changing the audit log by mistake", async () => {
  await db.$transaction((tx) => audit(tx, { action: "test.done", actorId: null }));

  await expect(db.auditEntry.deleteMany()).rejects.toThrow("The audit log cannot be changed.");
  await expect(db.auditEntry.updateMany({ data: { action: "x" } })).rejects.toThrow("cannot be");
});
