import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import type { User } from "@/lib/platform/db/generated/client";
import { aClient, asActor, makeUser, PASSWORD } from "@/lib/testing/accounts";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { makeAuthenticator } from "@/lib/testing/services/authenticator";
import { logIn } from "../authentication/login.commands";
import { resetPassword } from "../authentication/passwords.commands";
import { forgetEnded } from "../authentication/tokens.commands";
import { issueLink } from "../mailed-links.commands";
import { beginPasskeyLogin, logInWithPasskey, PASSKEY_REFUSED } from "./passkey-login.commands";
import { addPasskey, beginPasskey } from "./passkeys.commands";
import type { PasskeyAssertion } from "./passkeys.schema";

setUpDatabase();

const REFUSED = { code: "unauthenticated", message: PASSKEY_REFUSED };

type SigningOptions = Partial<Parameters<ReturnType<typeof makeAuthenticator>["assert"]>[0]>;

/** Someone with a passkey, and their authenticator's answer to a new challenge. */
async function withPasskey(values: Parameters<typeof makeUser>[0] = {}) {
  const user = await makeUser(values);
  const actor = await asActor(user);
  const authenticator = makeAuthenticator();
  const { challenge } = await beginPasskey(actor, PASSWORD);
  await addPasskey(actor, { name: "Phone", response: authenticator.register({ challenge }) });
  await db.session.deleteMany();
  const sign = async (given: SigningOptions = {}): Promise<PasskeyAssertion> => {
    const { challenge: asked } = await beginPasskeyLogin();
    return authenticator.assert({ userHandle: user.id, challenge: asked, ...given });
  };
  return { user, sign };
}

async function expectRefused(assertion: PasskeyAssertion): Promise<void> {
  await expect(logInWithPasskey(assertion, aClient())).rejects.toMatchObject(REFUSED);
  expect(await db.session.count()).toBe(0);
}

describe("logging in with a passkey", () => {
  it("starts a session and notes the use", async () => {
    const { user, sign } = await withPasskey();

    const opened = await logInWithPasskey(await sign(), aClient({ userAgent: "Test" }));

    expect(opened).toMatchObject({ userId: user.id, userType: "job_seeker" });
    expect(await db.session.findMany()).toMatchObject([
      { id: opened.sessionId, userId: user.id, userAgent: "Test" },
    ]);
    expect(await queuedEvents("accounts.signed_in")).toMatchObject([{ userId: user.id }]);
    const { lastUsedAt } = await db.passkey.findFirstOrThrow();
    expect(Date.now() - (lastUsedAt?.getTime() ?? 0)).toBeLessThan(60_000);
  });

  it.each(["job_seeker", "employer", "admin"] as const)("works for a %s", async (userType) => {
    const { sign } = await withPasskey({ userType });

    await expect(logInWithPasskey(await sign(), aClient())).resolves.toMatchObject({ userType });
  });

  // OWASP ASVS 6.3.3: the authenticator has verified its owner, which is the second factor.
  it("asks for no code, because the authenticator checks the person", async () => {
    const { sign } = await withPasskey({
      twoFactorEnabledAt: new Date(),
      twoFactorSecret: "none",
    });

    await expectRefused(await sign({ isVerified: false }));
    await expect(logInWithPasskey(await sign(), aClient())).resolves.toBeTruthy();
  });

  it.each([
    ["a page of another site", { origin: "http://localhost:3000.evil.example" }],
    ["a page of another port", { origin: "http://localhost:3001" }],
    ["another site's passkey", { rpId: "evil.example" }],
    ["a response that names nobody", { userHandle: "" }],
  ])("refuses %s", async (_which, wrong) => {
    const { sign } = await withPasskey();

    await expectRefused(await sign(wrong));
  });

  it("refuses a response that names another account", async () => {
    const [mine, other] = [await withPasskey(), await withPasskey()];

    await expectRefused(await mine.sign({ userHandle: other.user.id }));
  });

  it("refuses another key's signature and an unknown passkey", async () => {
    const [mine, other] = [await withPasskey(), await withPasskey()];
    const { id, rawId } = await other.sign();
    const forged = { ...(await mine.sign({ userHandle: other.user.id })), id, rawId };

    await expectRefused(forged);
    await db.passkey.deleteMany();
    await expectRefused(await mine.sign());
  });

  it("accepts each response once, even when it arrives twice at the same time", async () => {
    const { sign } = await withPasskey();
    const assertion = await sign();

    const results = await Promise.allSettled(
      [1, 2, 3].map(() => logInWithPasskey(assertion, aClient())),
    );

    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await db.session.count()).toBe(1);
  });

  it("refuses a response after five minutes, and one to a new passkey's challenge", async () => {
    const { user, sign } = await withPasskey();
    const late = await sign();
    await db.passkeyChallenge.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } });

    await expectRefused(late);
    await forgetEnded(new Date());
    expect(await db.passkeyChallenge.count()).toBe(0);
    const actor = await asActor(user);
    const { challenge } = await beginPasskey(actor, PASSWORD);
    await db.session.deleteMany();
    await expectRefused(await sign({ challenge }));
  });

  // W3C, Web Authentication Level 3, 6.1.1: a copy of the authenticator counts from where it was.
  it("refuses a counter that stays or goes back, and accepts one that advances", async () => {
    const { sign } = await withPasskey();
    await logInWithPasskey(await sign({ counter: 7 }), aClient());
    await db.session.deleteMany();

    await expectRefused(await sign({ counter: 7 }));
    await expectRefused(await sign({ counter: 3 }));
    await expectRefused(await sign({ counter: 0 }));
    await expect(logInWithPasskey(await sign({ counter: 8 }), aClient())).resolves.toBeTruthy();
  });

  it("records whose passkey was refused", async () => {
    const { user, sign } = await withPasskey();

    await expectRefused(await sign({ origin: "https://evil.example" }));

    const refused = { where: { action: "session.passkey_refused" } };
    expect(await db.auditEntry.findMany(refused)).toMatchObject([{ actorId: user.id }]);
  });
});

describe("an account with a passkey", () => {
  it("opens as with the password when its address is unverified or its deletion is scheduled", async () => {
    const unverified = await withPasskey({ emailVerifiedAt: null });
    const leaving = await withPasskey({ deletionDueAt: new Date(Date.now() + 86_400_000) });

    for (const { user, sign } of [unverified, leaving]) {
      const opened = await logInWithPasskey(await sign(), aClient());
      const { userId } = await logIn(
        { email: user.email, password: PASSWORD, userType: "job_seeker" },
        aClient(),
      );
      expect(opened.userId).toBe(userId);
    }
  });

  it("stays closed when it is suspended, and tells its owner why", async () => {
    const { user, sign } = await withPasskey();
    await db.user.update({ where: { id: user.id }, data: { status: "suspended" } });

    await expect(logInWithPasskey(await sign(), aClient())).rejects.toMatchObject({
      code: "forbidden",
    });
    expect(await db.session.count()).toBe(0);
  });

  it("lets its owner in while guesses at the password have locked it", async () => {
    const { user, sign } = await withPasskey();
    const guess = { email: user.email, password: "not it", userType: "job_seeker" as const };
    for (let count = 0; count < 6; count += 1) {
      await logIn(guess, aClient()).catch(() => undefined);
    }
    const right = { ...guess, password: PASSWORD };
    await expect(logIn(right, aClient())).rejects.toMatchObject({ code: "challenge_required" });

    await expect(logInWithPasskey(await sign(), aClient())).resolves.toBeTruthy();
    await expect(logIn(right, aClient())).resolves.toBeTruthy();
  });

  it("counts attempts like those with a password", async () => {
    const { sign } = await withPasskey();
    const client = aClient();
    for (let count = 0; count < 25; count += 1) {
      await expect(
        logInWithPasskey(await sign({ rpId: "evil.example" }), client),
      ).rejects.toMatchObject(REFUSED);
    }

    await expect(logInWithPasskey(await sign(), client)).rejects.toMatchObject({
      code: "rate_limited",
    });
  });
});

describe("a new password by email", () => {
  async function reset(user: User): Promise<void> {
    const { id: userId, email } = user;
    const id = crypto.randomUUID();
    const { token } = await db.$transaction((tx) =>
      issueLink(tx, { id, userId, email, purpose: "reset_password" }),
    );
    const password = "nine-quiet-harbours";
    await resetPassword({ token, password, confirmPassword: password }, aClient());
  }

  it("leaves the passkeys, and counts them for the email about it", async () => {
    const { user, sign } = await withPasskey();

    await reset(user);

    expect(await queuedEvents("accounts.password_changed")).toMatchObject([{ passkeys: 1 }]);
    await expect(logInWithPasskey(await sign(), aClient())).resolves.toBeTruthy();
  });

  // Whoever signed up with the address before its owner did would keep a way in.
  it("removes them if no one had verified the address", async () => {
    const { user, sign } = await withPasskey({ emailVerifiedAt: null });

    await reset(user);

    expect(await queuedEvents("accounts.password_changed")).toMatchObject([{ passkeys: 0 }]);
    await expectRefused(await sign());
  });
});
