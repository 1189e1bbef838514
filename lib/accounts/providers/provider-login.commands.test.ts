import { generateSecret } from "otplib";
import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { mailedCode, seal } from "@/lib/platform/security/secrets";
import { aClient, asActor, makeUser, PASSWORD } from "@/lib/testing/accounts";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { logIn } from "../authentication/login.commands";
import { changePassword } from "../authentication/passwords.commands";
import { beginJourney, completeJourney } from "./journeys.commands";
import {
  connectAfterLogin,
  logInByJourney,
  mailJourneyCode,
  signUpByJourney,
} from "./provider-login.commands";

setUpDatabase();

const from = () => ({ client: aClient(), cookie: "" });
const GONE = { code: "gone" };
let number = 0;

/** A browser that is back from Google, with what Google says. */
async function cameBack(email: string, more: object = {}) {
  number += 1;
  const client = aClient();
  const token = await beginJourney(
    { provider: "google", from: null, userType: "employer" },
    client,
  );
  const said = { sub: `subject ${number}`, email, email_verified: true, name: "Asha", ...more };
  const arrival = await completeJourney({ provider: "google", token, actor: null, client }, said);
  return { token, arrival };
}

function logInAs(email: string, userType: "job_seeker" | "employer" = "job_seeker") {
  return logIn({ email, password: PASSWORD, userType }, aClient());
}

describe("a new address", () => {
  it("becomes an account without a password, verified, of the type chosen", async () => {
    const { token, arrival } = await cameBack("Asha@Example.org");
    const input = { username: "asha", userType: "job_seeker" } as const;

    const { userId } = await signUpByJourney(token, input, aClient());
    const opened = await logInByJourney(token, {}, from());

    expect(arrival).toEqual({ kind: "sign_up" });
    expect(opened).toMatchObject({ userId, userType: "job_seeker" });
    expect(await db.user.findUniqueOrThrow({ where: { id: userId } })).toMatchObject({
      email: "asha@example.org",
      passwordHash: null,
      emailVerifiedAt: expect.any(Date),
      fullName: "Asha",
    });
    expect(await queuedEvents("accounts.created")).toMatchObject([{ userId }]);
    expect(await queuedEvents("accounts.email_verified")).toMatchObject([{ userId }]);
    expect(await db.providerJourney.count()).toBe(0);
  });

  it("gets a free user name, once", async () => {
    await makeUser({ username: "taken" });
    const { token } = await cameBack("new@example.org");
    const input = { username: "Taken", userType: "job_seeker" } as const;
    await expect(signUpByJourney(token, input, aClient())).rejects.toMatchObject({
      fields: { username: [expect.stringContaining("taken")] },
    });
    await expect(
      signUpByJourney(token, { ...input, username: "admin" }, aClient()),
    ).rejects.toMatchObject({ code: "invalid" });

    const results = await Promise.allSettled(
      ["one", "two"].map((username) => signUpByJourney(token, { ...input, username }, aClient())),
    );

    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await db.user.count({ where: { email: "new@example.org" } })).toBe(1);
  });

  it("is the new account's, although someone else had claimed it", async () => {
    const claim = await makeUser({ email: "claimed@example.org", emailVerifiedAt: null });
    const { token, arrival } = await cameBack("claimed@example.org");
    expect(arrival).toEqual({ kind: "sign_up" });
    await expect(mailJourneyCode(token, aClient())).rejects.toMatchObject(GONE);

    const input = { username: "gull", userType: "job_seeker" } as const;
    const { userId } = await signUpByJourney(token, input, aClient());

    expect(userId).not.toBe(claim.id);
    expect(
      (await db.user.findUniqueOrThrow({ where: { id: claim.id } })).emailVerifiedAt,
    ).toBeNull();
  });

  it("is verified for the claim whose password its owner knows", async () => {
    const claim = await makeUser({ email: "mine@example.org", emailVerifiedAt: null });
    const { token } = await cameBack("mine@example.org");

    await connectAfterLogin(await logInAs("mine@example.org"), token);

    expect(await db.providerLogin.findMany()).toMatchObject([{ userId: claim.id }]);
    const { emailVerifiedAt } = await db.user.findUniqueOrThrow({ where: { id: claim.id } });
    expect(emailVerifiedAt).not.toBeNull();
  });
});

// OWASP ASVS 6.8: what another site says about someone is not enough.
describe("a known address (ASVS 6.8.1)", () => {
  it("is connected only after its owner proves who they are", async () => {
    const owner = await makeUser({ email: "known@example.org" });
    const { token, arrival } = await cameBack("KNOWN@example.org");

    expect(arrival).toEqual({ kind: "login" });
    await expect(logInByJourney(token, {}, from())).rejects.toMatchObject({ code: "forbidden" });
    const input = { username: "second", userType: "job_seeker" } as const;
    await expect(signUpByJourney(token, input, aClient())).rejects.toMatchObject({
      code: "conflict",
    });
    expect(await db.providerLogin.count()).toBe(0);
    expect(await db.session.count({ where: { userId: owner.id } })).toBe(0);
  });

  it("is connected by a login with its password", async () => {
    const owner = await makeUser({ email: "known@example.org" });
    const { token } = await cameBack("known@example.org");

    await connectAfterLogin(await logInAs("known@example.org"), token);

    expect(await db.providerLogin.findMany()).toMatchObject([
      { userId: owner.id, provider: "google", email: "known@example.org" },
    ]);
    expect(await queuedEvents("accounts.provider_changed")).toMatchObject([
      { userId: owner.id, provider: "google", isConnected: true },
    ]);
    await expect(
      connectAfterLogin(await logInAs("known@example.org"), token),
    ).rejects.toMatchObject(GONE);
  });

  it("is not connected to anyone else who logs in, and their session ends", async () => {
    await makeUser({ email: "known@example.org" });
    const other = await makeUser({ email: "other@example.org" });
    const { token } = await cameBack("known@example.org");

    await expect(
      connectAfterLogin(await logInAs("other@example.org"), token),
    ).rejects.toMatchObject({ code: "forbidden" });

    expect(await db.providerLogin.count()).toBe(0);
    expect(await db.session.count({ where: { userId: other.id } })).toBe(0);
  });

  it("is connected by a code that is mailed to its owner", async () => {
    const owner = await makeUser({ email: "known@example.org" });
    const { token } = await cameBack("known@example.org");
    const { codeId } = await mailJourneyCode(token, aClient());
    const wrong = { codeId, mailedCode: "no" };
    await expect(logInByJourney(token, { mailed: wrong }, from())).rejects.toMatchObject({
      fields: { mailedCode: [expect.any(String)] },
    });

    const mailed = { codeId, mailedCode: mailedCode(codeId) };
    const opened = await logInByJourney(token, { mailed }, from());

    expect(opened.userId).toBe(owner.id);
    expect(await db.providerLogin.findMany()).toMatchObject([{ userId: owner.id }]);
  });

  it("has to be connected from the start again after a new password", async () => {
    const owner = await makeUser({ email: "known@example.org" });
    const { token } = await cameBack("known@example.org");
    const password = "nine-quiet-harbours";
    await changePassword(await asActor(owner), {
      currentPassword: PASSWORD,
      password,
      confirmPassword: password,
    });

    await expect(mailJourneyCode(token, aClient())).rejects.toMatchObject(GONE);
  });
});

describe("a connected account", () => {
  async function connectedUser(values: Parameters<typeof makeUser>[0] = {}) {
    const user = await makeUser(values);
    const subject = `subject of ${user.id}`;
    await db.providerLogin.create({
      data: { userId: user.id, provider: "google", subject, email: user.email },
    });
    return { user, sub: subject };
  }

  it("opens, whatever address the provider names now", async () => {
    const { user, sub } = await connectedUser();
    const { token, arrival } = await cameBack("moved@example.org", { sub, email_verified: false });

    const opened = await logInByJourney(token, {}, from());

    expect(arrival).toEqual({ kind: "login" });
    expect(opened.userId).toBe(user.id);
    expect(await db.providerLogin.findFirst()).toMatchObject({ lastUsedAt: expect.any(Date) });
    await expect(logInByJourney(token, {}, from())).rejects.toMatchObject(GONE);
  });

  it("still asks for the second factor", async () => {
    const { sub } = await connectedUser({
      twoFactorEnabledAt: new Date(),
      twoFactorSecret: seal(generateSecret(), "two-factor"),
    });
    const { token } = await cameBack("any@example.org", { sub });

    await expect(logInByJourney(token, {}, from())).rejects.toMatchObject({
      code: "unauthenticated",
      fields: { code: [expect.any(String)] },
    });
    await expect(logInByJourney(token, { code: "000000" }, from())).rejects.toMatchObject({
      fields: { code: [expect.any(String)] },
    });
    expect(await db.session.count()).toBe(0);
  });

  it("stays closed while it is suspended, and doesn't open for an admin", async () => {
    const { user, sub } = await connectedUser();
    const { token } = await cameBack("any@example.org", { sub });
    await db.user.update({ where: { id: user.id }, data: { status: "suspended" } });
    await expect(logInByJourney(token, {}, from())).rejects.toMatchObject({ code: "forbidden" });
    const refused = { kind: "refused", connects: false };
    expect((await cameBack("any@example.org", { sub })).arrival).toEqual({
      ...refused,
      problem: "suspended",
    });
    const admin = await makeUser({ userType: "admin" });
    expect((await cameBack(admin.email)).arrival).toEqual({ ...refused, problem: "admin" });
  });

  it("isn't taken over by a second account", async () => {
    const { sub } = await connectedUser();
    const other = await makeUser({ email: "other@example.org" });
    const { token } = await cameBack("other@example.org");
    await db.providerJourney.updateMany({ data: { subject: sub } });

    await expect(
      connectAfterLogin(await logInAs("other@example.org"), token),
    ).rejects.toMatchObject({ code: "conflict" });
    expect(await db.session.count({ where: { userId: other.id } })).toBe(0);
  });
});
