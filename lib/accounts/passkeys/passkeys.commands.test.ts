import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { asActor, makeUser, PASSWORD } from "@/lib/testing/accounts";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { makeAuthenticator } from "@/lib/testing/services/authenticator";
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from "./passkeys.commands";
import { listPasskeys } from "./passkeys.queries";
import { PASSKEYS_MOST } from "./passkeys.schema";

setUpDatabase();

const REFUSED = { code: "invalid", message: "This passkey couldn't be added. Try again." };

async function someone() {
  return asActor(await makeUser());
}

describe("adding a passkey", () => {
  it("keeps its public key, tells its owner, and lists it", async () => {
    const actor = await someone();
    const { challenge, user, authenticatorSelection } = await beginPasskey(actor, PASSWORD);

    const added = await addPasskey(actor, {
      name: "My phone",
      response: makeAuthenticator().register({ challenge }),
    });

    expect(Buffer.from(user.id, "base64url").toString()).toBe(actor.id);
    expect(authenticatorSelection).toMatchObject({
      residentKey: "required",
      userVerification: "required",
    });
    expect(added).toMatchObject({ name: "My phone", lastUsedAt: null });
    expect(await listPasskeys(actor)).toEqual([added]);
    expect(await queuedEvents("accounts.passkey_changed")).toMatchObject([
      { userId: actor.id, isAdded: true },
    ]);
    expect(await db.auditEntry.findMany({ where: { action: "passkey.added" } })).toMatchObject([
      { actorId: actor.id },
    ]);
  });

  // OWASP ASVS 7.5.1: a session alone is not enough to change how one logs in.
  it("requires the password", async () => {
    const actor = await someone();

    await expect(beginPasskey(actor, "not it")).rejects.toMatchObject({
      fields: { currentPassword: ["This isn't your password."] },
    });
    expect(await db.passkeyChallenge.count()).toBe(0);
  });

  it.each([
    ["from a page of another site", { origin: "http://localhost:3000.evil.example" }],
    ["from another port of the host", { origin: "http://localhost:3001" }],
    ["made for another site", { rpId: "evil.example" }],
    ["that did not verify who used it", { isVerified: false }],
  ])("refuses one %s", async (_which, wrong) => {
    const actor = await someone();
    const { challenge } = await beginPasskey(actor, PASSWORD);
    const response = makeAuthenticator().register({ challenge, ...wrong });

    await expect(addPasskey(actor, { name: "Phone", response })).rejects.toMatchObject(REFUSED);
    expect(await db.passkey.count()).toBe(0);
  });

  it("refuses responses to made-up, used, expired or someone else's challenges", async () => {
    const [actor, other] = [await someone(), await someone()];
    const add = (answered: string, whose = actor) => {
      const response = makeAuthenticator().register({ challenge: answered });
      return addPasskey(whose, { name: "Phone", response });
    };
    const madeUp = Buffer.from("made up, but long enough to be one").toString("base64url");

    await expect(add(madeUp)).rejects.toMatchObject(REFUSED);
    const { challenge } = await beginPasskey(actor, PASSWORD);
    await expect(add(challenge, other)).rejects.toMatchObject(REFUSED);
    await expect(add(challenge)).resolves.toMatchObject({ name: "Phone" });
    await expect(add(challenge)).rejects.toMatchObject(REFUSED);
    const late = await beginPasskey(actor, PASSWORD);
    await db.passkeyChallenge.updateMany({ data: { expiresAt: new Date() } });
    await expect(add(late.challenge)).rejects.toMatchObject(REFUSED);
    expect(await db.passkey.count()).toBe(1);
  });

  it("adds no credential twice, not even to another account", async () => {
    const [actor, other] = [await someone(), await someone()];
    const authenticator = makeAuthenticator();
    const add = async (whose: typeof actor) => {
      const { challenge } = await beginPasskey(whose, PASSWORD);
      return addPasskey(whose, { name: "Phone", response: authenticator.register({ challenge }) });
    };
    await add(actor);

    await expect(add(actor)).rejects.toMatchObject({ code: "conflict" });
    await expect(add(other)).rejects.toMatchObject({ code: "conflict" });
  });

  it("allows at most twenty", async () => {
    const actor = await someone();
    const { challenge } = await beginPasskey(actor, PASSWORD);
    const publicKeyCose = new Uint8Array();
    const rows = Array.from({ length: PASSKEYS_MOST }, (_, index) => ({
      userId: actor.id,
      credentialId: `credential ${index}`,
      publicKeyCose,
      name: "Phone",
    }));
    await db.passkey.createMany({ data: rows });
    const response = makeAuthenticator().register({ challenge });

    await expect(beginPasskey(actor, PASSWORD)).rejects.toMatchObject({ code: "conflict" });
    await expect(addPasskey(actor, { name: "Phone", response })).rejects.toMatchObject({
      code: "conflict",
    });
  });
});

describe("removing a passkey", () => {
  async function withPasskey() {
    const actor = await someone();
    const { challenge } = await beginPasskey(actor, PASSWORD);
    const response = makeAuthenticator().register({ challenge });
    return { actor, passkey: await addPasskey(actor, { name: "Phone", response }) };
  }

  // OWASP ASVS 7.4.3.
  it("signs every other browser out and tells its owner", async () => {
    const { actor, passkey } = await withPasskey();
    const { id, userId } = await db.session.findFirstOrThrow();
    await db.session.create({
      data: {
        id: passkey.id,
        userId,
        userAgent: "",
        expiresAt: new Date(Date.now() + 3_600_000),
      },
    });

    await removePasskey(actor, passkey.id, PASSWORD);

    expect(await listPasskeys(actor)).toEqual([]);
    expect(await db.session.findMany()).toMatchObject([{ id }]);
    expect(await queuedEvents("accounts.passkey_changed")).toContainEqual(
      expect.objectContaining({ userId: actor.id, isAdded: false }),
    );
  });

  it("requires the password, or the account's own passkey", async () => {
    const { actor, passkey } = await withPasskey();
    const other = await someone();

    await expect(removePasskey(actor, passkey.id, "not it")).rejects.toMatchObject({
      code: "invalid",
    });
    await expect(removePasskey(other, passkey.id, PASSWORD)).rejects.toMatchObject({
      code: "not_found",
    });
    expect(await listPasskeys(actor)).toEqual([passkey]);
  });
});

describe("renaming a passkey", () => {
  it("changes its name, and no one else's", async () => {
    const [actor, other] = [await someone(), await someone()];
    const { challenge } = await beginPasskey(actor, PASSWORD);
    const response = makeAuthenticator().register({ challenge });
    const { id } = await addPasskey(actor, { name: "My phone", response });

    await renamePasskey(actor, id, "Old phone");

    expect(await listPasskeys(actor)).toMatchObject([{ id, name: "Old phone" }]);
    await expect(renamePasskey(other, id, "Stolen")).rejects.toMatchObject({ code: "not_found" });
    expect(await listPasskeys(actor)).toMatchObject([{ name: "Old phone" }]);
  });
});
