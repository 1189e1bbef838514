import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { confirmEmail } from "@/lib/accounts/email-address.commands";
import {
  accountCreated,
  emailChanged,
  emailChangeRequested,
  verificationRequested,
} from "@/lib/accounts/events";
import { db } from "@/lib/platform/db/client";
import { aClient, makeUser, PASSWORD } from "@/lib/testing/accounts";
import { setUpDatabase } from "@/lib/testing/database";
import { linkIn, setUpMailSink } from "@/lib/testing/mail-sink";
import { react } from "@/lib/testing/reactions";

const sink = setUpMailSink();
setUpDatabase();

const UNVERIFIED = { emailVerifiedAt: null };

function cause(userId: string): { id: string; userId: string } {
  return { id: randomUUID(), userId };
}

function sent(): [address: string | undefined, subject: string | undefined][] {
  return sink.mails
    .map(({ recipients, mail }): [string | undefined, string | undefined] => [
      recipients.join(),
      mail.subject,
    ])
    .sort();
}

describe.each([
  ["after sign-up", accountCreated],
  ["when asked again", verificationRequested],
])("verification %s", (_when, event) => {
  it("mails a link that verifies the address", async () => {
    const { id, email } = await makeUser(UNVERIFIED);

    await react(event, cause(id));

    expect(sent()).toEqual([[email, "Confirm your email address for Jobharbor"]]);
    const link = linkIn(sink.mails[0]);
    expect(link).toMatch(/^https:\/\/jobs\.example\.org\/verify\?token=[\w-]{43}$/);
    const token = new URL(link).searchParams.get("token") ?? "";
    await confirmEmail({ token }, { actor: null, client: aClient() });
    expect((await db.user.findUnique({ where: { id } }))?.emailVerifiedAt).not.toBeNull();
  });

  it("tells the owner of a known address, and sends the new account no link", async () => {
    const owner = await makeUser({ email: "Owner@example.org" });
    const claim = await makeUser({ ...UNVERIFIED, email: "owner@EXAMPLE.ORG" });

    await react(event, cause(claim.id));

    expect(sent()).toEqual([["owner@example.org", "You already have an account at Jobharbor"]]);
    expect(sink.mails[0]?.mail.text).toContain("https://jobs.example.org/login");
    expect(sink.mails[0]?.mail.text).toContain("https://jobs.example.org/Reset-password");
    expect(sink.mails[0]?.words).not.toContain("token");
    expect(sink.mails[0]?.words).not.toContain(owner.username);
    expect(await db.mailedLink.count()).toBe(0);
  });

  it("sends nothing to someone who is verified or gone", async () => {
    const { id } = await makeUser();

    await react(event, cause(id));
    await react(event, cause(randomUUID()));

    expect(sent()).toEqual([]);
  });

  it("repeats nothing a person typed to an address that may be a stranger's", async () => {
    const { id } = await makeUser({ ...UNVERIFIED, username: "win.a.prize", fullName: "Ad Vert" });

    await react(event, cause(id));

    expect(sink.mails).toHaveLength(1);
    expect(sink.mails[0]?.words).not.toMatch(/win\.a\.prize|Ad Vert/);
  });
});

it("tells someone who wants to be an admin that an admin must approve it", async () => {
  const admin = await makeUser({ ...UNVERIFIED, userType: "admin", status: "awaiting_approval" });
  const seeker = await makeUser(UNVERIFIED);

  await react(accountCreated, cause(admin.id));
  await react(accountCreated, cause(seeker.id));

  expect(sink.mails[0]?.mail.text).toContain("another admin must approve");
  expect(sink.mails[1]?.mail.text).not.toContain("approve");
});

it("mails no link that was replaced while the mail server refused it", async () => {
  const { id } = await makeUser(UNVERIFIED);
  const [first, second] = [cause(id), cause(id)];
  sink.refuse(1);
  await expect(react(verificationRequested, first)).rejects.toThrow("not now");
  await react(verificationRequested, second);

  await react(verificationRequested, first);

  expect(sink.mails.map(({ mail }) => mail.messageId)).toEqual([
    `<verify_email.${second.id}@jobs.example.org>`,
  ]);
});

describe("a change of the address", () => {
  it("mails a link to the new address and a notice to the old one", async () => {
    const { id, email } = await makeUser({ email: "old@example.org", fullName: "Asha Rao" });

    await react(emailChangeRequested, { ...cause(id), email: "new@example.org" });

    expect(sent()).toEqual([
      ["new@example.org", "Confirm your new email address for Jobharbor"],
      [email, "Your email address is about to change"],
    ]);
    const [toNew, toOld] = ["new@example.org", email].map((address) =>
      sink.mails.find(({ recipients }) => recipients[0] === address),
    );
    expect(toOld?.mail.text).toContain("Hello Asha Rao,");
    expect(toOld?.mail.text).toContain("to new@example.org. It will change");
    expect(toOld?.words).not.toContain("token");
    const token = new URL(linkIn(toNew)).searchParams.get("token") ?? "";
    const given = { token, currentPassword: PASSWORD };
    expect(await confirmEmail(given, { actor: null, client: aClient() })).toEqual({
      email: "new@example.org",
    });
    expect(toNew?.mail.text).toContain(
      "If you aren't logged in there, we'll ask for your password",
    );
  });

  it("tells the new address's owner instead when another account has verified it", async () => {
    const { id } = await makeUser({ email: "old@example.org" });
    await makeUser({ email: "taken@example.org" });

    await react(emailChangeRequested, { ...cause(id), email: "Taken@example.org" });

    expect(sent()).toEqual([
      ["Taken@example.org", "This address already belongs to an account at Jobharbor"],
      ["old@example.org", "Your email address is about to change"],
    ]);
    expect(sink.mails.some(({ words }) => words.includes("token"))).toBe(false);
  });

  it("sends the notice even if the new address is refused, and the other on the next attempt", async () => {
    const { id } = await makeUser({ email: "old@example.org" });
    const event = { ...cause(id), email: "new@example.org" };
    sink.refuse(1);

    await expect(react(emailChangeRequested, event)).rejects.toThrow("not now");
    expect(sent()).toHaveLength(1);
    await react(emailChangeRequested, event);

    expect(sent().map(([address]) => address)).toEqual(["new@example.org", "old@example.org"]);
  });

  it("sends nothing to an unverified old address", async () => {
    const { id } = await makeUser({ ...UNVERIFIED, email: "strangers@example.org" });

    await react(emailChangeRequested, { ...cause(id), email: "new@example.org" });

    expect(sent().map(([address]) => address)).toEqual(["new@example.org"]);
  });

  it("tells the old address once it has changed", async () => {
    const { id } = await makeUser({ email: "new@example.org" });
    const addresses = {
      oldEmail: "old@example.org",
      newEmail: "new@example.org",
      wasVerified: true,
    };

    await react(emailChanged, { ...cause(id), ...addresses });

    expect(sent()).toEqual([["old@example.org", "Your email address was changed"]]);
    expect(sink.mails[0]?.words).not.toContain("new@example.org");
  });

  it("tells nothing to a stranger whose address was typed by mistake", async () => {
    const { id } = await makeUser({ email: "new@example.org" });
    await react(emailChanged, {
      ...cause(id),
      ...{ oldEmail: "typo@example.org", newEmail: "new@example.org", wasVerified: false },
    });

    expect(sent()).toEqual([]);
  });

  it("tells nothing to the owner of an address that the account had only claimed", async () => {
    const { id } = await makeUser({ email: "new@example.org" });
    await makeUser({ email: "owner@example.org" });
    const addresses = {
      oldEmail: "owner@example.org",
      newEmail: "new@example.org",
      wasVerified: true,
    };

    await react(emailChanged, { ...cause(id), ...addresses });

    expect(sent()).toEqual([]);
  });
});
