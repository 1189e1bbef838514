import { afterEach, expect, it, vi } from "vitest";
import { db } from "@/lib/platform/db/client";
import * as environment from "@/lib/platform/env";
import { aClient, makeUser } from "@/lib/testing/accounts";
import { setUpDatabase } from "@/lib/testing/database";
import { setUpMailSink } from "@/lib/testing/mail-sink";
import { react } from "@/lib/testing/reactions";
import { sendContactMessage } from "./contact.commands";
import { contactMessageSent } from "./contact.events";
import { contactInput } from "./contact.schema";

const sink = setUpMailSink();
setUpDatabase();
afterEach(() => {
  vi.restoreAllMocks();
});

async function aMessage(): Promise<{ id: string }> {
  const input = contactInput.parse({
    ...{ name: "Ines Duarte", email: "ines@example.org", topic: "problem" },
    text: "The page <b>is</b> blank.\n\nSince today.",
    about: "/jobs",
  });
  await sendContactMessage(input, aClient());
  const { id } = await db.contactMessage.findFirstOrThrow();
  return { id };
}

it("reaches every admin by email and on the site, once, and a reply reaches its writer", async () => {
  await makeUser({ email: "one@example.org", userType: "admin" });
  await makeUser({ email: "two@example.org", userType: "admin" });
  await makeUser({ email: "waits@example.org", userType: "admin", status: "awaiting_approval" });
  await makeUser({ email: "seeker@example.org" });
  const message = await aMessage();

  await react(contactMessageSent, message);
  await react(contactMessageSent, message);

  expect(sink.mails.flatMap(({ recipients }) => recipients).sort()).toEqual([
    "one@example.org",
    "two@example.org",
  ]);
  const [first] = sink.mails;
  expect(first?.mail.subject).toBe("Something doesn't work: a message from Ines Duarte");
  expect(first?.mail.replyTo?.text).toBe("ines@example.org");
  expect(first?.mail.text).toContain("The page <b>is</b> blank.\n\nSince today.");
  expect(first?.mail.text).toContain("Replies go to ines@example.org.");
  expect(first?.mail.html).toContain("The page &lt;b&gt;is&lt;/b&gt; blank.");
  const notes = await db.notification.findMany();
  expect(notes.map(({ path }) => path)).toEqual([
    "/admin/content/messages",
    "/admin/content/messages",
  ]);
  expect(JSON.stringify(notes)).not.toContain("Ines");
});

it("goes to the operator's address if one is set", async () => {
  await makeUser({ email: "one@example.org", userType: "admin" });
  const real = environment.env();
  vi.spyOn(environment, "env").mockReturnValue({ ...real, CONTACT_EMAIL: "desk@example.org" });

  await react(contactMessageSent, await aMessage());

  expect(sink.mails.flatMap(({ recipients }) => recipients)).toEqual(["desk@example.org"]);
  expect(await db.notification.count()).toBe(1);
});

it("is not announced after it was deleted", async () => {
  await makeUser({ email: "one@example.org", userType: "admin" });
  const message = await aMessage();
  await db.contactMessage.deleteMany();

  await react(contactMessageSent, message);

  expect(sink.mails).toEqual([]);
});
