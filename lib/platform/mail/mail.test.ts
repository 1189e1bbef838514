import { afterEach, describe, expect, it } from "vitest";
import { onBoard } from "@/lib/platform/boards";
import { db } from "@/lib/platform/db/client";
import { forgetSettings } from "@/lib/platform/settings";
import { setUpDatabase } from "@/lib/testing/database";
import { makeBoard } from "@/lib/testing/factories";
import { setUpMailSink } from "@/lib/testing/mail-sink";
import { sendMail } from "./mail";
import { keepsMail, MAILBOX_SIZE, mailboxDriver } from "./mailbox";
import type { MailMessage } from "./message";

const sink = setUpMailSink();
setUpDatabase();
afterEach(forgetSettings);

function aMessage(values: Partial<MailMessage> = {}): MailMessage {
  return {
    messageId: "greeting.1",
    to: { name: "Zoë “Z” O'Neil", address: "zoe@example.org" },
    subject: "Grüße aus dem Hafen",
    text: "Hello,\n\nall is well.\n",
    html: "<p>Hello</p>",
    ...values,
  };
}

describe("by SMTP", () => {
  it("sends text and HTML to one recipient, with a Message-ID made from its cause", async () => {
    await sendMail(aMessage());

    expect(sink.mails).toHaveLength(1);
    const [{ recipients, mail } = { recipients: [], mail: undefined }] = sink.mails;
    expect(recipients).toEqual(["zoe@example.org"]);
    expect(mail).toMatchObject({
      messageId: "<greeting.1@jobs.example.org>",
      subject: "Grüße aus dem Hafen",
      from: { value: [{ name: "Jobharbor", address: "harbour@jobs.example.org" }] },
      to: { value: [{ name: "Zoë “Z” O'Neil", address: "zoe@example.org" }] },
      text: "Hello,\n\nall is well.\n",
    });
    expect(mail?.html).toContain("<p>Hello</p>");
    expect(mail?.headers.get("auto-submitted")).toBe("auto-generated");
    expect(await db.mailboxMessage.count()).toBe(0);
  });

  it("comes from a board's own address, if it has one", async () => {
    const own = await makeBoard({ name: "Leeds Jobs", mailFrom: "hello@leeds.example" });
    const shared = await makeBoard({ name: "York Jobs" });

    for (const board of [own, shared]) await onBoard(board, async () => sendMail(aMessage()));

    expect(sink.mails.map(({ mail }) => mail.from?.value)).toEqual([
      [{ name: "Leeds Jobs", address: "hello@leeds.example" }],
      [{ name: "York Jobs", address: "harbour@jobs.example.org" }],
    ]);
    expect(sink.mails[0]?.raw).not.toContain("harbour@");
  });

  it.each([
    ["a name", { to: { name: "Eve\r\nBcc: eve@evil.example", address: "zoe@example.org" } }],
    [
      "a name full of addresses",
      { to: { name: 'Eve" <eve@evil.example>, "x', address: "zoe@example.org" } },
    ],
    ["a subject", { subject: "Hi\r\nBcc: eve@evil.example\r\n\r\nAnother body" }],
    ["a subject with a lone line feed", { subject: "Hi\nBcc: eve@evil.example" }],
    ["a header", { headers: { "X-Kind": "news\r\nBcc: eve@evil.example" } }],
  ])("lets %s add no header and no recipient", async (_what, values) => {
    await sendMail(aMessage(values));

    expect(sink.mails).toHaveLength(1);
    expect(sink.mails[0]?.recipients).toEqual(["zoe@example.org"]);
    expect(sink.mails[0]?.raw).not.toMatch(/^bcc:/im);
    expect(sink.mails[0]?.mail.to).toMatchObject({ value: [{ address: "zoe@example.org" }] });
    expect(sink.mails[0]?.mail.text).toBe("Hello,\n\nall is well.\n");
  });

  it.each([
    ["two addresses", { to: { name: null, address: "zoe@example.org,eve@evil.example" } }],
    ["a line end in the address", { to: { name: null, address: "zoe@example.org\r\nDATA" } }],
    ["a line end in the reply address", { replyTo: "a@example.org\r\nBcc: b@c.example" }],
    ["a name that ends the Message-ID", { messageId: "a>\r\nBcc: eve@evil.example" }],
  ])("refuses %s", async (_what, values) => {
    await expect(sendMail(aMessage(values))).rejects.toThrow("no usable");
    expect(sink.mails).toHaveLength(0);
  });

  it("names a reply address, if replies go elsewhere", async () => {
    await sendMail(aMessage({ replyTo: "reply+abc@inbound.example.org" }));

    expect(sink.mails[0]?.mail.replyTo?.text).toBe("reply+abc@inbound.example.org");
  });

  it("carries an invitation that calendars accept", async () => {
    const content = "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n";
    await sendMail(aMessage({ calendar: { method: "CANCEL", content } }));

    const [{ raw, mail } = { raw: "", mail: undefined }] = sink.mails;
    expect(raw).toContain("text/calendar; charset=utf-8; method=CANCEL");
    const file = mail?.attachments.find(({ filename }) => filename === "interview.ics");
    expect(file?.content.toString()).toBe(content);
  });

  it("throws when the server refuses the mail, and sends it on the next attempt", async () => {
    sink.refuse(1);

    await expect(sendMail(aMessage())).rejects.toThrow("not now");
    await sendMail(aMessage());

    expect(sink.mails).toHaveLength(1);
  });

  it("shows no mailbox, even if one is configured", () => {
    expect(process.env["MAILBOX"]).toBe("on");
    expect(keepsMail()).toBe(false);
  });
});

describe("into the mailbox", () => {
  it("stores an email once, however often it is sent", async () => {
    await mailboxDriver(aMessage());
    await mailboxDriver(aMessage());

    expect(await db.mailboxMessage.findMany()).toEqual([
      {
        messageId: "greeting.1",
        address: "zoe@example.org",
        subject: "Grüße aus dem Hafen",
        text: "Hello,\n\nall is well.\n",
        html: "<p>Hello</p>",
        replyTo: null,
        sentAt: expect.any(Date),
      },
    ]);
  });

  it("keeps only the newest emails", async () => {
    const [address, subject, text, html] = ["a@example.org", "s", "t", "h"];
    await db.mailboxMessage.createMany({
      data: Array.from({ length: MAILBOX_SIZE + 5 }, (_each, index) => ({
        ...{ messageId: `old.${index}`, address, subject, text, html },
        sentAt: new Date(Date.UTC(2026, 0, 1, 0, 0, index)),
      })),
    });

    await mailboxDriver(aMessage());

    expect(await db.mailboxMessage.count()).toBe(MAILBOX_SIZE);
    const kept = ["greeting.1", "old.6", "old.5"];
    const found = await db.mailboxMessage.findMany({
      where: { messageId: { in: kept } },
      orderBy: { sentAt: "desc" },
    });
    expect(found.map(({ messageId }) => messageId)).toEqual(["greeting.1", "old.6"]);
  });
});
