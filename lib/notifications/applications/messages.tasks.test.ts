import { expect, it } from "vitest";
import { messageSent } from "@/lib/applications/events";
import { db } from "@/lib/platform/db/client";
import {
  applyToBakery as apply,
  reactWithNews as react,
  titlesOf,
} from "@/lib/testing/applications/news";
import { setUpDatabase } from "@/lib/testing/database";
import { setUpMailSink } from "@/lib/testing/mail-sink";
import { setUpStorage } from "@/lib/testing/storage";

const sink = setUpMailSink();
setUpDatabase();
setUpStorage();

const TEXT = "The secret of the oven:\n\nsteam <b>first</b>.";

async function write(isFromApplicant: boolean, readAt: Date | null = null) {
  const made = await apply("in_review");
  const { applicationId } = made.event;
  const authorUserId = isFromApplicant ? made.seeker.id : made.member.id;
  const { id } = await db.applicationMessage.create({
    data: { applicationId, authorUserId, isFromApplicant, text: TEXT, readAt },
  });
  return { ...made, event: { id, applicationId } };
}

it("a message from the company reaches the applicant once, with its text and its author", async () => {
  const { seeker, member, event } = await write(false);

  await react(messageSent, event);
  await react(messageSent, event);

  expect(await titlesOf(seeker.id)).toEqual(["Acme Bakery wrote to you"]);
  expect(await titlesOf(member.id)).toEqual([]);
  expect(sink.subjects()).toEqual([[seeker.email, "Acme Bakery wrote to you"]]);
  const text = sink.mails[0]?.mail.text ?? "";
  expect(text).toContain("The secret of the oven:\n\nsteam <b>first</b>.\n");
  expect(text).toContain("From: Asha Rao, Acme Bakery\nJob: Bread baker");
  expect(sink.mails[0]?.mail.html).toContain("steam &lt;b&gt;first&lt;/b&gt;.");
});

it("a message from the applicant reaches the company", async () => {
  const { seeker, member, event } = await write(true);

  await react(messageSent, event);

  expect(await titlesOf(seeker.id)).toEqual([]);
  expect(await titlesOf(member.id)).toEqual(["Ines Carvalho wrote about Bread baker"]);
  expect(sink.mails[0]?.words).toContain("From: Ines Carvalho");
  expect(sink.mails[0]?.words).toContain("oven");
});

it("a message that was already read is not announced", async () => {
  const { event } = await write(false, new Date());

  await react(messageSent, event);

  expect(await db.notification.count()).toBe(0);
  expect(sink.mails).toEqual([]);
});
