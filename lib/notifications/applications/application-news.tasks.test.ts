import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import {
  applicationHeld,
  applicationMoved,
  applicationSubmitted,
  resumeViewed,
} from "@/lib/applications/events";
import { db } from "@/lib/platform/db/client";
import { asActor } from "@/lib/testing/accounts";
import {
  applyToBakery as apply,
  reactWithNews as react,
  titlesOf,
} from "@/lib/testing/applications/news";
import { setUpDatabase } from "@/lib/testing/database";
import { setUpMailSink } from "@/lib/testing/mail-sink";
import { setUpStorage } from "@/lib/testing/storage";
import { changePreferences } from "../preferences.commands";

const sink = setUpMailSink();
setUpDatabase();
setUpStorage();

describe("an application", () => {
  it("is confirmed with a copy of it, once, and announced to the company by name", async () => {
    const answers = [{ question: "Can you start at four?", answer: "Yes, gladly" }];
    const { seeker, member, reference, event } = await apply("submitted", {}, { answers });

    await react(applicationSubmitted, event);
    await react(applicationSubmitted, event);

    expect(await titlesOf(seeker.id)).toEqual(["Your application to Acme Bakery has been sent"]);
    expect(await titlesOf(member.id)).toEqual(["Ines Carvalho applied for Bread baker"]);
    expect(await db.notification.count()).toBe(2);
    expect(sink.mails).toHaveLength(2);
    const copy = sink.mails.find(({ recipients }) => recipients[0] === seeker.email);
    for (const part of [
      "Your application has been received.",
      "Job: Bread baker",
      `Reference: ${reference}`,
      "Full name: Ines Carvalho",
      "Can you start at four?: Yes, gladly",
      "Dear bakers,\n\nI bake.",
      `https://jobs.example.org/applications/${event.applicationId}`,
      "turn these emails off: https://jobs.example.org/app/settings#notification-preferences",
    ]) {
      expect(copy?.mail.text).toContain(part);
    }
    const news = sink.mails.find(({ recipients }) => recipients[0] !== seeker.email);
    expect(news?.mail.text).toContain(reference);
    expect(news?.mail.subject).toBe("Ines Carvalho applied for Bread baker");
  });

  it("that is held tells the applicant on the site to verify the address, and mails no one", async () => {
    const { seeker, event } = await apply("held", { emailVerifiedAt: null });

    await react(applicationHeld, event);

    expect(await titlesOf(seeker.id)).toEqual(["Confirm your address to send your application"]);
    expect(await db.notification.count()).toBe(1);
    expect(sink.mails).toEqual([]);
  });

  it.each([
    ["held", "submitted"],
    ["sent", "withdrawn"],
  ] as const)("is not announced as %s once it is %s", async (what, status) => {
    const { event } = await apply(status);

    await react(what === "held" ? applicationHeld : applicationSubmitted, event);

    expect(await db.notification.count()).toBe(0);
    expect(sink.mails).toEqual([]);
  });

  it("is announced through the channels that are on", async () => {
    const { seeker, event } = await apply();
    const actor = await asActor(seeker);
    await changePreferences(actor, { mail: { application_sent: false } });
    await react(applicationSubmitted, event);
    const onlyMail = { site: { application_sent: false }, mail: { application_sent: true } };
    await changePreferences(actor, onlyMail);
    await react(applicationSubmitted, { ...event, id: randomUUID() });

    expect(await titlesOf(seeker.id)).toHaveLength(1);
    expect(sink.subjects().filter(([address]) => address === seeker.email)).toHaveLength(1);
  });

  it.each([
    ["is leaving", { deletionDueAt: new Date() }],
    ["is suspended", { status: "suspended" as const }],
  ])("is not announced to someone who %s", async (_what, person) => {
    const { seeker, member, event } = await apply("submitted", person);

    await react(applicationSubmitted, event);

    expect(await titlesOf(seeker.id)).toEqual([]);
    expect(await titlesOf(member.id)).toHaveLength(1);
  });

  it("reaches no one at a suspended company, and no one after its account is deleted", async () => {
    const { companyId, member, seeker, event } = await apply();
    await db.company.update({ where: { id: companyId }, data: { status: "suspended" } });
    await react(applicationSubmitted, event);
    expect(await titlesOf(member.id)).toEqual([]);
    await db.user.delete({ where: { id: seeker.id } });

    await react(applicationSubmitted, event);
    await react(applicationMoved, { ...event, kind: "interview" });

    expect(await db.notification.count()).toBe(0);
  });
});

it("says on the site who opened a resume, and by email to those who want that", async () => {
  const { seeker, companyId, event } = await apply();
  const { applicationId } = event;
  const { id: resumeId } = await db.resume.findFirstOrThrow();
  const view = () => db.resumeView.create({ data: { resumeId, applicationId, companyId } });

  await react(resumeViewed, { id: (await view()).id, applicationId });
  expect(sink.mails).toEqual([]);
  await changePreferences(await asActor(seeker), { mail: { resume_viewed: true } });
  await react(resumeViewed, { id: (await view()).id, applicationId });

  const title = "Acme Bakery opened your resume";
  expect(await titlesOf(seeker.id)).toEqual([title, title]);
  expect(sink.subjects()).toEqual([[seeker.email, title]]);
});
