import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { writeNote } from "@/lib/applications/employer-view/notes.commands";
import { interviewChanged, interviewTimesChanged, noteWritten } from "@/lib/applications/events";
import { chooseTime } from "@/lib/applications/interviews/choices.commands";
import {
  cancelInterview,
  inviteToInterview,
  rescheduleInterview,
} from "@/lib/applications/interviews/commands";
import { refuseTimes } from "@/lib/applications/interviews/invitations.commands";
import { offerTimes } from "@/lib/applications/interviews/slots.commands";
import { withdrawApplication } from "@/lib/applications/status.commands";
import { db } from "@/lib/platform/db/client";
import { asActor, makeUser } from "@/lib/testing/accounts";
import { someTimes } from "@/lib/testing/applications/interview-times";
import { aMemberOf, makeApplication } from "@/lib/testing/applications/making";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { makeCompany, makeJob } from "@/lib/testing/factories";
import { setUpMailSink } from "@/lib/testing/mail-sink";
import { reactions as interviews } from "./interviews.tasks";
import { reactions as notes } from "./mentions.tasks";
import { reactions as team } from "./team-interviews.tasks";

const sink = setUpMailSink();
setUpDatabase();

/** Runs this module's reactions to everything announced, each of them twice. */
async function react({ name }: { name: string }): Promise<void> {
  const events = await queuedEvents(name);
  for (const reaction of [...interviews, ...team, ...notes, ...interviews, ...team, ...notes]) {
    if (reaction.event === name) for (const event of events) await reaction.run(event);
  }
}

async function setUp() {
  const seeker = await asActor(await makeUser({ fullName: "Ines Carvalho" }));
  const companyId = await makeCompany("Harbour Bakery");
  const jobId = await makeJob({ companyId });
  const employer = await aMemberOf(companyId);
  const { id, reference } = await makeApplication({ userId: seeker.id, jobId });
  return { seeker, companyId, employer, id, reference };
}

const invitation = () => ({
  id: randomUUID(),
  startsAt: `${new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)}T09:30`,
  minutes: 45,
  timeZone: "Asia/Kolkata",
  place: "12 Pier Road",
  note: "Bring bread",
  interviewerIds: [] as string[],
});

const titles = async (userId: string) =>
  (await db.notification.findMany({ where: { userId }, orderBy: { id: "asc" } })).map(
    ({ title }) => title,
  );

describe("an interview", () => {
  it("is announced with a calendar file, once, and cancelled with another", async () => {
    const { seeker, employer, id } = await setUp();
    const { id: interviewId } = await inviteToInterview(employer, id, invitation());
    await react(interviewChanged);

    expect(await titles(seeker.id)).toEqual(["Harbour Bakery invites you to an interview"]);
    const [first] = sink.mails;
    expect(sink.mails).toHaveLength(1);
    expect(first?.mail.text).toContain("09:30 (GMT+5:30, Asia/Kolkata) and takes 45 minutes");
    expect(first?.mail.text).toContain("Bring bread");
    expect(first?.raw).toContain("text/calendar; charset=utf-8; method=REQUEST");
    const file = first?.mail.attachments.find(({ filename }) => filename === "interview.ics");
    expect(file?.content.toString()).toContain(`UID:interview-${interviewId}@jobs.example.org`);

    await cancelInterview(employer, { applicationId: id, interviewId }, { words: null });
    await react(interviewChanged);

    expect(sink.mails).toHaveLength(2);
    expect(sink.mails[1]?.mail.subject).toBe("Harbour Bakery cancelled your interview");
    expect(sink.mails[1]?.raw).toContain("method=CANCEL");
  });

  it("that changed before it was announced is announced as it is now, or not at all after a withdrawal", async () => {
    const { seeker, employer, id } = await setUp();
    const { id: interviewId } = await inviteToInterview(employer, id, invitation());
    await cancelInterview(employer, { applicationId: id, interviewId }, { words: null });
    await react(interviewChanged);
    expect(await titles(seeker.id)).toEqual(["Harbour Bakery cancelled your interview"]);

    await inviteToInterview(employer, id, invitation());
    await withdrawApplication(seeker, id);
    await react(interviewChanged);
    expect(await titles(seeker.id)).toHaveLength(1);
  });
});

describe("times to choose from", () => {
  it("are mailed with a deadline, and the choice goes into every calendar", async () => {
    const { seeker, companyId, employer, id } = await setUp();
    const colleague = await aMemberOf(companyId);
    await db.user.update({ where: { id: colleague.id }, data: { fullName: "Marta Kowalczyk" } });
    const set = someTimes([id], { interviewerIds: [colleague.id] });
    const [offered] = await offerTimes(employer, set);
    await react(interviewTimesChanged);

    expect(sink.mails).toHaveLength(1);
    expect(sink.mails[0]?.mail.subject).toBe(
      "Harbour Bakery invites you to choose a time for an interview",
    );
    expect(sink.mails[0]?.mail.text).toContain("14:00 (GMT+5:30, Asia/Kolkata)");

    const place = { applicationId: id, timesId: offered?.id ?? "" };
    const slotId = offered?.slots[1]?.id ?? "";
    await chooseTime(seeker, place, { slotId, words: null });
    await react(interviewChanged);

    const mails = sink.mails.slice(1);
    expect(mails.map(({ mail }) => mail.subject).toSorted()).toEqual([
      "Ines Carvalho chose a time for the interview for Bread baker",
      "Your interview with Harbour Bakery is booked",
    ]);
    const files = mails.map(({ mail }) =>
      mail.attachments[0]?.content.toString().replaceAll("\r\n ", ""),
    );
    for (const file of files) {
      expect(file).toContain("METHOD:REQUEST");
      expect(file).toContain('CN="Marta Kowalczyk"');
      expect(file).toContain('CN="Ines Carvalho"');
      expect(file).toMatch(/ORGANIZER;CN="Asha Rao, /);
      expect(file).not.toContain(colleague.username);
    }
    // Who arranged it is told on the site, without a file.
    expect(await titles(employer.id)).toEqual([
      "Ines Carvalho chose a time for the interview for Bread baker",
    ]);
  });

  it("that suit nobody are reported to the team with the applicant's words", async () => {
    const { seeker, employer, id } = await setUp();
    const [offered] = await offerTimes(employer, someTimes([id]));
    const place = { applicationId: id, timesId: offered?.id ?? "" };
    await refuseTimes(seeker, place, { words: "I work mornings" });
    await react(interviewTimesChanged);

    expect(await titles(employer.id)).toEqual(["No offered time works for Ines Carvalho"]);
    expect(sink.mails.at(-1)?.mail.text).toContain("I work mornings");
  });

  it("are removed from the calendar of an interviewer who no longer takes part", async () => {
    const { companyId, employer, id } = await setUp();
    const colleague = await aMemberOf(companyId);
    const { interviewerIds: _none, ...times } = invitation();
    const made = await inviteToInterview(employer, id, {
      ...{ ...times, interviewerIds: [colleague.id] },
    });
    await react(interviewChanged);
    const { id: _id, ...change } = times;
    await rescheduleInterview(
      employer,
      { applicationId: id, interviewId: made.id },
      { ...change, version: 1, words: null, interviewerIds: [] },
    );
    await react(interviewChanged);

    const { email } = await db.user.findUniqueOrThrow({ where: { id: colleague.id } });
    const theirs = sink.mailsTo(email);
    expect(theirs.map(({ raw }) => /method=([A-Z]+)/.exec(raw)?.[1])).toEqual([
      "REQUEST",
      "CANCEL",
    ]);
  });
});

describe("a note", () => {
  it("is announced to the members it mentions, without the applicant's name", async () => {
    const { companyId, employer, id, reference } = await setUp();
    const [zoe, kim] = [await aMemberOf(companyId), await aMemberOf(companyId)];
    await db.user.update({ where: { id: zoe.id }, data: { fullName: "Zoë Neil" } });
    await db.user.update({ where: { id: kim.id }, data: { fullName: "Kim" } });
    await writeNote(employer, id, {
      id: randomUUID(),
      text: "@Zoë Neil, @Kim and @Asha Rao: look at Ines",
    });
    await db.companyMember.deleteMany({ where: { userId: kim.id } });

    await react(noteWritten);

    expect(await titles(zoe.id)).toEqual(["Asha Rao mentioned you in a note"]);
    expect(await db.notification.count()).toBe(1);
    expect(sink.mails).toHaveLength(1);
    expect(sink.mails[0]?.mail.text).toContain(reference);
    expect(sink.mails[0]?.words).toContain("It's about Ines Carvalho, who applied for");
  });
});
