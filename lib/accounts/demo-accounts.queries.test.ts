import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import type { User } from "@/lib/platform/db/generated/client";
import { env } from "@/lib/platform/env";
import { aClient, asActor, makeUser, PASSWORD } from "@/lib/testing/accounts";
import { setUpDatabase } from "@/lib/testing/database";
import { suspendUser } from "./admins/people.commands";
import { changePassword, resetPassword } from "./authentication/passwords.commands";
import { beginTwoFactor } from "./authentication/two-factor.commands";
import { listDemoLogins } from "./demo-accounts.queries";
import { requestEmailChange } from "./email-address.commands";
import { issueLink } from "./mailed-links.commands";
import { beginPasskey } from "./passkeys/passkeys.commands";
import { canAdminister } from "./policy";
import { requestDeletion } from "./privacy/deletion.commands";
import { findBySession } from "./queries";
import type { Actor } from "./schema";

setUpDatabase();

const NEW = { password: "a quiet harbour", confirmPassword: "a quiet harbour" };

let admin: User;
beforeEach(async () => {
  env().DEMO_ACCOUNTS = "on";
  admin = await makeUser({ userType: "admin", isDemo: true });
});
afterEach(() => {
  env().DEMO_ACCOUNTS = "off";
});

/** The person as their session's requests know them. */
async function signedIn(user: User): Promise<Actor> {
  const { sessionId } = await asActor(user);
  return (await findBySession(sessionId))?.identity as Actor;
}

describe("a demo account", () => {
  it("acts as an admin without a second factor, towards others too", async () => {
    const actor = await signedIn(admin);
    const person = await makeUser();

    expect(canAdminister(actor)).toBe(true);
    await db.$transaction((tx) => suspendUser(tx, actor, { userId: person.id, reason: "Spam" }));
    expect(await db.user.findUnique({ where: { id: person.id } })).toMatchObject({
      status: "suspended",
    });
  });

  it("is offered at the login", async () => {
    await makeUser();

    expect(await listDemoLogins()).toEqual([{ email: admin.email, userType: "admin" }]);
  });

  it.each<[string, (actor: Actor) => Promise<unknown>]>([
    [
      "change its password",
      (actor) => changePassword(actor, { currentPassword: PASSWORD, ...NEW }),
    ],
    ["set up a second factor", (actor) => beginTwoFactor(actor, PASSWORD)],
    ["add a passkey", (actor) => beginPasskey(actor, PASSWORD)],
    [
      "change its address",
      (actor) =>
        requestEmailChange(
          actor,
          { email: "mine@example.org", currentPassword: PASSWORD },
          aClient(),
        ),
    ],
    ["be deleted", (actor) => requestDeletion(actor, PASSWORD)],
  ])("can't %s, because everyone shares it", async (_what, change) => {
    await expect(change(await signedIn(admin))).rejects.toMatchObject({ code: "forbidden" });
  });

  it("keeps its password after a link from the demo's mailbox", async () => {
    const { id: userId, email, passwordHash } = admin;
    const { token } = await db.$transaction((tx) =>
      issueLink(tx, { id: randomUUID(), userId, purpose: "reset_password", email }),
    );

    await expect(resetPassword({ token, ...NEW }, aClient())).rejects.toMatchObject({
      code: "forbidden",
    });
    expect((await db.user.findUniqueOrThrow({ where: { id: userId } })).passwordHash).toBe(
      passwordHash,
    );
  });

  it("is an account like any other on an operator's own database", async () => {
    env().DEMO_ACCOUNTS = "off";
    const actor = await signedIn(admin);

    expect(canAdminister(actor)).toBe(false);
    expect(await listDemoLogins()).toEqual([]);
    await expect(beginTwoFactor(actor, PASSWORD)).resolves.toHaveProperty("secret");
  });
});
