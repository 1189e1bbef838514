import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { aClient, asActor, makeUser, PASSWORD } from "@/lib/testing/accounts";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { confirmEmail, requestEmailChange, requestVerification } from "./email-address.commands";
import { issueLink } from "./mailed-links.commands";
import type { Actor } from "./schema";

setUpDatabase();

const confirm = (token: string, actor: Actor | null = null, currentPassword?: string) =>
  confirmEmail({ token, currentPassword }, { actor, client: aClient() });

async function tokenFor(
  purpose: "verify_email" | "change_email",
  user: { id: string; email: string },
): Promise<string> {
  const { token } = await db.$transaction((tx) =>
    issueLink(tx, { id: randomUUID(), userId: user.id, purpose, email: user.email }),
  );
  return token;
}

describe("verifying an address", () => {
  it("verifies it once and announces it", async () => {
    const user = await makeUser({ emailVerifiedAt: null });
    const token = await tokenFor("verify_email", user);

    expect(await confirm(token)).toEqual({ email: user.email });

    const { emailVerifiedAt } = await db.user.findUniqueOrThrow({ where: { id: user.id } });
    expect(emailVerifiedAt).not.toBeNull();
    expect(await queuedEvents("accounts.email_verified")).toMatchObject([{ userId: user.id }]);
    await expect(confirm(token)).rejects.toMatchObject({ code: "gone" });
  });

  it("gives a claimed address to the first person who verifies it", async () => {
    const users = [
      await makeUser({ email: "meera@example.org", emailVerifiedAt: null }),
      await makeUser({ email: "meera@example.org", emailVerifiedAt: null }),
    ];
    const tokens = await Promise.all(users.map((user) => tokenFor("verify_email", user)));

    const results = await Promise.allSettled(tokens.map((token) => confirm(token)));

    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(results.find(({ status }) => status === "rejected")).toMatchObject({
      reason: { code: "conflict" },
    });
    expect(await db.user.count({ where: { emailVerifiedAt: { not: null } } })).toBe(1);
  });

  it("sends the email again, up to a limit", async () => {
    const actor = await asActor(await makeUser({ emailVerifiedAt: null }));
    for (let attempt = 0; attempt < 5; attempt++) await requestVerification(actor, aClient());

    await expect(requestVerification(actor, aClient())).rejects.toMatchObject({
      code: "rate_limited",
    });
    expect(await queuedEvents("accounts.verification_requested")).toHaveLength(5);
  });
});

describe("changing the address", () => {
  // OWASP ASVS 7.5.1: the password is required again.
  it("requires the password", async () => {
    const actor = await asActor(await makeUser());

    await expect(
      requestEmailChange(actor, { email: "new@example.org", currentPassword: "no" }, aClient()),
    ).rejects.toMatchObject({ fields: { currentPassword: expect.anything() } });
    expect(await queuedEvents("accounts.email_change_requested")).toEqual([]);
  });

  it("changes nothing until the link is used, then notifies the old address", async () => {
    const user = await makeUser();
    const actor = await asActor(user);
    const input = { email: "new@example.org", currentPassword: PASSWORD };

    await requestEmailChange(actor, input, aClient());
    expect(await db.user.findUnique({ where: { id: user.id } })).toEqual(user);

    const reset = await db.$transaction((tx) =>
      issueLink(tx, {
        id: randomUUID(),
        userId: user.id,
        purpose: "reset_password",
        email: user.email,
      }),
    );
    await confirm(await tokenFor("change_email", { id: user.id, email: input.email }), actor);

    expect(await db.user.findUnique({ where: { id: user.id } })).toMatchObject({
      email: "new@example.org",
    });
    expect(await queuedEvents("accounts.email_changed")).toMatchObject([
      { oldEmail: user.email, newEmail: "new@example.org" },
    ]);
    // A reset link sent to the old address ended with the change.
    expect(reset.token).toBeTruthy();
    expect(await db.mailedLink.count({ where: { usedAt: null, supersededAt: null } })).toBe(0);
  });

  it("responds in the same way for an address that another account has, and never takes it over", async () => {
    const owner = await makeUser({ email: "owner@example.org" });
    const user = await makeUser();
    const actor = await asActor(user);

    await requestEmailChange(actor, { email: owner.email, currentPassword: PASSWORD }, aClient());
    const token = await tokenFor("change_email", { id: user.id, email: owner.email });

    await expect(confirm(token, actor)).rejects.toMatchObject({ code: "conflict" });
    expect(await db.user.findUnique({ where: { id: user.id } })).toEqual(user);
  });

  // OWASP ASVS 7.5.1: reading the new address's mail does not make someone the account's owner.
  it("is confirmed with the account's session or password, never by the link by itself", async () => {
    const user = await makeUser();
    const stranger = await asActor(await makeUser());
    const admin = { ...(await asActor(user)), impersonatedBy: { adminId: randomUUID() } } as Actor;
    const token = await tokenFor("change_email", { id: user.id, email: "new@example.org" });

    for (const actor of [null, stranger, admin]) {
      await expect(confirm(token, actor)).rejects.toMatchObject({
        code: "invalid",
        fields: { currentPassword: [expect.stringContaining("password")] },
      });
    }
    await expect(confirm(token, null, "not it")).rejects.toMatchObject({
      fields: { currentPassword: ["This isn't your password."] },
    });
    expect(await db.user.findUnique({ where: { id: user.id } })).toEqual(user);

    await expect(confirm(token, null, PASSWORD)).resolves.toEqual({ email: "new@example.org" });
  });

  it("limits guesses at the password", async () => {
    const { id } = await makeUser();
    const token = await tokenFor("change_email", { id, email: "new@example.org" });
    for (let attempt = 0; attempt < 10; attempt++) {
      await confirm(token, null, "no").catch(() => undefined);
    }

    await expect(confirm(token, null, PASSWORD)).rejects.toMatchObject({ code: "rate_limited" });
  });

  it("does not verify with a link to an address that the account has left", async () => {
    const user = await makeUser({ emailVerifiedAt: null });
    const old = await tokenFor("verify_email", user);
    await db.user.update({ where: { id: user.id }, data: { email: "new@example.org" } });

    await expect(confirm(old)).rejects.toMatchObject({ code: "gone" });
    expect(
      (await db.user.findUniqueOrThrow({ where: { id: user.id } })).emailVerifiedAt,
    ).toBeNull();
  });
});
