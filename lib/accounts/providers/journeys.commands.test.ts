import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { aClient, asActor, makeUser, PASSWORD } from "@/lib/testing/accounts";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { removePasskey } from "../passkeys/passkeys.commands";
import type { Actor } from "../schema";
import { disconnect } from "./connections.commands";
import { beginConnection, beginJourney, completeJourney, hasArrived } from "./journeys.commands";
import { readJourney } from "./queries";

setUpDatabase();

const NEW = { provider: "google", from: "/saved-jobs", userType: "job_seeker" } as const;
const SAID = { sub: "1", email: "asha@example.org", email_verified: true };

function back(token: string, said: unknown = SAID, actor: Actor | null = null) {
  return completeJourney({ provider: "google", token, actor, client: aClient() }, said);
}

const refused = (problem: string, connects = false) => ({ kind: "refused", connects, problem });

describe("coming back from a provider", () => {
  it("works once, in the browser that left, for fifteen minutes", async () => {
    const token = await beginJourney(NEW, aClient());
    expect(await hasArrived(token)).toBe(false);
    expect(await readJourney(token)).toBeNull();

    expect(await back("another token")).toEqual(refused("over"));
    expect(await back("")).toEqual(refused("over"));
    expect(await back(token)).toEqual({ kind: "sign_up" });

    expect(await hasArrived(token)).toBe(true);
    expect(await readJourney(token)).toMatchObject({
      provider: "google",
      email: "asha@example.org",
      from: "/saved-jobs",
      state: "new",
    });
    expect(await back(token, { ...SAID, sub: "2" })).toEqual(refused("over"));
    await db.providerJourney.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } });
    expect(await readJourney(token)).toBeNull();
    const late = await beginJourney(NEW, aClient());
    await db.providerJourney.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } });
    expect(await back(late)).toEqual(refused("over"));
  });

  it("works only for the provider that it left for", async () => {
    const token = await beginJourney({ ...NEW, provider: "linkedin" }, aClient());

    expect(await back(token)).toEqual(refused("over"));
  });

  it.each([
    ["an address that isn't verified", { ...SAID, email_verified: false }],
    ["an address that isn't said to be verified or not", { sub: "1", email: SAID.email }],
    ["no address", { sub: "1", email_verified: true }],
    ["an unknown value as the verified mark", { ...SAID, email_verified: "maybe" }],
  ])("is refused with %s", async (_which, said) => {
    const token = await beginJourney(NEW, aClient());

    expect(await back(token, said)).toEqual(refused("unverified"));
    expect(await db.providerJourney.count()).toBe(0);
  });

  it.each([null, {}, { sub: "" }, { sub: "1", email: "not an address" }])(
    "is refused with %j",
    async (said) => {
      expect(await back(await beginJourney(NEW, aClient()), said)).toEqual(refused("failed"));
    },
  );

  it("reads the verified mark when it is a string, as LinkedIn sends it", async () => {
    const token = await beginJourney(NEW, aClient());

    expect(await back(token, { ...SAID, email_verified: "true" })).toEqual({ kind: "sign_up" });
  });
});

describe("connecting a provider in the settings", () => {
  it("requires a proof, the same browser, the same person and the account's own address", async () => {
    const user = await makeUser({ email: "asha@example.org" });
    const actor = await asActor(user);
    const stranger = await asActor(await makeUser());
    const wanted = { provider: "google", currentPassword: PASSWORD } as const;
    await expect(
      beginConnection(actor, { ...wanted, currentPassword: "not it" }),
    ).rejects.toMatchObject({ fields: { currentPassword: [expect.any(String)] } });
    const begin = () => beginConnection(actor, wanted);

    expect(await back(await begin(), SAID, stranger)).toEqual(refused("over", true));
    expect(await back(await begin(), SAID, null)).toEqual(refused("over", true));
    const other = { ...SAID, email: "other@example.org" };
    expect(await back(await begin(), other, actor)).toEqual(refused("other_address", true));
    const unverified = { ...SAID, email_verified: false };
    expect(await back(await begin(), unverified, actor)).toEqual(refused("unverified", true));
    expect(await db.providerLogin.count()).toBe(0);

    expect(await back(await begin(), SAID, actor)).toEqual({ kind: "connected" });
    expect(await db.providerLogin.findMany()).toMatchObject([{ userId: user.id, subject: "1" }]);
    await expect(begin()).rejects.toMatchObject({ code: "conflict" });
  });

  it("is not for admins, or for unverified addresses", async () => {
    const wanted = { provider: "google", currentPassword: PASSWORD } as const;
    const admin = await asActor(await makeUser({ userType: "admin" }));
    await expect(beginConnection(admin, wanted)).rejects.toMatchObject({ code: "forbidden" });
    const claim = await asActor(await makeUser({ emailVerifiedAt: null }));
    await expect(beginConnection(claim, wanted)).rejects.toMatchObject({ code: "conflict" });
  });

  it("refuses a provider account that opens another account here", async () => {
    const other = await makeUser();
    await db.providerLogin.create({
      data: { userId: other.id, provider: "google", subject: "1", email: other.email },
    });
    const actor = await asActor(await makeUser({ email: "asha@example.org" }));
    const token = await beginConnection(actor, { provider: "google", currentPassword: PASSWORD });

    expect(await back(token, SAID, actor)).toEqual(refused("other_account", true));
  });
});

describe("disconnecting a provider", () => {
  async function onlyBy(ways: { passwordHash?: null } = {}) {
    const user = await makeUser(ways);
    const actor = await asActor(user);
    await db.session.updateMany({ where: { userId: user.id }, data: { provedAt: new Date() } });
    await db.providerLogin.create({
      data: { userId: user.id, provider: "google", subject: user.id, email: user.email },
    });
    return actor;
  }
  const addPasskey = (userId: string) =>
    db.passkey.create({
      data: { userId, credentialId: randomUUID(), publicKeyCose: new Uint8Array(1), name: "Mine" },
    });

  // OWASP ASVS 7.4.3
  it("ends every other session, and tells its owner", async () => {
    const actor = await onlyBy();
    await asActor(await db.user.findUniqueOrThrow({ where: { id: actor.id } }));

    await disconnect(actor, "google", PASSWORD);

    expect(await db.providerLogin.count()).toBe(0);
    expect(await db.session.findMany()).toMatchObject([{ id: actor.sessionId }]);
    expect(await queuedEvents("accounts.provider_changed")).toMatchObject([
      { userId: actor.id, isConnected: false },
    ]);
    await expect(disconnect(actor, "google", PASSWORD)).rejects.toMatchObject({
      code: "not_found",
    });
  });

  it("keeps the last way to log in, of either kind, even with two removals at once", async () => {
    const actor = await onlyBy({ passwordHash: null });
    await expect(disconnect(actor, "google", undefined)).rejects.toMatchObject({
      code: "conflict",
    });
    const { id } = await addPasskey(actor.id);

    const results = await Promise.allSettled([
      disconnect(actor, "google", undefined),
      removePasskey(actor, id, undefined),
    ]);

    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await db.providerLogin.count()) + (await db.passkey.count())).toBe(1);
  });
});
