import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { aClient, asActor, makeApiToken, makeUser, PASSWORD } from "@/lib/testing/accounts";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { confirmEmail, requestEmailChange } from "../email-address.commands";
import { issueLink } from "../mailed-links.commands";
import { logIn } from "./login.commands";
import { changePassword, requestPasswordReset, resetPassword } from "./passwords.commands";

setUpDatabase();

const NEW = "a quiet harbour";

async function resetToken(userId: string, email: string): Promise<string> {
  const { token } = await db.$transaction((tx) =>
    issueLink(tx, { id: randomUUID(), userId, purpose: "reset_password", email }),
  );
  return token;
}

const openLinks = () => db.mailedLink.count({ where: { usedAt: null, supersededAt: null } });

const reset = (token: string, password = NEW) =>
  resetPassword({ token, password, confirmPassword: password }, aClient());

describe("changing the password", () => {
  // OWASP ASVS 7.4.3: every other session ends; 7.5.1: the old password is required.
  it("ends every other session and token, and keeps this one", async () => {
    const user = await makeUser();
    const actor = await asActor(user);
    await asActor(user);
    await makeApiToken(user.id);

    await changePassword(actor, {
      currentPassword: PASSWORD,
      password: NEW,
      confirmPassword: NEW,
    });

    expect(await db.session.findMany()).toMatchObject([{ id: actor.sessionId }]);
    expect(await db.apiToken.count()).toBe(0);
    expect(await queuedEvents("accounts.password_changed")).toMatchObject([{ how: "settings" }]);
    const login = { email: user.email, userType: "job_seeker" as const };
    await expect(logIn({ ...login, password: NEW }, aClient())).resolves.toBeTruthy();
    await expect(logIn({ ...login, password: PASSWORD }, aClient())).rejects.toThrow();
  });

  it("ends every pending link, including one whose email is still waiting to be sent", async () => {
    const actor = await asActor(await makeUser());
    const input = { email: "attacker@example.org", currentPassword: PASSWORD };
    await requestEmailChange(actor, input, aClient());

    await changePassword(actor, { currentPassword: PASSWORD, password: NEW, confirmPassword: NEW });

    expect(await openLinks()).toBe(0);
  });

  it("requires the current password", async () => {
    const user = await makeUser();
    const change = changePassword(await asActor(user), {
      currentPassword: "not it",
      password: NEW,
      confirmPassword: NEW,
    });

    await expect(change).rejects.toMatchObject({
      code: "invalid",
      fields: { currentPassword: ["This isn't your password."] },
    });
    expect(await db.user.findUnique({ where: { id: user.id } })).toEqual(user);
  });

  it("limits guesses at the current password", async () => {
    const actor = await asActor(await makeUser());
    const guess = () =>
      changePassword(actor, { currentPassword: "no", password: NEW, confirmPassword: NEW });
    for (let attempt = 0; attempt < 10; attempt++) await guess().catch(() => undefined);

    await expect(guess()).rejects.toMatchObject({ code: "rate_limited" });
  });
});

describe("requesting a reset", () => {
  // OWASP ASVS 6.3.8: only the worker finds out whether there is an account.
  it("does the same whether or not an account has the address", async () => {
    await makeUser({ email: "meera@example.org" });

    const results = [
      await requestPasswordReset("meera@example.org", aClient()),
      await requestPasswordReset("nobody@example.org", aClient()),
    ];

    expect(results).toEqual([undefined, undefined]);
    expect(await queuedEvents("accounts.password_reset_requested")).toHaveLength(2);
    expect(await db.mailedLink.count()).toBe(0);
  });

  it("doesn't flood anyone's mailbox", async () => {
    for (let attempt = 0; attempt < 5; attempt++) {
      await requestPasswordReset("meera@example.org", aClient());
    }

    await expect(requestPasswordReset("Meera@example.org", aClient())).rejects.toMatchObject({
      code: "rate_limited",
    });
    expect(await queuedEvents("accounts.password_reset_requested")).toHaveLength(5);
  });
});

// OWASP ASVS 6.4.3, 6.5.1, 6.5.3, 6.5.5; 7.4.3.
describe("resetting the password", () => {
  it("sets it, verifies the address and ends every session; doesn't sign anyone in", async () => {
    const user = await makeUser({ emailVerifiedAt: null });
    await asActor(user);

    await reset(await resetToken(user.id, user.email));

    expect(await db.session.count()).toBe(0);
    const { emailVerifiedAt } = await db.user.findUniqueOrThrow({ where: { id: user.id } });
    expect(emailVerifiedAt).not.toBeNull();
    expect(await queuedEvents("accounts.email_verified")).toMatchObject([{ userId: user.id }]);
    expect(await queuedEvents("accounts.password_changed")).toMatchObject([{ how: "reset" }]);
  });

  it("ends a pending change of the address, so that its link no longer does anything", async () => {
    const user = await makeUser();
    const input = { email: "attacker@example.org", currentPassword: PASSWORD };
    await requestEmailChange(await asActor(user), input, aClient());
    const [{ id = "" } = {}] = (await queuedEvents("accounts.email_change_requested")) as {
      id: string;
    }[];

    await reset(await resetToken(user.id, user.email));

    // The email may be written after the reset, because its link derives from the event's id.
    const { token } = await db.$transaction((tx) =>
      issueLink(tx, { id, userId: user.id, purpose: "change_email", email: input.email }),
    );
    const confirming = confirmEmail(
      { token, currentPassword: NEW },
      { actor: null, client: aClient() },
    );
    await expect(confirming).rejects.toMatchObject({ code: "gone" });
    expect(await openLinks()).toBe(0);
    const { email } = await db.user.findUniqueOrThrow({ where: { id: user.id } });
    expect(email).toBe(user.email);
  });

  it("unlocks a locked account", async () => {
    const user = await makeUser();
    const login = { email: user.email, userType: "job_seeker" as const };
    for (let attempt = 0; attempt < 5; attempt++) {
      await logIn({ ...login, password: "no" }, aClient()).catch(() => undefined);
    }

    await reset(await resetToken(user.id, user.email));

    await expect(logIn({ ...login, password: NEW }, aClient())).resolves.toBeTruthy();
  });

  it("works once, even for two simultaneous requests", async () => {
    const user = await makeUser();
    const token = await resetToken(user.id, user.email);

    const results = await Promise.allSettled([reset(token, "first password"), reset(token)]);

    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(reset(token)).rejects.toMatchObject({ code: "gone" });
  });

  it("keeps the link when the new password is refused", async () => {
    const user = await makeUser();
    const token = await resetToken(user.id, user.email);

    await expect(reset(token, "password")).rejects.toMatchObject({ code: "invalid" });
    await expect(reset(token)).resolves.toBeTruthy();
  });

  it("leaves the address a claim when another account has verified it", async () => {
    const owner = await makeUser({ email: "meera@example.org" });
    const claim = await makeUser({ email: "meera@example.org", emailVerifiedAt: null });

    await reset(await resetToken(claim.id, claim.email));

    expect(
      (await db.user.findUniqueOrThrow({ where: { id: claim.id } })).emailVerifiedAt,
    ).toBeNull();
    expect(await db.user.findUnique({ where: { id: owner.id } })).toEqual(owner);
  });
});
