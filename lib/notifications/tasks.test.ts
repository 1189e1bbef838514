import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import * as events from "@/lib/accounts/events";
import { db } from "@/lib/platform/db/client";
import type { EventDefinition } from "@/lib/platform/queue";
import { makeUser, PASSWORD } from "@/lib/testing/accounts";
import { setUpDatabase } from "@/lib/testing/database";
import { setUpMailSink } from "@/lib/testing/mail-sink";
import { react } from "@/lib/testing/reactions";
import { reactions, urgent } from "./tasks";

const sink = setUpMailSink();
setUpDatabase();

// Events that no one is written to about: the reader has just acted, is waiting for what follows,
// or is gone.
const SILENT = [
  events.emailVerified.name,
  events.exportRequested.name,
  events.companiesAbandoned.name,
];
const EVERY = Object.values(events) as EventDefinition<unknown>[];
const MAILED = EVERY.filter(({ name }) => !SILENT.includes(name));

/** An account for which the event is true, and the event. */
async function happen(event: EventDefinition<unknown>): Promise<() => Promise<void>> {
  const isUnverified = [events.accountCreated, events.verificationRequested].some(
    ({ name }) => name === event.name,
  );
  const isAdmin = event.name === events.adminRequested.name;
  const isLeaving = event.name === events.deletionRequested.name;
  const isUnused = event.name === events.accountInactive.name;
  await makeUser({ email: "admin@example.org", userType: "admin" });
  const user = await makeUser({
    email: "asha@example.org",
    fullName: "Asha\r\nBcc: eve@evil.example",
    twoFactorSecret: "the-sealed-secret",
    ...(isUnverified ? { emailVerifiedAt: null } : {}),
    ...(isAdmin ? { userType: "admin", status: "awaiting_approval" } : {}),
    ...(isUnused ? { inactivityDueAt: new Date("2026-12-05") } : {}),
    ...(isLeaving ? { deletionDueAt: new Date("2026-12-05") } : {}),
  });
  const isErased = event.name === events.accountErased.name;
  if (isErased) await db.user.delete({ where: { id: user.id } });
  const isReset = event.name === events.passwordResetRequested.name;
  const payload = {
    id: randomUUID(),
    userId: user.id,
    email: isErased || isReset ? user.email : "new@example.org",
    username: user.username,
    ...{ how: "settings", isNewDevice: true, isOn: true, isApproved: true, why: "asked" },
    isAdded: true,
    ...{ provider: "google", isConnected: true },
    ...{ sessionId: randomUUID(), dueAt: "2026-12-05T00:00:00.000Z" },
    ...{ oldEmail: "old@example.org", newEmail: user.email, wasVerified: true },
  };
  if (event.name === events.codeRequested.name) {
    const expiresAt = new Date(Date.now() + 60_000);
    await db.mailedCode.create({ data: { id: payload.id, userId: user.id, expiresAt } });
  }
  return () => react(event, payload);
}

it("reacts to every account event that people want to hear about", () => {
  const ofAccounts = [...urgent, ...reactions].filter(({ event }) => event.startsWith("accounts."));
  expect([...new Set(ofAccounts.map(({ event }) => event))].sort()).toEqual(
    MAILED.map(({ name }) => name).sort(),
  );
});

describe.each(MAILED.map((event) => [event.name, event] as const))("%s", (_name, event) => {
  it("sends something readable, once", async () => {
    const again = await happen(event);

    await again();
    const count = sink.mails.length;
    await again();

    expect(count).toBeGreaterThan(0);
    expect(sink.mails).toHaveLength(count);
    expect(await db.delivery.count()).toBe(count);
    for (const { mail } of sink.mails) {
      expect(mail.subject?.length).toBeLessThan(70);
      expect(mail.text).toMatch(/^Hello/);
      expect(mail.html).toContain(`<h1 class="ink"`);
      expect(mail.headers.get("auto-submitted")).toBe("auto-generated");
    }
  });

  it("adds no recipient through a name, links only to the site, and reveals no secret", async () => {
    const again = await happen(event);

    await again();

    const known = await db.user.findMany();
    const links = await db.mailedLink.findMany();
    for (const { recipients, raw, words } of sink.mails) {
      expect(recipients).toHaveLength(1);
      expect(recipients[0]).toMatch(/^(?:asha|new|old|admin)@example\.org$/);
      expect(raw).not.toMatch(/^bcc:/im);
      for (const [origin] of words.matchAll(/https?:\/\/[^/\s"'<]+/g)) {
        expect(origin).toBe("https://jobs.example.org");
      }
      for (const secret of [
        PASSWORD,
        "the-sealed-secret",
        ...known.map(({ passwordHash }) => passwordHash ?? ""),
        ...links.map(({ hash }) => Buffer.from(hash).toString("base64url")),
        ...links.map(({ hash }) => Buffer.from(hash).toString("hex")),
      ]) {
        expect(words).not.toContain(secret);
      }
    }
  });
});
