import { beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { aClient, makeUser } from "@/lib/testing/accounts";
import { anAdmin, noAdmins } from "@/lib/testing/admins";
import { setUpDatabase } from "@/lib/testing/database";
import { auditHref, readAuditQuery } from "./audit-log";
import { noteAuditExport } from "./audit-log.commands";
import { exportAuditEntries, listAuditEntries } from "./audit-log.queries";
import { auditExportQuery, PAGE_SIZE } from "./audit-log.schema";

setUpDatabase();

type AuditInput = Parameters<typeof audit>[1];
const write = (entry: AuditInput) => db.$transaction((tx) => audit(tx, entry));
let admin: Actor;

async function readExport(query = auditExportQuery.parse({})): Promise<string> {
  let text = "";
  for await (const part of exportAuditEntries(admin, query)) text += part;
  return text;
}

beforeEach(async () => {
  admin = await anAdmin({ username: "asha" });
});

describe("listAuditEntries", () => {
  const list = (parameters: Record<string, string> = {}) =>
    listAuditEntries(admin, readAuditQuery(parameters));

  it("says who did what to what, newest first", async () => {
    const meera = await makeUser({ username: "meera", email: "meera@example.org" });
    await write({ action: "session.started", actorId: meera.id, address: "192.0.2.7" });
    await write({
      action: "user.suspended",
      actorId: admin.id,
      target: { type: "user", id: meera.id },
      details: { reason: "spam" },
    });

    expect((await list()).entries).toMatchObject([
      {
        action: "user.suspended",
        actor: { username: "asha" },
        target: { type: "user", name: "meera" },
        details: [["reason", "spam"]],
      },
      { action: "session.started", actor: { username: "meera" }, target: null },
    ]);
  });

  it("finds what someone did and what was done to them, by name, address and id", async () => {
    const meera = await makeUser({ username: "meera", email: "quay@example.org" });
    await write({ action: "session.started", actorId: meera.id });
    await write({
      action: "user.suspended",
      actorId: null,
      target: { type: "user", id: meera.id },
    });
    await write({ action: "job.closed", actorId: admin.id });

    for (const q of ["meera", "@MEER", "quay@example.org", meera.id]) {
      expect((await list({ q })).entries, q).toHaveLength(2);
    }
    expect((await list({ q: "%" })).entries).toEqual([]);
    expect((await list({ q: "x".repeat(20_000) })).entries).toHaveLength(3);
  });

  it("filters by action, by all of a subject's actions, and by days", async () => {
    await write({ action: "job.closed", actorId: null });
    await write({ action: "job.posted", actorId: null });
    await write({ action: "jobs.imported", actorId: null });
    await db.$executeRaw`INSERT INTO audit_entries (id, action, at) VALUES (gen_random_uuid(), 'job.closed', '2026-01-31T23:59:59Z')`;

    const counts = async (parameters: Record<string, string>) =>
      (await list(parameters)).entries.length;
    expect(await counts({ action: "job.closed" })).toBe(2);
    expect(await counts({ action: "job" })).toBe(3);
    expect(await counts({ action: "job", from: "2026-01-31", until: "2026-01-31" })).toBe(1);
    expect(await counts({ action: "job", from: "2026-02-01" })).toBe(2);
    expect(await counts({ until: "2026-01-30" })).toBe(0);
    expect(await counts({ action: "Robert'); --", from: "yesterday" })).toBe(4);
  });

  it("has a name for every existing action", async () => {
    for (const action of ["b.x", "a.x", "b.x", "c.x"]) await write({ action, actorId: null });

    expect((await list()).actions).toEqual(["a.x", "b.x", "c.x"]);
  });

  it("continues where the previous page ended, even among entries of the same moment", async () => {
    await db.$executeRaw`INSERT INTO audit_entries (id, action, at)
      SELECT gen_random_uuid(), 'test.done', '2026-11-01T00:00:00Z' FROM generate_series(1, ${PAGE_SIZE + 7})`;
    const first = await list();
    const second = await list({ after: String(first.next) });

    expect([first.entries.length, second.entries.length, second.next]).toEqual([
      PAGE_SIZE,
      7,
      null,
    ]);
    const ids = [...first.entries, ...second.entries].map(({ id }) => id);
    expect(new Set(ids).size).toBe(PAGE_SIZE + 7);
  });

  it("shows only the id of an account that is gone", async () => {
    const actorId = crypto.randomUUID();
    await write({ action: "session.started", actorId });

    expect((await list({ q: actorId })).entries).toMatchObject([
      { actor: { id: actorId, username: null } },
    ]);
  });

  it("is for admins with a second factor, and no one else", async () => {
    for (const actor of await noAdmins()) {
      const refused = { code: "forbidden" };
      await expect(listAuditEntries(actor, readAuditQuery({}))).rejects.toMatchObject(refused);
      const exported = exportAuditEntries(actor, auditExportQuery.parse({})).next();
      await expect(exported).rejects.toMatchObject(refused);
      const noted = noteAuditExport(actor, auditExportQuery.parse({}), aClient());
      await expect(noted).rejects.toMatchObject(refused);
    }
  });
});

// ASVS 1.2.10
describe("the file of the log", () => {
  it("contains every matching entry, and no formula", async () => {
    await write({ action: "job.closed", actorId: admin.id, details: { note: '=HYPERLINK("x")' } });
    await write({ action: "a.b", actorId: null, target: { type: "job", id: "=1+1" } });

    const text = await readExport();
    expect(text.split("\r\n")).toHaveLength(4);
    expect(text).toContain(`job.closed,asha,${admin.id}`);
    expect(text).toContain(",job,'=1+1,");
    expect(await readExport(auditExportQuery.parse({ action: "a.b" }))).not.toContain("job.closed");
  });

  it("comes in parts, however long the log is", async () => {
    await db.$executeRaw`INSERT INTO audit_entries (id, action)
      SELECT gen_random_uuid(), 'test.done' FROM generate_series(1, 4001)`;
    let parts = 0;
    let lines = 0;
    for await (const part of exportAuditEntries(admin, auditExportQuery.parse({}))) {
      parts += 1;
      lines += part.split("\r\n").length - 1;
    }
    expect([parts, lines]).toEqual([4, 4002]);
  });

  it("is itself in the log, without the search text", async () => {
    await noteAuditExport(admin, auditExportQuery.parse({ q: "meera@example.org" }), aClient());

    const entries = await db.auditEntry.findMany();
    expect(entries).toMatchObject([{ action: "audit.exported", details: { isSearch: true } }]);
    expect(JSON.stringify(entries)).not.toContain("meera");
  });
});

describe("auditHref", () => {
  it("keeps the filters", () => {
    expect(auditHref({ q: "a b", action: "", from: null, until: "2026-11-21" })).toBe(
      "/admin/log?q=a+b&until=2026-11-21",
    );
    expect(auditHref({})).toBe("/admin/log");
  });
});
