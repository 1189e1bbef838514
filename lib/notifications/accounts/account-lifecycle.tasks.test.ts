import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import {
  accountErased,
  accountInactive,
  adminDecided,
  adminRequested,
  deletionCancelled,
  deletionRequested,
  exportReady,
} from "@/lib/accounts/events";
import { db } from "@/lib/platform/db/client";
import { makeUser } from "@/lib/testing/accounts";
import { setUpDatabase } from "@/lib/testing/database";
import { setUpMailSink } from "@/lib/testing/mail-sink";
import { react } from "@/lib/testing/reactions";

const sink = setUpMailSink();
setUpDatabase();

const WAITING = { userType: "admin", status: "awaiting_approval" } as const;
const DUE = "2026-12-05T12:00:00.000Z";

function cause(userId: string): { id: string; userId: string } {
  return { id: randomUUID(), userId };
}

function recipients(): string[] {
  return sink.mails.flatMap((sunk) => sunk.recipients).sort();
}

function only(): string {
  expect(sink.mails).toHaveLength(1);
  return sink.mails[0]?.mail.text ?? "";
}

describe("someone who wants to be an admin", () => {
  it("is announced to every approved admin and no one else", async () => {
    await makeUser({ email: "one@example.org", userType: "admin" });
    await makeUser({ email: "two@example.org", userType: "admin" });
    await makeUser({ email: "gone@example.org", userType: "admin", status: "suspended" });
    await makeUser({ email: "claim@example.org", userType: "admin", emailVerifiedAt: null });
    await makeUser({ email: "waits@example.org", ...WAITING });
    await makeUser({ email: "employer@example.org", userType: "employer" });
    const { id, email } = await makeUser({ ...WAITING, username: "captain" });

    await react(adminRequested, cause(id));

    expect(recipients()).toEqual(["one@example.org", "two@example.org"]);
    expect(sink.mails[0]?.mail.subject).toBe("An admin account is waiting for approval");
    expect(sink.mails[0]?.mail.text).toContain("User name: captain");
    expect(sink.mails[0]?.mail.text).toContain("https://jobs.example.org/admin");
    expect(sink.mails[0]?.words).not.toContain(email);
  });

  it("reaches the other admins when one admin's email is refused, and that one on the next attempt", async () => {
    await makeUser({ email: "one@example.org", userType: "admin" });
    await makeUser({ email: "two@example.org", userType: "admin" });
    const { id } = await makeUser(WAITING);
    const event = cause(id);
    sink.refuse(1);

    await expect(react(adminRequested, event)).rejects.toThrow("not now");
    expect(recipients()).toHaveLength(1);
    await react(adminRequested, event);

    expect(recipients()).toEqual(["one@example.org", "two@example.org"]);
  });

  it("is not announced after the decision", async () => {
    await makeUser({ userType: "admin" });
    const { id } = await makeUser({ userType: "admin" });

    await react(adminRequested, cause(id));

    expect(recipients()).toEqual([]);
  });

  it.each([
    [true, "Your admin account is approved"],
    [false, "Your admin account was not approved"],
  ])("is told the decision (approved: %s), verified or not", async (isApproved, subject) => {
    const verified = await makeUser({ ...WAITING, email: "a@example.org", fullName: "Asha Rao" });
    const claim = await makeUser({ ...WAITING, email: "b@example.org", emailVerifiedAt: null });

    await react(adminDecided, { ...cause(verified.id), isApproved });
    await react(adminDecided, { ...cause(claim.id), isApproved });

    expect(recipients()).toEqual(["a@example.org", "b@example.org"]);
    expect(sink.mails.map(({ mail }) => mail.subject)).toEqual([subject, subject]);
    expect(sink.mails.map(({ mail }) => mail.text?.split("\n")[0])).toEqual([
      "Hello Asha Rao,",
      "Hello,",
    ]);
  });

  it("is not told at an address that belongs to another account", async () => {
    await makeUser({ email: "owner@example.org" });
    const claim = { ...WAITING, email: "owner@example.org", emailVerifiedAt: null };
    const { id } = await makeUser(claim);

    await react(adminDecided, { ...cause(id), isApproved: true });

    expect(recipients()).toEqual([]);
  });
});

describe("leaving", () => {
  it("is confirmed with its day and how to stay", async () => {
    const { id, email } = await makeUser({ deletionDueAt: new Date(DUE) });

    await react(deletionRequested, { ...cause(id), dueAt: DUE, why: "asked" });

    expect(recipients()).toEqual([email]);
    expect(sink.mails[0]?.mail.subject).toBe("Your account will be deleted on 5 December 2026");
    expect(only()).toContain("Keep my account:\nhttps://jobs.example.org/app/settings/privacy");
  });

  it("and staying are not announced if the opposite is true by then", async () => {
    const stays = await makeUser();
    const leaves = await makeUser({ deletionDueAt: new Date(DUE) });

    await react(deletionRequested, { ...cause(stays.id), dueAt: DUE, why: "asked" });
    await react(deletionCancelled, cause(leaves.id));

    expect(recipients()).toEqual([]);
  });

  it("can be cancelled, which is confirmed", async () => {
    const { id, email } = await makeUser();

    await react(deletionCancelled, cause(id));

    expect(recipients()).toEqual([email]);
    expect(sink.mails[0]?.mail.subject).toBe("We've kept your account");
  });

  it("ends with an email to the account's address, which is not stored", async () => {
    const gone = { email: "gone@example.org", username: "gone.person" };
    const event = { id: randomUUID(), ...gone, why: "asked" as const };

    await react(accountErased, event);
    await react(accountErased, event);

    expect(recipients()).toEqual(["gone@example.org"]);
    expect(only()).toContain("have been erased, as you asked");
    expect(await db.delivery.findMany()).toMatchObject([
      { key: `account_erased.${event.id}`, userId: null },
    ]);
  });

  it("is not announced to the address's owner if the account only claimed it", async () => {
    await makeUser({ email: "owner@example.org" });

    const gone = { email: "Owner@example.org", username: "x", why: "asked" as const };
    await react(accountErased, { id: randomUUID(), ...gone });

    expect(recipients()).toEqual([]);
  });
});

describe("an unused account", () => {
  it("is warned with the day and how to keep it, once per warning", async () => {
    const { id, email } = await makeUser({ inactivityDueAt: new Date(DUE) });
    const event = { ...cause(id), dueAt: DUE };

    await react(accountInactive, event);
    await react(accountInactive, event);

    expect(recipients()).toEqual([email]);
    expect(sink.mails[0]?.mail.subject).toBe("Log in by 5 December 2026 to keep your account");
    expect(only()).toContain("Log in and keep my account:\nhttps://jobs.example.org/login");
  });

  it("is not warned once someone signed in, nor at a claimed address", async () => {
    const used = await makeUser();
    const claim = await makeUser({ inactivityDueAt: new Date(DUE), emailVerifiedAt: null });

    await react(accountInactive, { ...cause(used.id), dueAt: DUE });
    await react(accountInactive, { ...cause(claim.id), dueAt: DUE });

    expect(recipients()).toEqual([]);
  });

  it("is told that it ends, and why", async () => {
    const { id, email } = await makeUser({ deletionDueAt: new Date(DUE) });

    await react(deletionRequested, { ...cause(id), dueAt: DUE, why: "inactivity" });

    expect(recipients()).toEqual([email]);
    expect(only()).toContain("No one has used your account at Jobharbor for two years");
    expect(only()).not.toContain("You asked");
  });
});

it("is told where a copy of its data is and until when, but isn't sent the copy", async () => {
  const { id: userId, email } = await makeUser();
  const readyAt = new Date("2026-11-21T12:00:00Z");
  const expiresAt = new Date("2026-11-28T12:00:00Z");
  const fileKey = "a-secret-file-name";
  const { id } = await db.dataExport.create({ data: { userId, readyAt, expiresAt, fileKey } });

  await react(exportReady, { id, userId });

  expect(recipients()).toEqual([email]);
  expect(sink.mails[0]?.mail.subject).toBe("Your copy of your data is ready");
  expect(only()).toContain("https://jobs.example.org/app/settings/privacy");
  expect(only()).toContain("You can download it until 28 November 2026 at 12:00 UTC.");
  expect(sink.mails[0]?.words).not.toContain(fileKey);
});
