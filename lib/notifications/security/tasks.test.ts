import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import {
  passwordChanged,
  passwordResetRequested,
  signedIn,
  twoFactorChanged,
} from "@/lib/accounts/events";
import { resetPassword } from "@/lib/accounts/passwords/commands";
import { db } from "@/lib/platform/db/client";
import { verifyPassword } from "@/lib/platform/password-hash";
import { aClient, asActor, makeUser } from "@/lib/testing/accounts";
import { setUpDatabase } from "@/lib/testing/database";
import { linkIn, setUpMailSink } from "@/lib/testing/mail-sink";
import { react } from "@/lib/testing/reactions";
import { choose } from "../choices/commands";

const sink = setUpMailSink();
setUpDatabase();

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0";

function cause(userId: string): { id: string; userId: string } {
  return { id: randomUUID(), userId };
}

function ask(email: string): Promise<void> {
  return react(passwordResetRequested, { id: randomUUID(), email });
}

async function linkedUser(): Promise<string | undefined> {
  return (await db.mailedLink.findFirst())?.userId;
}

describe("a lost password", () => {
  it("gets a link that sets a new one", async () => {
    const { id } = await makeUser({ email: "Asha@example.org" });

    await ask("asha@EXAMPLE.org");

    expect(sink.mails.map(({ recipients }) => recipients)).toEqual([["Asha@example.org"]]);
    expect(sink.mails[0]?.mail.subject).toBe("Choose a new password for Jobharbor");
    const link = linkIn(sink.mails[0]);
    expect(link).toMatch(/^https:\/\/jobs\.example\.org\/Reset-password\?token=[\w-]{43}$/);
    const token = new URL(link).searchParams.get("token") ?? "";
    const password = "nine-quiet-harbours";
    await resetPassword({ token, password, confirmPassword: password }, aClient());
    const { passwordHash } = await db.user.findUniqueOrThrow({ where: { id } });
    expect(await verifyPassword(passwordHash, password)).toBe(true);
  });

  it("is the verified owner's, however many newer accounts claim the address", async () => {
    const email = "shared@example.org";
    const owner = await makeUser({ email });
    await makeUser({ email, emailVerifiedAt: null });

    await ask(email);

    expect(await linkedUser()).toBe(owner.id);
  });

  it("is the newest claim's when nobody has verified the address, without a name", async () => {
    const email = "shared@example.org";
    const claim = { email, emailVerifiedAt: null };
    await makeUser({ ...claim, createdAt: new Date("2026-01-02") });
    const newest = await makeUser({ ...claim, createdAt: new Date("2026-01-03"), fullName: "Ad" });
    await makeUser({ ...claim, createdAt: new Date("2026-01-01") });

    await ask(email);

    expect(await linkedUser()).toBe(newest.id);
    expect(sink.mails[0]?.mail.text).toMatch(/^Hello,\n/);
  });

  it.each([
    ["no account has", "unknown@example.org"],
    ["a suspended account has", "suspended@example.org"],
  ])("sends nothing to an address that %s", async (_which, email) => {
    await makeUser({ email: "suspended@example.org", status: "suspended" });

    await ask(email);

    expect(sink.mails).toHaveLength(0);
    expect(await db.mailedLink.count()).toBe(0);
  });
});

describe("a changed password", () => {
  it.each([
    ["settings", "in its settings"],
    ["reset", "with a link from a mail to this address"],
  ] as const)("is told to its owner (%s)", async (how, words) => {
    const { id, email } = await makeUser();

    await react(passwordChanged, { ...cause(id), how });

    expect(sink.mails.map(({ recipients }) => recipients)).toEqual([[email]]);
    expect(sink.mails[0]?.mail.subject).toBe("Your password was changed");
    expect(sink.mails[0]?.mail.text).toContain(words);
    expect(sink.mails[0]?.mail.text).toContain("https://jobs.example.org/Reset-password");
  });
});

it.each([
  [true, "Two-factor login is on"],
  [false, "Two-factor login is off"],
])("tells when two-factor login is %s", async (isOn, subject) => {
  const { id, email } = await makeUser();

  await react(twoFactorChanged, { ...cause(id), isOn });

  expect(sink.mails.map(({ recipients, mail }) => [recipients, mail.subject])).toEqual([
    [[email], subject],
  ]);
});

describe("a sign-in", () => {
  async function signIn(userId: string, isNewDevice: boolean): Promise<string> {
    const sessionId = randomUUID();
    const createdAt = new Date("2026-11-21T08:30:00Z");
    const expiresAt = new Date("2027-01-01");
    const row = { id: sessionId, userId, userAgent: FIREFOX, createdAt, expiresAt };
    await db.session.create({ data: row });
    await react(signedIn, { ...cause(userId), sessionId, isNewDevice });
    return sessionId;
  }

  it("with a new device is told, with which and when", async () => {
    const { id, email } = await makeUser();

    await signIn(id, true);

    expect(sink.mails.map(({ recipients }) => recipients)).toEqual([[email]]);
    expect(sink.mails[0]?.mail.subject).toBe("New sign-in to your account");
    expect(sink.mails[0]?.mail.text).toContain(
      "Device: Firefox on Linux\nTime: 21 November 2026 at 08:30 UTC\n",
    );
    expect(sink.mails[0]?.mail.text).toContain(
      "switch these mails off: https://jobs.example.org/app/settings",
    );
  });

  it("is told though its session has ended meanwhile", async () => {
    const { id } = await makeUser();

    await react(signedIn, { ...cause(id), sessionId: randomUUID(), isNewDevice: true });

    expect(sink.mails).toHaveLength(1);
    expect(sink.mails[0]?.mail.text).not.toContain("Device:");
  });

  it("with a known device is not told", async () => {
    const { id } = await makeUser();

    await signIn(id, false);

    expect(sink.mails).toHaveLength(0);
  });

  it("is not told to who switched that off, nor to an address nobody has verified", async () => {
    const user = await makeUser();
    await choose(await asActor(user), { mail: { new_sign_in: false } });
    const claim = await makeUser({ emailVerifiedAt: null });

    await signIn(user.id, true);
    await signIn(claim.id, true);

    expect(sink.mails).toHaveLength(0);
  });
});
