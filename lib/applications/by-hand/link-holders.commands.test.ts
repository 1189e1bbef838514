import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { mailedToken } from "@/lib/platform/security/secrets";
import { asActor, makeUser } from "@/lib/testing/accounts";
import { aPerson, someoneAdded } from "@/lib/testing/applications/by-hand";
import { someTimes } from "@/lib/testing/applications/interview-times";
import { aLetter, makeApplication, someTerms } from "@/lib/testing/applications/making";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { makeJob } from "@/lib/testing/factories";
import { chooseTime } from "../interviews/choices.commands";
import { cancelInterview } from "../interviews/commands";
import { refuseTimes } from "../interviews/invitations.commands";
import { findOfferedTimes } from "../interviews/offered-times.queries";
import { readCalendar } from "../interviews/queries";
import { offerTimes } from "../interviews/slots.commands";
import { markRead, sendMessage } from "../messaging/messages.commands";
import { listMessages } from "../messaging/messages.queries";
import { moveApplication } from "../moves.commands";
import { answerOffer } from "../offers/commands";
import { listOffers } from "../offers/queries";
import { findApplication } from "../queries";
import { withdrawApplication } from "../status.commands";
import { transferApplication } from "../transfers/commands";
import { findOwnTransfers } from "../transfers/queries";
import { transferInput } from "../transfers/schema";
import { addPerson } from "./commands";
import { joinAccount } from "./joining.commands";
import { eraseAdded } from "./leaving.commands";
import { findLink, readLinkHolder } from "./link-holders.queries";
import { requestLink } from "./link-requests.commands";
import { LINK_DAYS, linkToken } from "./link-tokens.session";

setUpDatabase();

const NOT_FOUND = { code: "not_found" };
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const aMessage = (text: string) => ({ id: randomUUID(), text });

/** Someone without an account, with their mailed link. */
async function linked(values: Record<string, unknown> = {}) {
  const added = await someoneAdded(values);
  const token = linkToken(added.id, 1);
  return { ...added, token, holder: await readLinkHolder(token) };
}

describe("the holder of a mailed link", () => {
  it("reads the application, and exchanges messages, like an applicant", async () => {
    const { id, holder, member } = await linked();
    await sendMessage(member, id, aMessage("Can you come on Friday?"));

    expect(await findApplication(holder, id)).toMatchObject({ id, isByHand: true });
    const [first] = (await listMessages(holder, id)).messages;
    await markRead(holder, id, first?.id ?? "");
    const answer = aMessage("I can.");
    await sendMessage(holder, id, answer);
    await sendMessage(holder, id, answer);

    const { messages } = await listMessages(member, id);
    expect(messages).toMatchObject([
      { text: "Can you come on Friday?", isFromApplicant: false, readAt: expect.any(String) },
      { text: "I can.", isFromApplicant: true, author: "Noor Haddad" },
    ]);
    expect(await queuedEvents("applications.message_sent")).toHaveLength(2);
  });

  it("chooses, moves and cancels an interview", async () => {
    const { id, holder, member } = await linked();
    const [invitation] = await offerTimes(member, someTimes([id], { interviewerIds: [] }));
    const place = { applicationId: id, timesId: invitation?.id ?? "" };
    const [one = "", other = ""] = invitation?.slots.map((slot) => slot.id) ?? [];

    const booked = await chooseTime(holder, place, { slotId: one, words: null });
    expect(await readCalendar(holder, { applicationId: id, interviewId: booked.id })).toContain(
      "Bread baker",
    );
    const moved = await chooseTime(holder, place, { slotId: other, words: "A train later" });
    expect(moved).toMatchObject({ id: booked.id, slotId: other, words: "A train later" });
    expect(await findOfferedTimes(holder, id)).toMatchObject({ booked: { id: booked.id } });
    const off = await cancelInterview(
      holder,
      { applicationId: id, interviewId: booked.id },
      { words: "I'm ill" },
    );
    expect(off).toMatchObject({ isCancelled: true, isApplicantsChange: true });
  });

  it("says that no time suits them", async () => {
    const { id, holder, member } = await linked();
    const [invitation] = await offerTimes(member, someTimes([id], { interviewerIds: [] }));

    const place = { applicationId: id, timesId: invitation?.id ?? "" };
    await refuseTimes(holder, place, { words: "In spring" });
    expect(await findOfferedTimes(holder, id)).toMatchObject({
      invitation: { status: "refused" },
    });
  });

  it("accepts an offer once, which records the time", async () => {
    const { id, holder, member } = await linked();
    const { version } = await db.application.findUniqueOrThrow({ where: { id } });
    const tell = aLetter({ when: "now", offer: someTerms() });
    const { letter } = await moveApplication(member, id, {
      ...{ to: "offer", version, note: null, tell },
    });
    const offerId = letter?.id ?? "";

    const accept = { answer: "accept", words: null } as const;
    await Promise.all([answerOffer(holder, offerId, accept), answerOffer(holder, offerId, accept)]);

    expect(await listOffers(member, id)).toMatchObject([
      { status: "accepted", endedAt: expect.any(String) },
    ]);
    expect(await queuedEvents("applications.offer_ended")).toHaveLength(1);
  });

  it("finds no one else's application, and always gets the same message", async () => {
    const { holder, jobId, member } = await linked();
    const user = await makeUser();
    const sent = await makeApplication({ userId: user.id, jobId });
    const other = await addPerson(member, jobId, aPerson({ email: "other@example.org" }));

    for (const id of [sent.id, other.id, randomUUID()]) {
      expect(await findApplication(holder, id)).toBeNull();
      expect(await findOfferedTimes(holder, id)).toBeNull();
      await expect(listMessages(holder, id)).rejects.toMatchObject(NOT_FOUND);
      await expect(sendMessage(holder, id, aMessage("Hello"))).rejects.toMatchObject(NOT_FOUND);
      await expect(withdrawApplication(holder, id)).rejects.toMatchObject(NOT_FOUND);
      expect(await findOwnTransfers(holder, id)).toEqual({ to: null, from: null });
    }
  });

  it("can no longer act once the application is in an account", async () => {
    const { id, holder, token } = await linked();
    const user = await makeUser({ email: "noor@example.org" });
    await joinAccount(user.id);

    expect(await findLink(token)).toMatchObject({ link: { isInAccount: true } });
    for (const party of [holder, await readLinkHolder(token)]) {
      await expect(sendMessage(party, id, aMessage("Me?"))).rejects.toMatchObject(NOT_FOUND);
      expect(await findApplication(party, id)).toBeNull();
    }
    expect(await findApplication(await asActor(user), id)).toMatchObject({ id });
  });
});

// OWASP ASVS 6.5.5: it ends, and a newer one ends it.
describe("a mailed link", () => {
  it("ends after some weeks, and only leads to a new one", async () => {
    const { id } = await linked();
    const old = linkToken(id, 1, daysAgo(LINK_DAYS + 1));

    expect(await findLink(linkToken(id, 1, daysAgo(LINK_DAYS - 1)))).toMatchObject({
      state: "open",
    });
    expect(await findLink(old)).toEqual({ state: "over", applicationId: id });
    await expect(readLinkHolder(old)).rejects.toMatchObject({ code: "gone" });
    await expect(eraseAdded(old)).rejects.toMatchObject({ code: "gone" });

    await requestLink(old);
    expect(await queuedEvents("applications.link_requested")).toMatchObject([
      { applicationId: id },
    ]);
  });

  it("ends when a newer one is requested", async () => {
    const { id, token } = await linked();

    await requestLink(token);

    expect(await findLink(token)).toEqual({ state: "over", applicationId: id });
    expect(await findLink(linkToken(id, 2))).toMatchObject({ state: "open" });
  });

  it("in its oldest form leads to a new one", async () => {
    const { id } = await linked();

    const first = `${id}.0.0.${mailedToken(id)}`;
    expect(await findLink(first)).toEqual({ state: "over", applicationId: id });
    await requestLink(first);
    expect(await queuedEvents("applications.link_requested")).toHaveLength(1);
  });

  it("can't be requested by a stranger, or without limit", async () => {
    const { id, token } = await linked();

    for (const wrong of ["none", `${id}.1.1.x`, linkToken(randomUUID(), 1)]) {
      await expect(requestLink(wrong)).rejects.toMatchObject({ code: "gone" });
    }
    for (let time = 0; time < 5; time += 1) await requestLink(token);
    await expect(requestLink(token)).rejects.toMatchObject({ code: "rate_limited" });
  });
});

describe("someone without an account who was moved to another job", () => {
  async function moved() {
    const person = await linked();
    const jobId = await makeJob({ companyId: person.companyId, title: "Oven hand" });
    const input = transferInput.parse({ submissionId: randomUUID(), jobId, version: 1 });
    const made = await transferApplication(person.member, person.id, input);
    return { ...person, otherId: made.id, otherToken: linkToken(made.id, 1) };
  }

  it("sees both applications with either link", async () => {
    const { id, otherId, token, otherToken } = await moved();

    for (const link of [token, otherToken]) {
      const holder = await readLinkHolder(link);
      expect(holder.applicationIds.toSorted()).toEqual([id, otherId].toSorted());
      expect(await findApplication(holder, otherId)).toMatchObject({
        jobSnapshot: { title: "Oven hand" },
      });
      expect(await findOwnTransfers(holder, id)).toMatchObject({ to: { id: otherId } });
    }
  });

  it("deletes both with either link", async () => {
    const { id, otherId, token } = await moved();

    await eraseAdded(token);

    const kept = { applicationId: { in: [id, otherId] } };
    expect(await db.applicationDetails.count({ where: kept })).toBe(0);
    expect(await db.application.findUnique({ where: { id: otherId } })).toMatchObject({
      status: "withdrawn",
    });
  });
});
