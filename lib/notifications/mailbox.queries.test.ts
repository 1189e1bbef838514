import { afterEach, describe, expect, it, vi } from "vitest";
import { db } from "@/lib/platform/db/client";
import * as environment from "@/lib/platform/env";
import { sendMail } from "@/lib/platform/mail/mail";
import { setUpDatabase } from "@/lib/testing/database";
import { findMailboxMail, listMailbox } from "./mailbox.queries";

setUpDatabase();

afterEach(() => {
  vi.restoreAllMocks();
});

async function receive(messageId: string, sentAt: string): Promise<void> {
  const to = { name: "Asha Rao", address: "asha@example.org" };
  await sendMail({ messageId, to, subject: "Hello", text: "Hello\n", html: "<p>Hello</p>" });
  await db.mailboxMessage.update({ where: { messageId }, data: { sentAt: new Date(sentAt) } });
}

describe("the mailbox", () => {
  it("has email in place of a mail server, newest first", async () => {
    await receive("first.1", "2026-11-21T08:00:00.000Z");
    await receive("second.2", "2026-11-21T09:00:00.000Z");
    const content = { address: "asha@example.org", subject: "Hello" };

    expect(await listMailbox()).toEqual([
      { messageId: "second.2", ...content, sentAt: "2026-11-21T09:00:00.000Z" },
      { messageId: "first.1", ...content, sentAt: "2026-11-21T08:00:00.000Z" },
    ]);
    expect(await findMailboxMail("first.1")).toEqual({
      messageId: "first.1",
      ...content,
      replyTo: null,
      sentAt: "2026-11-21T08:00:00.000Z",
      text: "Hello\n",
      html: "<p>Hello</p>",
    });
    expect(await findMailboxMail("first.2")).toBeNull();
  });

  it.each([
    ["it is off", { MAILBOX: "off", SMTP_URL: "smtp://mail.example.org" }],
    ["mail is sent as well", { MAILBOX: "on", SMTP_URL: "smtp://mail.example.org" }],
  ] as const)("is not there when %s, whatever is left in it", async (_when, values) => {
    await receive("first.1", "2026-11-21T08:00:00.000Z");
    const whole = environment.env();
    vi.spyOn(environment, "env").mockReturnValue({ ...whole, ...values });

    expect(await listMailbox()).toBeNull();
    expect(await findMailboxMail("first.1")).toBeNull();
  });
});
