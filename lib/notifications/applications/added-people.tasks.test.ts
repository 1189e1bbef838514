import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { linkToken } from "@/lib/applications/by-hand/link-tokens.session";
import { letterSent, linkRequested, messageSent, personAdded } from "@/lib/applications/events";
import { sendMessage } from "@/lib/applications/messaging/messages.commands";
import { db } from "@/lib/platform/db/client";
import { someoneAdded } from "@/lib/testing/applications/by-hand";
import { setUpDatabase } from "@/lib/testing/database";
import { setUpMailSink } from "@/lib/testing/mail-sink";
import { react } from "@/lib/testing/reactions";

const sink = setUpMailSink();
setUpDatabase();

async function added(values = {}) {
  const person = await someoneAdded(values);
  const link = `https://jobs.example.org/added/${person.id}?token=${linkToken(person.id, 1)}`;
  return { ...person, link, event: { id: randomUUID(), applicationId: person.id } };
}

const mails = () => sink.mails.map(({ mail }) => mail);

describe("someone who was added by hand", () => {
  it("is told once who did it, why, what is kept and for how long, with a link", async () => {
    const { event, link } = await added({ headline: "Pastry chef", note: "Quick hands." });

    await react(personAdded, event);
    await react(personAdded, event);

    expect(mails()).toHaveLength(1);
    const [{ subject, text } = { subject: "", text: "" }] = mails();
    expect(subject).toBe("Harbour Bakery is considering you for Bread baker");
    for (const words of [
      "Asha Rao at Harbour Bakery has added you to the applicants for Bread baker",
      "met you at a career fair",
      "deleted 6 months after the decision",
      "Headline: Pastry chef",
      link,
    ]) {
      expect(text).toContain(words);
    }
    expect(text).not.toContain("Quick hands");
    expect(text).not.toContain("turn these emails off");
  });

  it("is not told about what they have deleted", async () => {
    const { event, id } = await added();
    await db.applicationDetails.delete({ where: { applicationId: id } });

    await react(personAdded, event);
    expect(mails()).toEqual([]);
  });

  it("gets a new link by email, once per request", async () => {
    const { event, id } = await added();
    await db.applicationAddition.update({
      where: { applicationId: id },
      data: { linkVersion: 2 },
    });

    await react(linkRequested, event);
    await react(linkRequested, event);

    expect(mails()).toHaveLength(1);
    expect(mails()[0]?.subject).toBe("Your new link for Bread baker at Harbour Bakery");
    expect(mails()[0]?.text).toContain(linkToken(id, 2));
  });

  it("gets messages and letters by email, with a link", async () => {
    const { id, companyId, member, link } = await added();
    const message = { id: randomUUID(), text: "Can you come on Friday?" };
    await sendMessage(member, id, message);
    const letter = await db.applicationLetter.create({
      data: {
        ...{ applicationId: id, companyId, batchId: randomUUID(), tells: "not_selected" },
        ...{ fromStatus: "submitted", subject: "Your application", text: "We chose to wait." },
        ...{ sendAt: new Date(), endedAt: new Date(), status: "sent" },
      },
    });

    await react(messageSent, { id: message.id, applicationId: id });
    await react(letterSent, { id: letter.id, applicationId: id });
    await react(letterSent, { id: letter.id, applicationId: id });

    expect(mails().map(({ subject }) => subject)).toEqual([
      "Harbour Bakery wrote to you",
      "Your application",
    ]);
    expect(mails()[0]?.text).toContain("Can you come on Friday?");
    for (const { text } of mails()) expect(text).toContain(link);
  });
});
