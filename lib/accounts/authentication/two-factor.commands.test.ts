import { randomUUID } from "node:crypto";
import { generateSync } from "otplib";
import { describe, expect, it, vi } from "vitest";
import { db } from "@/lib/platform/db/client";
import { aClient, asActor, makeApiToken, makeUser, PASSWORD } from "@/lib/testing/accounts";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { passSeconds } from "@/lib/testing/limits";
import { requestEmailChange } from "../email-address.commands";
import { issueLink } from "../mailed-links.commands";
import type { Actor } from "../schema";
import { logIn } from "./login.commands";
import { resetPassword } from "./passwords.commands";
import { beginTwoFactor, disableTwoFactor, enableTwoFactor } from "./two-factor.commands";

setUpDatabase();

const STEP_MS = 30_000;

/** The code that an app shows `steps` steps from now. */
function codeOf(secret: string, steps = 0): string {
  return generateSync({ secret, epoch: Math.floor((Date.now() + steps * STEP_MS) / 1000) });
}

async function enroll(values: Parameters<typeof makeUser>[0] = {}) {
  const user = await makeUser(values);
  const actor = await asActor(user);
  const { secret } = await beginTwoFactor(actor, PASSWORD);
  const codes = await enableTwoFactor(actor, codeOf(secret, -1));
  const logInWith = (code?: string) =>
    logIn(
      { email: user.email, password: PASSWORD, userType: "job_seeker", ...(code ? { code } : {}) },
      aClient(),
    );
  return { user, actor, secret, codes, logInWith };
}

/** Opens another session, a bearer token and a pending change of address. */
async function openEverything(user: Awaited<ReturnType<typeof makeUser>>): Promise<void> {
  await asActor(user);
  await makeApiToken(user.id);
  const change = { email: "attacker@example.org", currentPassword: PASSWORD };
  await requestEmailChange(await asActor(user), change, aClient());
}

async function listOpen() {
  const sessions = await db.session.findMany({ select: { id: true } });
  const links = await db.mailedLink.count({ where: { usedAt: null, supersededAt: null } });
  return { sessions: sessions.map(({ id }) => id), tokens: await db.apiToken.count(), links };
}

describe("setting up the second factor", () => {
  it("returns ten recovery codes once and stores neither them nor the secret readably", async () => {
    const { codes, secret } = await enroll();

    expect(new Set(codes).size).toBe(10);
    const [kept] = await db.$queryRaw<{ text: string }[]>`
      SELECT (SELECT string_agg(u::text, '') FROM users u)
        || (SELECT string_agg(r::text, '') FROM recovery_codes r) AS text`;
    for (const plain of [secret, ...codes]) expect(kept?.text).not.toContain(plain);
    expect(await queuedEvents("accounts.two_factor_changed")).toMatchObject([{ isOn: true }]);
  });

  // OWASP ASVS 7.4.3.
  it("ends every other session and token, and every pending link", async () => {
    const user = await makeUser();
    const actor = await asActor(user);
    await openEverything(user);
    const { secret } = await beginTwoFactor(actor, PASSWORD);

    await enableTwoFactor(actor, codeOf(secret));

    expect(await listOpen()).toEqual({ sessions: [actor.sessionId], tokens: 0, links: 0 });
  });

  it("requires the password and a correct code", async () => {
    const actor = await asActor(await makeUser());

    await expect(beginTwoFactor(actor, "no")).rejects.toMatchObject({ code: "invalid" });
    await beginTwoFactor(actor, PASSWORD);
    await expect(enableTwoFactor(actor, "000000")).rejects.toMatchObject({
      fields: { code: [expect.stringContaining("isn't right")] },
    });
    expect(await db.user.count({ where: { twoFactorEnabledAt: { not: null } } })).toBe(0);
  });

  it("can't be restarted while it is on", async () => {
    const { actor } = await enroll();

    await expect(beginTwoFactor(actor, PASSWORD)).rejects.toMatchObject({ code: "conflict" });
  });
});

// OWASP ASVS 6.3.3, 6.5.1, 6.6.3.
describe("logging in with the second factor", () => {
  it("asks for the code once the password is right, and never before", async () => {
    const { user, logInWith } = await enroll();

    await expect(logInWith()).rejects.toMatchObject({
      code: "unauthenticated",
      fields: { code: ["Enter the code from your authenticator app."] },
    });
    const wrong = { email: user.email, password: "no", userType: "job_seeker" as const };
    await expect(logIn(wrong, aClient())).rejects.toMatchObject({ fields: {} });
  });

  it("accepts a code once, even in two simultaneous requests", async () => {
    const { secret, logInWith } = await enroll();
    const code = codeOf(secret);

    const results = await Promise.allSettled([logInWith(code), logInWith(code)]);

    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(logInWith(code)).rejects.toMatchObject({ code: "unauthenticated" });
    await expect(logInWith(codeOf(secret, 1))).resolves.toBeTruthy();
  });

  it("accepts a recovery code once, however it is typed", async () => {
    const { codes, logInWith } = await enroll();
    const [code = ""] = codes;

    await expect(logInWith(` ${code.replaceAll("-", " ").toUpperCase()} `)).resolves.toBeTruthy();
    await expect(logInWith(code)).rejects.toMatchObject({ code: "unauthenticated" });
    await expect(logInWith(codes[1])).resolves.toBeTruthy();
  });

  it("accepts a recovery code even when the secret can no longer be decrypted", async () => {
    const { codes, logInWith } = await enroll();
    await db.user.updateMany({ data: { twoFactorSecret: "sealed with another key" } });

    await expect(logInWith(codes[0])).resolves.toBeTruthy();
  });

  it("allows five guesses a minute", async () => {
    const { secret, logInWith } = await enroll();
    for (let attempt = 0; attempt < 5; attempt++) {
      await logInWith("000000").catch(() => undefined);
    }

    await expect(logInWith(codeOf(secret))).rejects.toMatchObject({ code: "rate_limited" });
  });
});

// Whoever gets this far knows the password.
describe("guessing at codes", () => {
  const guess = async (logInWith: (code: string) => Promise<unknown>, times: number) => {
    for (let attempt = 0; attempt < times; attempt++) {
      await logInWith("000000").catch(() => undefined);
    }
  };

  it("locks for longer each time, and tells the owner once", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
    try {
      const { user, codes, logInWith } = await enroll();
      await guess(logInWith, 5);
      passSeconds(61);
      await guess(logInWith, 1);
      passSeconds(61);

      await expect(logInWith(codes[0])).rejects.toMatchObject({ code: "rate_limited" });
      passSeconds(60);
      await expect(logInWith(codes[0])).resolves.toBeTruthy();
      expect(await queuedEvents("accounts.codes_refused")).toMatchObject([{ userId: user.id }]);
    } finally {
      vi.useRealTimers();
    }
  });

  it("stops at the lock, even for simultaneous guesses", async () => {
    const { logInWith } = await enroll();

    const results = await Promise.allSettled(
      Array.from({ length: 12 }, (_, number) => logInWith(`00000${number % 10}`)),
    );

    const refused = results.filter(
      (response) => response.status === "rejected" && response.reason.code === "unauthenticated",
    );
    expect(refused.length).toBeLessThanOrEqual(5);
    expect(await queuedEvents("accounts.codes_refused")).toHaveLength(1);
  });

  it("ends once the owner has chosen a new password", async () => {
    const { user, codes, logInWith } = await enroll();
    await guess(logInWith, 5);
    const { token } = await db.$transaction((tx) =>
      issueLink(tx, {
        id: randomUUID(),
        userId: user.id,
        purpose: "reset_password",
        email: user.email,
      }),
    );
    await resetPassword({ token, password: PASSWORD, confirmPassword: PASSWORD }, aClient());

    await expect(logInWith(codes[0])).resolves.toBeTruthy();
  });
});

describe("turning the second factor off", () => {
  it("requires the password and a code", async () => {
    const { actor, secret, logInWith } = await enroll();
    const attempt = (currentPassword: string, code: string) =>
      disableTwoFactor(actor, { currentPassword, code });

    await expect(attempt("no", codeOf(secret))).rejects.toThrow("isn't your password");
    await expect(attempt(PASSWORD, "000000")).rejects.toThrow("isn't right");
    await attempt(PASSWORD, codeOf(secret));

    await expect(logInWith()).resolves.toBeTruthy();
    expect(await db.recoveryCode.count()).toBe(0);
  });

  it("ends every other session and token, and every pending link", async () => {
    const { user, actor, secret } = await enroll();
    await openEverything(user);

    await disableTwoFactor(actor, { currentPassword: PASSWORD, code: codeOf(secret) });

    expect(await listOpen()).toEqual({ sessions: [actor.sessionId], tokens: 0, links: 0 });
  });

  it("is not possible for admins", async () => {
    const { user, secret } = await enroll({ userType: "admin" });
    const admin: Actor = await asActor(user);

    await expect(
      disableTwoFactor(admin, { currentPassword: PASSWORD, code: codeOf(secret) }),
    ).rejects.toMatchObject({ code: "forbidden" });
  });
});
