import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { DomainError } from "@/lib/shared/errors";
import { aClient } from "@/lib/testing/accounts";
import { anAdmin, noAdmins } from "@/lib/testing/admins";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import {
  deleteMessage,
  forgetOldMessages,
  markMessage,
  sendContactMessage,
} from "./contact.commands";
import { contactMessageSent } from "./contact.events";
import { listMessages } from "./contact.queries";
import { contactInput } from "./contact.schema";

setUpDatabase();

const aMessage = (values: object = {}) =>
  contactInput.parse({
    name: "Ines Duarte",
    email: "ines@example.org",
    topic: "job",
    text: "It asks for money.",
    ...values,
  });

describe("a message to the operator", () => {
  it("is stored, announced and read by admins", async () => {
    const admin = await anAdmin();

    await sendContactMessage(aMessage({ about: "/job/baker-x1" }), aClient());

    const { messages, open } = await listMessages(admin, { show: "open", page: 1 });
    expect(messages).toEqual([
      {
        ...{ id: expect.any(String), name: "Ines Duarte", email: "ines@example.org" },
        ...{ topic: "job", text: "It asks for money.", about: "/job/baker-x1" },
        ...{ sentAt: expect.any(String), closedAt: null },
      },
    ]);
    expect(open).toBe(1);
    expect(await queuedEvents(contactMessageSent.name)).toEqual([{ id: messages[0]?.id }]);
  });

  it("arrives once for a double click, and again if the text differs", async () => {
    await Promise.all([
      sendContactMessage(aMessage(), aClient()),
      sendContactMessage(aMessage(), aClient()),
    ]);
    expect(await db.contactMessage.count()).toBe(1);

    await sendContactMessage(aMessage({ text: "And for a passport." }), aClient());
    expect(await db.contactMessage.count()).toBe(2);
    expect(await queuedEvents(contactMessageSent.name)).toHaveLength(2);
  });

  it("requires a challenge after two from a network, and stops at ten", async () => {
    const client = aClient();
    await sendContactMessage(aMessage({ text: "One" }), client);
    await sendContactMessage(aMessage({ text: "Two" }), client);

    const third = sendContactMessage(aMessage({ text: "Three" }), client);

    await expect(third).rejects.toThrow(DomainError);
    await expect(third).rejects.toMatchObject({ code: "challenge_required" });
    await sendContactMessage(aMessage({ text: "Three" }), aClient());
    expect(await db.contactMessage.count()).toBe(3);
  });

  it("links only to pages of this site, and contains no invisible characters", async () => {
    await sendContactMessage(
      aMessage({ about: "//evil.example", name: "Ines\r\nBcc: all", text: "a\r\nb\u0007" }),
      aClient(),
    );

    expect(await db.contactMessage.findFirst()).toMatchObject({
      ...{ aboutPath: null, name: "Ines Bcc: all", text: "a\nb" },
    });
  });

  it("can be marked as answered, reopened and deleted by admins, once each", async () => {
    const admin = await anAdmin();
    await sendContactMessage(aMessage(), aClient());
    const { id } = await db.contactMessage.findFirstOrThrow();

    await markMessage(admin, id, true);
    await markMessage(admin, id, true);
    expect(await listMessages(admin, { show: "closed", page: 1 })).toMatchObject({
      ...{ open: 0, closed: 1, messages: [{ id, closedAt: expect.any(String) }] },
    });
    await markMessage(admin, id, false);
    await deleteMessage(admin, id);
    await deleteMessage(admin, id);

    expect(await db.contactMessage.count()).toBe(0);
    await expect(markMessage(admin, id, true)).rejects.toMatchObject({ code: "not_found" });
    const log = await db.auditEntry.findMany({ orderBy: { id: "asc" } });
    expect(log.map(({ action }) => action)).toEqual([
      "contact_message.closed",
      "contact_message.reopened",
      "contact_message.deleted",
    ]);
    expect(JSON.stringify(log)).not.toContain("Ines");
  });

  it("can be read only by admins", async () => {
    await sendContactMessage(aMessage(), aClient());
    const { id } = await db.contactMessage.findFirstOrThrow();
    for (const stranger of await noAdmins()) {
      const refused = { code: "forbidden" };
      await expect(listMessages(stranger, { show: "open", page: 1 })).rejects.toMatchObject(
        refused,
      );
      await expect(markMessage(stranger, id, true)).rejects.toMatchObject(refused);
      await expect(deleteMessage(stranger, id)).rejects.toMatchObject(refused);
    }
  });

  it("is deleted after a year", async () => {
    await sendContactMessage(aMessage({ text: "Old" }), aClient(), new Date("2025-11-20"));
    await sendContactMessage(aMessage({ text: "New" }), aClient(), new Date("2025-11-22"));

    await forgetOldMessages(new Date("2026-11-21"));

    expect((await db.contactMessage.findMany()).map(({ text }) => text)).toEqual(["New"]);
  });
});

it.each([
  ["name", { name: " " }],
  ["email", { email: "ines" }],
  ["topic", { topic: "gossip" }],
  ["text", { text: "\n" }],
  ["text", { text: "x".repeat(10_001) }],
])("refuses an invalid %s", (field, values) => {
  const parsed = contactInput.safeParse({ ...aMessage(), about: undefined, ...values });

  expect(parsed.error?.issues.map(({ path }) => path[0])).toEqual([field]);
});
