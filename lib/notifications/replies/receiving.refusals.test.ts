import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { env } from "@/lib/platform/env";
import type { RawReply } from "@/lib/testing/applications/raw-reply";
import { converse, receive, setUpReplies } from "@/lib/testing/applications/replies";
import { setUpDatabase } from "@/lib/testing/database";
import { setUpMailSink } from "@/lib/testing/mail-sink";
import { setUpStorage } from "@/lib/testing/storage";
import { openReplyAddress } from "./addresses.commands";
import { receiveReply } from "./receiving.commands";

const sink = setUpMailSink();
setUpDatabase();
setUpStorage();
setUpReplies();

type Conversation = Awaited<ReturnType<typeof converse>>;

/** Expects that nothing was written, and whether its writer was told once, even if repeated. */
async function expectRefused(why: string, values: RawReply, told: RegExp | null): Promise<void> {
  const before = await db.applicationMessage.count();
  const messageId = `<${randomUUID()}@mail.example.org>`;
  expect(await receive({ messageId, ...values })).toBe(why);
  expect(await receive({ messageId, ...values })).toBe(why);
  expect(await db.applicationMessage.count()).toBe(before);
  expect(sink.mails).toHaveLength(told === null ? 0 : 1);
  if (told) expect(sink.mails[0]?.mail.text).toMatch(told);
}

describe("an email is refused silently", () => {
  it.each<[string, string, (of: Conversation) => Partial<RawReply>]>([
    ["from someone else", "other_sender", () => ({ from: "eve@evil.example" })],
    ["from the other side", "other_sender", ({ memberUser }) => ({ from: memberUser.email })],
    [
      "from two people",
      "other_sender",
      ({ seeker }) => ({ from: `${seeker.email}, eve@evil.example` }),
    ],
    ["for an address that isn't ours", "no_address", () => ({ to: "reply@inbound.example.org" })],
    [
      "for a forged address",
      "no_address",
      ({ to }) => ({ to: to.replace(/.@/, (last) => (last === "a@" ? "b@" : "a@")) }),
    ],
    [
      "as an out-of-office reply",
      "automatic",
      () => ({ headers: ["Auto-Submitted: auto-replied"] }),
    ],
    ["as bulk mail", "automatic", () => ({ headers: ["Precedence: bulk"] })],
    ["as a bounce", "automatic", () => ({ headers: ["Return-Path: <>"] })],
    ["from a list", "automatic", () => ({ headers: ["List-Id: <all.example.org>"] })],
    ["from this site itself", "automatic", () => ({ from: "harbour@jobs.example.org" })],
    ["from a mail server", "automatic", () => ({ from: "MAILER-DAEMON@mail.example.org" })],
  ])("%s", async (_what, why, change) => {
    const made = await converse();
    const { seeker, to } = made;
    await expectRefused(why, { from: seeker.email, to, ...change(made) }, null);
  });

  it.each([
    ["suspended", { status: "suspended" as const }],
    ["being deleted", { deletionDueAt: new Date() }],
    ["under another address now", { email: "other@example.org" }],
    ["unverified", { emailVerifiedAt: null }],
  ])("from an account that is %s", async (_what, data) => {
    const { seeker, to } = await converse();
    await db.user.update({ where: { id: seeker.id }, data });
    await expectRefused("other_sender", { from: seeker.email, to }, null);
  });

  it("if replies are off, and no email names a reply address", async () => {
    const { seeker, to, applicationId } = await converse();
    env().EMAIL_REPLIES = "off";
    await expectRefused("off", { from: seeker.email, to }, null);
    expect(await openReplyAddress({ applicationId, userId: seeker.id })).toBeNull();
  });

  it("that is unreadable", async () => {
    expect(await receiveReply(Buffer.from(""))).toBe("unreadable");
    expect(await receiveReply(Buffer.from([0, 255, 254, 0]))).not.toBe("accepted");
  });

  it.each([
    ["dmarc=fail header.from=example.org; spf=pass", "unauthenticated"],
    ["spf=fail smtp.mailfrom=example.org", "unauthenticated"],
    ["dkim=fail header.d=example.org", "unauthenticated"],
    ["dmarc=pass; spf=fail; dkim=pass", "accepted"],
    ["spf=pass; dkim=none; dmarc=none", "accepted"],
  ])("by what the trusted server says of its sender: %s", async (results, outcome) => {
    const { seeker, to } = await converse();
    env().REPLY_AUTHSERV_ID = "mx.example.org";
    const headers = [
      `Authentication-Results: mx.example.org 1; ${results}`,
      "Authentication-Results: mx.example.org; dmarc=pass",
    ];
    expect(await receive({ from: seeker.email, to, headers })).toBe(outcome);
  });

  it("if only another server vouches for its sender", async () => {
    const { seeker, to } = await converse();
    env().REPLY_AUTHSERV_ID = "mx.example.org";
    const headers = ["Authentication-Results: evil.example; dmarc=pass"];
    await expectRefused("unauthenticated", { from: seeker.email, to, headers }, null);
  });
});

describe("a reply is refused, and its writer told once", () => {
  it("after ninety days without an email", async () => {
    const { seeker, to } = await converse();
    await db.replyAddress.updateMany({ data: { expiresAt: new Date(Date.now() - 1000) } });
    await expectRefused("expired", { from: seeker.email, to }, /too old/);
  });

  it("if it is empty", async () => {
    const { seeker, to } = await converse();
    await expectRefused("empty", { from: seeker.email, to, text: "> Can you come?" }, /no words/);
  });

  it("if it is too long", async () => {
    const { seeker, to } = await converse();
    const text = "word ".repeat(1001);
    await expectRefused("too_long", { from: seeker.email, to, text }, /5,000/);
  });

  it("if the application was withdrawn, to either side", async () => {
    const { seeker, memberUser, to, ofMember, applicationId } = await converse();
    const data = { status: "withdrawn" as const, decidedAt: new Date() };
    await db.application.update({ where: { id: applicationId }, data });
    await expectRefused("closed", { from: seeker.email, to }, /You withdrew this application/);
    sink.mails.length = 0;
    const reply = { from: memberUser.email, to: ofMember };
    await expectRefused("no_conversation", reply, /no longer write in this conversation/);
  });

  it("if the writer has left the company", async () => {
    const { memberUser, ofMember } = await converse();
    await db.companyMember.deleteMany({ where: { userId: memberUser.id } });
    const reply = { from: memberUser.email, to: ofMember };
    await expectRefused("no_conversation", reply, /no longer write in this conversation/);
  });

  it("if the company is suspended", async () => {
    const { seeker, to, companyId } = await converse();
    await db.company.update({ where: { id: companyId }, data: { status: "suspended" } });
    await expectRefused("closed", { from: seeker.email, to }, /no longer takes messages/);
  });

  it("if someone writes more than the site allows, and the notices stop too", async () => {
    const { seeker, to } = await converse();
    const outcomes: string[] = [];
    for (let number = 0; number < 24; number += 1) {
      outcomes.push(await receive({ from: seeker.email, to, text: `Number ${number}` }));
    }
    expect(outcomes.filter((outcome) => outcome === "accepted")).toHaveLength(10);
    expect(outcomes.slice(10).every((outcome) => outcome === "too_many")).toBe(true);
    expect(sink.mails).toHaveLength(10);
    expect(sink.mails[0]?.mail.text).toContain("Too many attempts");
  });
});
