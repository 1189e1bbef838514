import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { mailedCode } from "@/lib/platform/security/secrets";
import { aClient, asActor, makeUser, PASSWORD } from "@/lib/testing/accounts";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { makeAuthenticator } from "@/lib/testing/services/authenticator";
import { requestEmailChange } from "../email-address.commands";
import { beginPasskeyProof, logInWithPasskey } from "../passkeys/passkey-login.commands";
import { addPasskey, beginPasskey, removePasskey } from "../passkeys/passkeys.commands";
import { requestExport } from "../privacy/data-export.commands";
import { requestDeletion } from "../privacy/deletion.commands";
import { changePassword } from "./passwords.commands";
import { checkProof } from "./proofs.commands";
import { proofEnd } from "./proofs.queries";
import { proveByCode, proveByPasskey, requestProofCode } from "./proving.commands";
import { beginTwoFactor } from "./two-factor.commands";

setUpDatabase();

const NOT_PROVED = { fields: { currentPassword: ["Confirm that it's you first."] } };
const WRONG_CODE = { code: "invalid", fields: { mailedCode: [expect.stringContaining("code")] } };

const NEW = { password: "nine-quiet-harbours", confirmPassword: "nine-quiet-harbours" };

const withoutPassword = async () => asActor(await makeUser({ passwordHash: null }));

async function provedByMail() {
  const actor = await withoutPassword();
  const { codeId } = await requestProofCode(actor, aClient());
  await proveByCode(actor, { codeId, mailedCode: mailedCode(codeId) });
  return actor;
}

describe("proving who you are without a password (ASVS 7.5.1)", () => {
  it("accepts a mailed code, for ten minutes and in this browser", async () => {
    const user = await makeUser({ passwordHash: null });
    const [actor, elsewhere] = [await asActor(user), await asActor(user)];
    await expect(checkProof(actor, undefined)).rejects.toMatchObject(NOT_PROVED);

    const { codeId } = await requestProofCode(actor, aClient());
    const { provedUntil } = await proveByCode(actor, {
      codeId,
      mailedCode: ` ${mailedCode(codeId).replace(/(...)/, "$1 ")}`,
    });

    expect(await queuedEvents("accounts.code_requested")).toEqual([
      { id: codeId, userId: user.id },
    ]);
    expect(await proofEnd(actor)).toBe(provedUntil);
    await expect(checkProof(actor, undefined)).resolves.toBeUndefined();
    await expect(checkProof(elsewhere, undefined)).rejects.toMatchObject(NOT_PROVED);
    expect(await db.auditEntry.findMany({ where: { action: "session.proved" } })).toMatchObject([
      { actorId: user.id, details: { by: "mail" } },
    ]);
    const elevenMinutesAgo = new Date(Date.now() - 11 * 60_000);
    await db.session.update({
      where: { id: actor.sessionId },
      data: { provedAt: elevenMinutesAgo },
    });
    await expect(checkProof(actor, undefined)).rejects.toMatchObject(NOT_PROVED);
  });

  it("accepts the account's own passkey, but no other, and no answer to the login's challenge", async () => {
    const owner = await asActor(await makeUser());
    const authenticator = makeAuthenticator();
    const { challenge } = await beginPasskey(owner, PASSWORD);
    await addPasskey(owner, { name: "Mine", response: authenticator.register({ challenge }) });
    const other = await withoutPassword();
    const respond = async ({ challenge: given }: { challenge: string }) =>
      authenticator.assert({ challenge: given, userHandle: owner.id });

    await expect(
      proveByPasskey(other, await respond(await beginPasskeyProof(other))),
    ).rejects.toMatchObject({ code: "invalid" });
    const asked = await beginPasskeyProof(owner);
    await expect(logInWithPasskey(await respond(asked), aClient())).rejects.toMatchObject({
      code: "unauthenticated",
    });
    await proveByPasskey(owner, await respond(await beginPasskeyProof(owner)));

    expect(await proofEnd(other)).toBeNull();
    expect(await proofEnd(owner)).not.toBeNull();
  });

  it("allows everything that a password allows", async () => {
    const actor = await provedByMail();
    const email = `${randomUUID()}@example.org`;

    await expect(
      Promise.all([
        beginTwoFactor(actor, undefined),
        beginPasskey(actor, undefined),
        requestExport(actor, undefined),
        requestEmailChange(actor, { email }, aClient()),
      ]),
    ).resolves.toHaveLength(4);
    await changePassword(actor, NEW);
    await expect(checkProof(actor, "nine-quiet-harbours")).resolves.toBeUndefined();
    await expect(requestDeletion(actor, undefined)).resolves.toHaveProperty("deletionDueAt");
  });

  it("is required for each of these actions", async () => {
    const actor = await withoutPassword();

    for (const asked of [
      () => beginTwoFactor(actor, undefined),
      () => beginPasskey(actor, undefined),
      () => removePasskey(actor, randomUUID(), undefined),
      () => requestExport(actor, undefined),
      () => requestEmailChange(actor, { email: "new@example.org" }, aClient()),
      () => changePassword(actor, NEW),
      () => requestDeletion(actor, undefined),
    ]) {
      await expect(asked()).rejects.toMatchObject(NOT_PROVED);
    }
    await expect(checkProof(actor, "")).rejects.toMatchObject({
      fields: { currentPassword: ["This isn't your password."] },
    });
  });

  it("isn't for accounts with a password, or for programs", async () => {
    const actor = await asActor(await makeUser());

    await expect(checkProof(actor, undefined)).rejects.toMatchObject({
      fields: { currentPassword: ["Enter your current password"] },
    });
    await expect(requestProofCode(actor, aClient())).rejects.toMatchObject({ code: "conflict" });
    const program = { ...(await withoutPassword()), sessionId: null };
    await expect(requestProofCode(program, aClient())).rejects.toMatchObject({ code: "invalid" });
  });
});

// OWASP ASVS 6.5.1
describe("a mailed code (ASVS 6.5.1)", () => {
  it("works once, even if it is entered several times at once", async () => {
    const actor = await withoutPassword();
    const { codeId } = await requestProofCode(actor, aClient());
    const given = { codeId, mailedCode: mailedCode(codeId) };

    const results = await Promise.allSettled([1, 2, 3].map(() => proveByCode(actor, given)));

    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(proveByCode(actor, given)).rejects.toMatchObject(WRONG_CODE);
  });

  it("ends after five wrong attempts, and an account's attempts are limited", async () => {
    const actor = await withoutPassword();
    const { codeId } = await requestProofCode(actor, aClient());
    const right = mailedCode(codeId);
    const wrong = right === "000000" ? "000001" : "000000";
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await expect(proveByCode(actor, { codeId, mailedCode: wrong })).rejects.toMatchObject(
        WRONG_CODE,
      );
    }
    await expect(proveByCode(actor, { codeId, mailedCode: right })).rejects.toMatchObject(
      WRONG_CODE,
    );

    const next = (await requestProofCode(actor, aClient())).codeId;
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await expect(proveByCode(actor, { codeId: next, mailedCode: "" })).rejects.toMatchObject(
        WRONG_CODE,
      );
    }
    await expect(
      proveByCode(actor, { codeId: next, mailedCode: mailedCode(next) }),
    ).rejects.toMatchObject({ code: "rate_limited" });
  });

  it("doesn't work for anyone else, expires, and ends with a new password or address", async () => {
    const [actor, other] = [await withoutPassword(), await withoutPassword()];
    const { codeId } = await requestProofCode(actor, aClient());
    const given = { codeId, mailedCode: mailedCode(codeId) };

    await expect(proveByCode(other, given)).rejects.toMatchObject(WRONG_CODE);
    await db.mailedCode.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } });
    await expect(proveByCode(actor, given)).rejects.toMatchObject(WRONG_CODE);
    const proved = await provedByMail();
    const open = (await requestProofCode(proved, aClient())).codeId;
    await changePassword(proved, NEW);
    await expect(
      proveByCode(proved, { codeId: open, mailedCode: mailedCode(open) }),
    ).rejects.toMatchObject(WRONG_CODE);
  });
});
