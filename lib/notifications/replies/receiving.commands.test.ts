import { describe, expect, it } from "vitest";
import { messageSent } from "@/lib/applications/events";
import { db } from "@/lib/platform/db/client";
import { asActor } from "@/lib/testing/accounts";
import { reactWithNews } from "@/lib/testing/applications/news";
import { rawReply } from "@/lib/testing/applications/raw-reply";
import { converse, receive, setUpReplies } from "@/lib/testing/applications/replies";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { setUpMailSink } from "@/lib/testing/mail-sink";
import { setUpStorage } from "@/lib/testing/storage";
import { openReplyAddress } from "./addresses.commands";
import { receiveReply } from "./receiving.commands";

const sink = setUpMailSink();
setUpDatabase();
setUpStorage();

setUpReplies();

const texts = async () =>
  (await db.applicationMessage.findMany({ orderBy: { sentAt: "asc" } })).map(({ text }) => text);

describe("a reply by email", () => {
  it("becomes a message from its writer, once, without the quote, and is announced", async () => {
    const { seeker, applicationId, messageId, to } = await converse();
    const raw = Buffer.from(
      rawReply({
        ...{ from: `Ines <${seeker.email.toUpperCase()}>`, to: to.toUpperCase() },
        text: "Yes, Tuesday works.\r\n\r\nOn Tue, 24 Nov 2026 at 10:12, Acme <reply@x.org> wrote:\r\n> Can you come Tuesday?\r\n",
        headers: [`In-Reply-To: <application_message.${messageId}.${seeker.id}@jobs.example.org>`],
      }),
    );

    expect(await receiveReply(raw)).toBe("accepted");
    expect(await receiveReply(raw)).toBe("accepted");
    expect(await Promise.all([receiveReply(raw), receiveReply(raw)])).toEqual([
      "accepted",
      "accepted",
    ]);

    const [question, answer, ...more] = await db.applicationMessage.findMany({
      orderBy: { sentAt: "asc" },
    });
    expect(more).toEqual([]);
    expect(answer).toMatchObject({
      applicationId,
      authorUserId: seeker.id,
      isFromApplicant: true,
      text: "Yes, Tuesday works.",
    });
    expect(question?.readAt).not.toBeNull();
    expect(await queuedEvents(messageSent.name)).toHaveLength(2);
    expect(sink.mails).toEqual([]);
  });

  it("works in the other direction too, and each email names the address to reply to", async () => {
    const { seeker, memberUser, member, ofMember, applicationId, messageId } = await converse();
    await reactWithNews(messageSent, { id: messageId, applicationId });
    const [mail] = sink.mails;
    expect(mail?.recipients).toEqual([seeker.email]);
    expect(mail?.mail.text).toContain("Can you come Tuesday?");
    expect(mail?.mail.text).toContain(
      "Answer this email, and Asha Rao, Acme Bakery reads it in the conversation.",
    );
    const address = mail?.mail.replyTo?.value[0]?.address ?? "";
    expect(address).toMatch(/^reply\+[a-z2-7]{46}@inbound\.example\.org$/);
    expect(address.split("@")[0]?.length).toBeLessThanOrEqual(64);

    expect(await receive({ from: seeker.email, to: address, text: "Yes" })).toBe("accepted");
    expect(await receive({ from: memberUser.email, to: ofMember, text: "Good" })).toBe("accepted");

    const [, , last] = await db.applicationMessage.findMany({ orderBy: { sentAt: "asc" } });
    expect(last).toMatchObject({ authorUserId: member.id, isFromApplicant: false, text: "Good" });
  });

  it("in HTML loses what mail programs mark as quoted", async () => {
    const { seeker, to } = await converse();
    const html = `<html><head><style>p{color:red}</style></head><body><div>Yes &amp; <b>gladly</b>.<br>Ines</div>
      <div class="gmail_quote"><div>On Tue wrote:</div><blockquote>Can you come?</blockquote></div></body></html>`;

    expect(await receive({ from: seeker.email, to, html })).toBe("accepted");

    expect((await texts())[1]).toBe("Yes & gladly.\nInes");
  });
});

it("belongs to its writer: it is in the copy of their data, and is deleted with the application", async () => {
  const { seeker, applicationId } = await converse();
  await asActor(seeker);
  expect(await db.replyAddress.count()).toBe(2);
  await db.applicationDetails.delete({ where: { applicationId } });
  expect(await db.replyAddress.count()).toBe(0);
  expect(await openReplyAddress({ applicationId, userId: seeker.id })).toBeNull();
});
