import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { interviewNear } from "@/lib/applications/events";
import {
  cancelInterview,
  inviteToInterview,
  rescheduleInterview,
} from "@/lib/applications/interviews/commands";
import { remindOfInterviews } from "@/lib/applications/interviews/reminders.commands";
import { db } from "@/lib/platform/db/client";
import { asActor, makeUser } from "@/lib/testing/accounts";
import { aMemberOf, makeApplication } from "@/lib/testing/applications/making";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { makeCompany, makeJob } from "@/lib/testing/factories";
import { setUpMailSink } from "@/lib/testing/mail-sink";
import { reactions } from "./interview-reminders.tasks";

const sink = setUpMailSink();
setUpDatabase();

const HOUR_MS = 3_600_000;
const DAY = new Date(Date.now() + 20 * 24 * HOUR_MS).toISOString().slice(0, 10);
const START = new Date(`${DAY}T09:30:00Z`);
const before = (hours: number) => new Date(START.getTime() - hours * HOUR_MS);

async function setUp() {
  const seeker = await asActor(await makeUser({ fullName: "Ines Carvalho" }));
  const companyId = await makeCompany("Harbour Bakery");
  const jobId = await makeJob({ companyId, title: "Bread baker" });
  const [recruiter, interviewer] = [await aMemberOf(companyId), await aMemberOf(companyId)];
  const { id: applicationId } = await makeApplication({ userId: seeker.id, jobId });
  const id = randomUUID();
  const input = {
    ...{ id, startsAt: `${DAY}T09:30`, minutes: 45, timeZone: "UTC", place: "12 Pier Road" },
    ...{ note: "Bring bread", interviewerIds: [interviewer.id] },
  };
  await inviteToInterview(recruiter, applicationId, input);
  const place = { applicationId, interviewId: id };
  return { companyId, recruiter, interviewer, seeker, place, input };
}

/** Runs the reactions to what was announced, each of them twice. */
async function react(): Promise<void> {
  const events = await queuedEvents(interviewNear.name);
  for (const reaction of [...reactions, ...reactions]) {
    for (const event of events) await reaction.run(event);
  }
}

const subjects = () => sink.mails.map(({ mail }) => mail.subject ?? "").toSorted();

it("both sides are reminded of an interview a day before, once", async () => {
  const { interviewer, recruiter, seeker } = await setUp();

  expect(await remindOfInterviews(before(25))).toBe(0);
  const counts = await Promise.all([
    remindOfInterviews(before(23.5)),
    remindOfInterviews(before(23.5)),
  ]);
  expect(counts.toSorted()).toEqual([0, 1]);
  expect(await remindOfInterviews(before(12))).toBe(0);
  await react();

  expect(subjects()).toEqual([
    "Reminder: your interview with Harbour Bakery",
    "Reminder: your interview with Ines Carvalho for Bread baker",
  ]);
  const texts = sink.mails.map(({ mail }) => mail.text ?? "");
  for (const text of texts) expect(text).toContain("12 Pier Road");
  expect(texts.filter((text) => text.includes("Bring bread"))).toHaveLength(1);
  const told = (userId: string) => db.notification.count({ where: { userId } });
  expect(await told(seeker.id)).toBe(1);
  expect(await told(interviewer.id)).toBe(1);
  expect(await told(recruiter.id)).toBe(0);
});

it("nobody is reminded of a cancelled interview, even if a reminder was due already", async () => {
  const { recruiter, place } = await setUp();
  const other = await setUp();
  await cancelInterview(recruiter, place, { words: null });
  expect(await remindOfInterviews(before(20))).toBe(1);
  await cancelInterview(other.recruiter, other.place, { words: null });
  await react();

  expect(subjects()).toEqual([]);
});

it("an interview that is moved has a reminder only for its new time", async () => {
  const { recruiter, place, input } = await setUp();
  expect(await remindOfInterviews(before(20))).toBe(1);
  const { id: _, ...moved } = { ...input, startsAt: `${DAY}T18:00` };
  await rescheduleInterview(recruiter, place, { ...moved, version: 1, words: null });
  await react();
  expect(subjects()).toEqual([]);

  await remindOfInterviews(before(10));
  await react();
  expect(subjects()).toHaveLength(2);
  expect(sink.mails[0]?.mail.text).toContain("18:00");
});

it("nobody is reminded of an interview that was just announced, or begins now", async () => {
  await setUp();
  await db.interview.updateMany({ data: { changedAt: before(22) } });
  expect(await remindOfInterviews(before(20))).toBe(0);
  expect(await remindOfInterviews(before(0.5))).toBe(0);
  expect(await remindOfInterviews(before(15))).toBe(1);
});
