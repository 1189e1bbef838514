import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { newFileKey, storeFile } from "@/lib/platform/storage/storage";
import { aClient, asActor, makeUser, PASSWORD } from "@/lib/testing/accounts";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { makeJob } from "@/lib/testing/factories";
import { makeFullAccount } from "@/lib/testing/full-accounts/full-account";
import { settle } from "@/lib/testing/services/worker";
import { readAll, setUpStorage } from "@/lib/testing/storage";
import { logIn } from "../authentication/login.commands";
import { makeExport, requestExport } from "./data-export.commands";
import { cancelDeletion, eraseDueAccounts, requestDeletion } from "./deletion.commands";
import { sweepFiles } from "./personal-data.commands";

setUpDatabase();
const storage = setUpStorage();

const NOW = new Date("2026-11-21T12:00:00Z");
const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

describe("asking for an account to be deleted", () => {
  it("sets the day, ends every session and announces it", async () => {
    const user = await makeUser();
    const actor = await asActor(user);
    await asActor(user);

    const { deletionDueAt } = await requestDeletion(actor, PASSWORD, NOW);

    expect(deletionDueAt).toBe("2026-12-05T12:00:00.000Z");
    expect(await db.session.count()).toBe(0);
    expect(await queuedEvents("accounts.deletion_requested")).toMatchObject([
      { userId: user.id, dueAt: deletionDueAt },
    ]);
  });

  it("requires the password", async () => {
    const user = await makeUser();

    await expect(requestDeletion(await asActor(user), "wrong", NOW)).rejects.toMatchObject({
      fields: { currentPassword: ["This isn't your password."] },
    });
    expect(await db.user.findUnique({ where: { id: user.id } })).toEqual(user);
    expect(await db.session.count()).toBe(1);
  });

  it("keeps the day that was set first, even for two simultaneous requests", async () => {
    const actor = await asActor(await makeUser());
    const first = await requestDeletion(actor, PASSWORD, NOW);

    const again = await Promise.all([
      requestDeletion(actor, PASSWORD, later(1)),
      requestDeletion(actor, PASSWORD, later(2)),
    ]);

    expect(again).toEqual([first, first]);
    expect(await queuedEvents("accounts.deletion_requested")).toHaveLength(1);
  });

  it("lets its owner sign in and keep it", async () => {
    const user = await makeUser();
    await requestDeletion(await asActor(user), PASSWORD, NOW);
    const login = { email: user.email, password: PASSWORD, userType: "job_seeker" as const };
    await logIn(login, aClient());
    const actor = await asActor(user);

    await cancelDeletion(actor);
    await cancelDeletion(actor);

    expect(await queuedEvents("accounts.deletion_cancelled")).toHaveLength(1);
    expect(await eraseDueAccounts(later(100))).toBe(0);
    expect(await db.user.count()).toBe(1);
  });
});

describe("erasing", () => {
  it("happens on the day and not before", async () => {
    await requestDeletion(await asActor(await makeUser()), PASSWORD, NOW);
    await makeUser();

    expect(await eraseDueAccounts(new Date(later(14).getTime() - 1))).toBe(0);
    expect(await db.user.count()).toBe(2);
    const runs = await Promise.all([eraseDueAccounts(later(14)), eraseDueAccounts(later(14))]);
    expect(runs.sort()).toEqual([0, 1]);
    expect(await db.user.count()).toBe(1);
    expect(await eraseDueAccounts(later(15))).toBe(0);
  });

  it("leaves nothing about the person in any table or file", async () => {
    const { user, actor, jobId } = await makeFullAccount("zephyrine");
    const { id } = await requestExport(actor, PASSWORD, NOW);
    await makeExport({ id, userId: user.id }, NOW);
    const other = await makeFullAccount("quillon");
    await leaveTraces(user.email, jobId);
    await requestDeletion(actor, PASSWORD, NOW);
    await settle();
    const picture = (await readAll(`${storage.folder}/avatars`)).length;

    expect(await eraseDueAccounts(later(14))).toBe(1);
    const [queued] = await queuedEvents("accounts.erased");
    expect(queued).toMatchObject({ email: user.email, username: user.username });
    await settle();

    // The last email, in the demo's mailbox.
    const { count } = await db.mailboxMessage.deleteMany({ where: { address: user.email } });
    expect(count).toBe(1);
    expect(await grep(/zephyrine/i)).toEqual([]);
    // That someone reported the posting is kept, without what they said about themselves.
    expect(await db.jobReport.findFirst({ where: { userId: null } })).toMatchObject({
      category: "scam",
      text: "",
    });
    expect(await grep(new RegExp(user.id))).toEqual(["public.audit_entries"]);
    expect((await storage.list()).sort()).toEqual([...other.files].sort());
    expect((await readAll(storage.folder)).length).toBeLessThan(picture);
    expect(await db.job.findUnique({ where: { id: jobId } })).toMatchObject({
      postedById: null,
      status: "closed",
    });
    const { length } = await db.auditEntry.findMany({ where: { actorId: user.id } });
    expect(length).toBeGreaterThan(2);
  });

  it("keeps everything that belongs to an address that the account only claimed", async () => {
    const claim = await makeUser({ email: "victim@example.org", emailVerifiedAt: null });
    await leaveTraces(claim.email, await makeJob());
    await requestDeletion(await asActor(claim), PASSWORD, NOW);

    expect(await eraseDueAccounts(later(14))).toBe(1);
    await settle();

    expect(await db.contactMessage.count()).toBe(1);
    expect(await db.jobAlert.count()).toBe(1);
    expect(await db.jobReport.findFirst()).toMatchObject({
      text: expect.stringContaining("victim@example.org"),
    });
  });

  /** Leaves traces of someone who never signed in and is known only by their address. */
  async function leaveTraces(email: string, jobId: string): Promise<void> {
    const name = email.split("@")[0] ?? "";
    await db.contactMessage.create({
      data: { name, email: email.toUpperCase(), topic: "other", text: `I am ${name}` },
    });
    await db.jobAlert.create({
      data: {
        email,
        search: "/search-results?query=baker",
        name: "baker",
        frequency: "daily",
        renewBy: later(365),
      },
    });
    await db.jobReport.create({
      data: {
        ...{ jobId, jobVersion: 1, reporter: "a hash", category: "scam" },
        text: `They asked me to pay. Write to ${email}.`,
      },
    });
  }

  /** The tables that have a row matching the pattern when written out as text. */
  async function grep(pattern: RegExp): Promise<string[]> {
    const tables = await db.$queryRaw<{ name: string }[]>`
      SELECT schemaname || '.' || quote_ident(tablename) AS name FROM pg_tables
      WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`;
    expect(tables.length).toBeGreaterThan(20);
    const found: string[] = [];
    for (const { name } of tables) {
      const rows = await db.$queryRawUnsafe<{ text: string }[]>(
        `SELECT t::text AS text FROM ${name} t`,
      );
      if (rows.some(({ text }) => pattern.test(text))) found.push(name);
    }
    return found;
  }

  it("finds files that a crash left behind", async () => {
    const { files } = await makeFullAccount("meera");
    const stray = newFileKey("webp");
    await storeFile("avatars", stray, Buffer.from("a face"));

    expect(await sweepFiles("avatars", new Date())).toBe(0);
    expect(await sweepFiles("avatars", new Date(Date.now() + 2 * 3_600_000))).toBe(1);
    expect((await storage.list()).sort()).toEqual([...files].sort());
  });
});
