import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { resetPassword } from "@/lib/accounts/authentication/passwords.commands";
import {
  codesRefused,
  passkeyChanged,
  passwordChanged,
  passwordResetRequested,
  signedIn,
  twoFactorChanged,
} from "@/lib/accounts/events";
import { db } from "@/lib/platform/db/client";
import { verifyPassword } from "@/lib/platform/security/password-hash";
import { aClient, asActor, makeUser } from "@/lib/testing/accounts";
import { setUpDatabase } from "@/lib/testing/database";
import { linkIn, setUpMailSink } from "@/lib/testing/mail-sink";
import { react } from "@/lib/testing/reactions";
import { changePreferences } from "../preferences.commands";

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

describe("the email about a lost password", () => {
  it("contains a link that sets a new one", async () => {
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

  it("goes to the verified owner, however many newer accounts claim the address", async () => {
    const email = "shared@example.org";
    const owner = await makeUser({ email });
    await makeUser({ email, emailVerifiedAt: null });

    await ask(email);

    expect(await linkedUser()).toBe(owner.id);
  });

  // The reader knows which account is theirs: someone else who signs up with the address, earlier
  // or later, must not take the email from its owner.
  it("lists every claim, without names, if no one has verified the address", async () => {
    const email = "shared@example.org";
    const claim = { email, emailVerifiedAt: null };
    const claims = [
      await makeUser({ ...claim, createdAt: new Date("2026-01-02T08:30:00Z") }),
      await makeUser({ ...claim, createdAt: new Date("2026-01-03"), userType: "employer" }),
      await makeUser({ ...claim, createdAt: new Date("2026-01-01"), username: "win.a.prize" }),
    ];

    await ask(email);

    expect(sink.mails).toHaveLength(1);
    const [mail] = sink.mails;
    expect(mail?.mail.text).toMatch(/^Hello,\n/);
    expect(mail?.mail.text).toContain("Job Seeker, signed up on 2 January 2026 at 08:30 UTC");
    expect(mail?.mail.text).toContain("Recruiter, signed up on 3 January 2026 at 00:00 UTC");
    for (const { username } of claims) expect(mail?.words).not.toContain(username);
    const links = [...(mail?.mail.text ?? "").matchAll(/token=([\w-]{43})/g)];
    expect(links).toHaveLength(3);
    const password = "nine-quiet-harbours";
    for (const [, token = ""] of links) {
      await resetPassword({ token, password, confirmPassword: password }, aClient());
    }
    expect(await db.session.count()).toBe(0);
    const changed = await db.user.findMany({ where: { email } });
    for (const { passwordHash } of changed) {
      expect(await verifyPassword(passwordHash, password)).toBe(true);
    }
  });

  // OWASP ASVS 6.5.5: the hour begins with the request, however long the email waits.
  it("contains a link that expires an hour after the request", async () => {
    const { email } = await makeUser();
    const requestedAt = new Date(Date.now() - 50 * 60_000).toISOString();

    await react(passwordResetRequested, { id: randomUUID(), email, requestedAt });

    const { expiresAt } = await db.mailedLink.findFirstOrThrow();
    expect(expiresAt.getTime()).toBe(Date.parse(requestedAt) + 3_600_000);
  });

  it("isn't sent if the worker runs after that hour", async () => {
    const { email } = await makeUser();
    const requestedAt = new Date(Date.now() - 61 * 60_000).toISOString();

    await react(passwordResetRequested, { id: randomUUID(), email, requestedAt });

    expect(sink.mails).toHaveLength(0);
  });

  it.each([
    ["no account has", "unknown@example.org"],
    ["a suspended account has", "suspended@example.org"],
  ])("isn't sent to an address that %s", async (_which, email) => {
    await makeUser({ email: "suspended@example.org", status: "suspended" });

    await ask(email);

    expect(sink.mails).toHaveLength(0);
    expect(await db.mailedLink.count()).toBe(0);
  });
});

describe("a changed password", () => {
  it.each([
    ["settings", "in its settings"],
    ["reset", "with a link from an email to this address"],
  ] as const)("is announced to its owner (%s)", async (how, words) => {
    const { id, email } = await makeUser();

    await react(passwordChanged, { ...cause(id), how });

    expect(sink.mails.map(({ recipients }) => recipients)).toEqual([[email]]);
    expect(sink.mails[0]?.mail.subject).toBe("Your password was changed");
    expect(sink.mails[0]?.mail.text).toContain(words);
    expect(sink.mails[0]?.mail.text).toContain("https://jobs.example.org/Reset-password");
    expect(sink.mails[0]?.mail.text).not.toContain("passkey");
  });

  it.each([
    [1, "One passkey can still log in to it. Check that you recognise it:"],
    [3, "3 passkeys can still log in to it. Check that you recognise them:"],
  ])("says that %i passkeys stay", async (passkeys, sentence) => {
    const { id } = await makeUser();

    await react(passwordChanged, { ...cause(id), how: "reset", passkeys });

    expect(sink.mails[0]?.words).toContain(sentence);
    expect(sink.mails[0]?.words).toContain("https://jobs.example.org/app/settings/security");
  });
});

it.each([
  [true, "A passkey was added"],
  [false, "A passkey was removed"],
])("reports that a passkey was added or removed (added: %s)", async (isAdded, subject) => {
  const { id, email } = await makeUser();

  await react(passkeyChanged, { ...cause(id), isAdded });

  expect(sink.mails.map(({ recipients, mail }) => [recipients, mail.subject])).toEqual([
    [[email], subject],
  ]);
});

it.each([
  [true, "Two-factor login is on"],
  [false, "Two-factor login is off"],
])("reports that two-factor login was turned on or off (on: %s)", async (isOn, subject) => {
  const { id, email } = await makeUser();

  await react(twoFactorChanged, { ...cause(id), isOn });

  expect(sink.mails.map(({ recipients, mail }) => [recipients, mail.subject])).toEqual([
    [[email], subject],
  ]);
});

it("warns someone whose password is known that codes are being guessed", async () => {
  const { id, email } = await makeUser();
  const claim = await makeUser({ emailVerifiedAt: null });

  await react(codesRefused, cause(id));
  await react(codesRefused, cause(claim.id));

  expect(sink.mails.map(({ recipients, mail }) => [recipients, mail.subject])).toEqual([
    [[email], "Wrong codes for your account"],
  ]);
  expect(sink.mails[0]?.mail.text).toContain("https://jobs.example.org/Reset-password");
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

  it("with a new device is reported, with the device and time", async () => {
    const { id, email } = await makeUser();

    await signIn(id, true);

    expect(sink.mails.map(({ recipients }) => recipients)).toEqual([[email]]);
    expect(sink.mails[0]?.mail.subject).toBe("New sign-in to your account");
    expect(sink.mails[0]?.mail.text).toContain(
      "Device: Firefox on Linux\nTime: 21 November 2026 at 08:30 UTC\n",
    );
    expect(sink.mails[0]?.mail.text).toContain(
      "turn these emails off: https://jobs.example.org/app/settings",
    );
  });

  it("is reported even if its session has ended in the meantime", async () => {
    const { id } = await makeUser();

    await react(signedIn, { ...cause(id), sessionId: randomUUID(), isNewDevice: true });

    expect(sink.mails).toHaveLength(1);
    expect(sink.mails[0]?.mail.text).not.toContain("Device:");
  });

  it("with a known device is not reported", async () => {
    const { id } = await makeUser();

    await signIn(id, false);

    expect(sink.mails).toHaveLength(0);
  });

  it("is not reported to someone who turned that off, nor to an unverified address", async () => {
    const user = await makeUser();
    await changePreferences(await asActor(user), { mail: { new_sign_in: false } });
    const claim = await makeUser({ emailVerifiedAt: null });

    await signIn(user.id, true);
    await signIn(claim.id, true);

    expect(sink.mails).toHaveLength(0);
  });
});
