import { randomUUID } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { passwordChanged } from "@/lib/accounts/events";
import { startWorker } from "@/lib/background/runner";
import { db } from "@/lib/platform/db/client";
import { announce } from "@/lib/platform/queue";
import { asActor, makeUser } from "@/lib/testing/accounts";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { setUpMailSink } from "@/lib/testing/mail-sink";
import { deliver } from "./commands";
import { changePreferences } from "./preferences.commands";

const sink = setUpMailSink();
setUpDatabase();

const CONTENT = { subject: "Hello", text: "Hello\n", html: "<p>Hello</p>" };

function aMail(
  userId: string | null,
  kind: "password_changed" | "new_sign_in" = "password_changed",
) {
  const to = { name: null, address: "reader@example.org" };
  return { key: `${kind}.1`, userId, kind, to, content: CONTENT };
}

describe("deliver", () => {
  it("sends once and records it", async () => {
    const { id } = await makeUser();

    await deliver(aMail(id));
    await deliver(aMail(id));

    expect(sink.mails).toHaveLength(1);
    expect(await db.delivery.findMany()).toMatchObject([
      { key: "password_changed.1", userId: id, kind: "password_changed" },
    ]);
  });

  it("records nothing that was refused", async () => {
    const { id } = await makeUser();
    sink.refuse(1);

    await expect(deliver(aMail(id))).rejects.toThrow();

    expect(await db.delivery.count()).toBe(0);
  });

  it("sends once even if the account is deleted at that moment", async () => {
    const { id } = await makeUser();
    await db.user.delete({ where: { id } });

    await deliver(aMail(id));
    await deliver(aMail(id));

    expect(sink.mails).toHaveLength(1);
    expect(await db.delivery.findMany()).toMatchObject([{ userId: null }]);
  });

  it("sends once even while the account is being deleted", async () => {
    const { id } = await makeUser();
    let sent = Promise.resolve();
    await db.$transaction(async (tx) => {
      await tx.user.delete({ where: { id } });
      sent = deliver(aMail(id));
      // By now, its record is waiting for this transaction.
      await vi.waitFor(() => expect(sink.mails).toHaveLength(1));
      await new Promise((done) => setTimeout(done, 300));
    });

    await sent;
    expect(await db.delivery.findMany()).toMatchObject([{ userId: null }]);
  });

  it("sends once even if the database fails before it is recorded", async () => {
    const { id } = await makeUser();
    let sent = Promise.resolve();
    await db.$transaction(async (tx) => {
      await tx.$executeRaw`LOCK TABLE deliveries IN SHARE MODE`;
      sent = deliver(aMail(id));
      await vi.waitFor(async () => {
        const ended = await db.$queryRaw`
          SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event_type = 'Lock'
          AND datname = current_database() AND query LIKE '%INSERT INTO deliveries%'`;
        expect(ended).toHaveLength(1);
      });
    });
    await sent;
    await deliver(aMail(id));

    expect(sink.mails).toHaveLength(1);
    expect(await db.delivery.count()).toBe(1);
  });

  it("repeats the Message-ID when the record is lost", async () => {
    const { id } = await makeUser();
    await deliver(aMail(id));
    await db.delivery.deleteMany();

    await deliver(aMail(id));

    expect(sink.mails.map(({ mail }) => mail.messageId)).toEqual([
      "<password_changed.1@jobs.example.org>",
      "<password_changed.1@jobs.example.org>",
    ]);
  });

  it("leaves out what the person turned off, and only that", async () => {
    const user = await makeUser();
    await changePreferences(await asActor(user), { mail: { new_sign_in: false } });

    await deliver(aMail(user.id, "new_sign_in"));
    await deliver(aMail(user.id, "password_changed"));

    expect(sink.mails.map(({ mail }) => mail.messageId)).toEqual([
      "<password_changed.1@jobs.example.org>",
    ]);
  });
});

describe("through the queue", () => {
  it("sends nothing when the cause is rolled back", async () => {
    const { id: userId } = await makeUser();

    const tried = db.$transaction(async (tx) => {
      await announce(tx, passwordChanged, { id: randomUUID(), userId, how: "settings" });
      throw new Error("rolled back");
    });

    await expect(tried).rejects.toThrow("rolled back");
    expect(await queuedEvents(passwordChanged.name)).toEqual([]);
  });

  it("delivers once to a server that refuses first", async () => {
    const { id: userId, email } = await makeUser();
    sink.refuse(1);
    await db.$transaction((tx) =>
      announce(tx, passwordChanged, { id: randomUUID(), userId, how: "settings" }),
    );

    const worker = await startWorker();
    try {
      await vi.waitFor(
        async () => {
          const [row] = await db.$queryRaw<{ error: string | null }[]>`
            SELECT last_error AS error FROM graphile_worker._private_jobs`;
          expect(row?.error).toContain("not now");
        },
        { timeout: 10_000 },
      );
      expect(sink.mails).toHaveLength(0);
      await db.$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now()`;
      await db.$executeRaw`SELECT graphile_worker.add_job('react', '{"event": "test.nothing"}'::json)`;
      await vi.waitFor(async () => expect(await queuedEvents(passwordChanged.name)).toEqual([]), {
        timeout: 10_000,
      });
    } finally {
      await worker.stop();
    }

    expect(sink.mails.map(({ recipients }) => recipients)).toEqual([[email]]);
    expect(await db.delivery.count()).toBe(1);
  });
});
