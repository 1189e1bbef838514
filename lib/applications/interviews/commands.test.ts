import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { aMemberOf, makeApplication, NO_LETTER } from "@/lib/testing/applications/making";
import { setUpHiring } from "@/lib/testing/applications/scene";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { makeCompany } from "@/lib/testing/factories";
import { moveApplication } from "../moves.commands";
import { withdrawApplication } from "../status.commands";
import { cancelInterview, inviteToInterview, rescheduleInterview } from "./commands";
import { listInterviews, readCalendar } from "./queries";
import { interviewInput, type NewInterview } from "./schema";

setUpDatabase();
const scene = setUpHiring({ company: "Harbour Bakery", role: "recruiter" });

let stranger: Actor;
let applicationId: string;

beforeEach(async () => {
  stranger = await aMemberOf(await makeCompany("Other"));
  ({ id: applicationId } = await makeApplication({ userId: scene.seeker.id, jobId: scene.jobId }));
});

const YEAR = new Date().getUTCFullYear() + 1;

/** A date less than half a year ahead, whenever this runs. */
function soon(time = "09:30"): string {
  return `${new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)}T${time}`;
}

function anInvitation(values: Partial<NewInterview> = {}): NewInterview {
  return {
    id: randomUUID(),
    startsAt: soon(),
    minutes: 45,
    timeZone: "Asia/Kolkata",
    place: "12 Pier Road",
    note: "Bring bread",
    interviewerIds: [],
    ...values,
  };
}
const change = (
  { id: _id, ...rest }: NewInterview,
  version: number,
  words: string | null = null,
) => ({
  ...rest,
  version,
  words,
});
const SILENT = { words: null };

describe("interviews", () => {
  it("are visible to both sides, and each change is announced", async () => {
    const made = await inviteToInterview(scene.employer, applicationId, anInvitation());
    expect(made).toMatchObject({ wallTime: soon(), version: 1, isCancelled: false, isPast: false });
    const place = { applicationId, interviewId: made.id };

    const moved = await rescheduleInterview(
      scene.employer,
      place,
      change(anInvitation({ startsAt: soon("11:00"), note: null }), 1),
    );
    expect(moved).toMatchObject({ wallTime: soon("11:00"), version: 2, note: null });
    expect(await listInterviews(scene.seeker, applicationId)).toEqual([moved]);

    await cancelInterview(scene.employer, place, SILENT);
    const cancelled = await cancelInterview(scene.employer, place, SILENT);
    expect(cancelled).toMatchObject({ version: 3, isCancelled: true, isPast: true });
    expect(await queuedEvents("applications.interview_changed")).toMatchObject(
      [1, 2, 3].map((version) => ({ id: made.id, applicationId, version })),
    );
  });

  it("are created once per id, even if sent repeatedly or simultaneously", async () => {
    const invitation = anInvitation();

    await Promise.all(
      [1, 2, 3].map(() => inviteToInterview(scene.employer, applicationId, invitation)),
    );

    expect(await db.interview.count()).toBe(1);
    expect(await queuedEvents("applications.interview_changed")).toHaveLength(1);
  });

  it("report a conflict to one of two people who change them at once", async () => {
    const made = await inviteToInterview(scene.employer, applicationId, anInvitation());
    const place = { applicationId, interviewId: made.id };
    const tries = ["10:00", "12:00"].map((time) =>
      rescheduleInterview(scene.employer, place, change(anInvitation({ startsAt: soon(time) }), 1)),
    );

    const done = await Promise.allSettled(tries);

    expect(done.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await cancelInterview(scene.employer, place, SILENT);
    await expect(
      rescheduleInterview(scene.employer, place, change(anInvitation(), 3)),
    ).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringContaining("was cancelled"),
    });
  });

  it.each([
    ["a day that is long past", { startsAt: "2020-01-01T09:00" }],
    ["a day that is years away", { startsAt: `${YEAR + 2}-01-01T09:00` }],
    ["a day that doesn't exist", { startsAt: `${YEAR}-02-31T09:00` }],
  ])("cannot be on %s", async (_what, values) => {
    await expect(
      inviteToInterview(scene.employer, applicationId, anInvitation(values)),
    ).rejects.toMatchObject({
      code: "invalid",
      fields: { startsAt: [expect.any(String)] },
    });
  });

  it("are only for open applications", async () => {
    await moveApplication(scene.employer, applicationId, {
      ...{ to: "not_selected", version: 1, note: null },
      tell: NO_LETTER,
    });

    await expect(
      inviteToInterview(scene.employer, applicationId, anInvitation()),
    ).rejects.toMatchObject({
      code: "conflict",
    });
  });

  it("don't exist for strangers, can't be changed by the applicant, and are gone after a withdrawal", async () => {
    const made = await inviteToInterview(scene.employer, applicationId, anInvitation());
    const place = { applicationId, interviewId: made.id };
    for (const other of [scene.seeker, stranger]) {
      const tries = [
        () => inviteToInterview(other, applicationId, anInvitation()),
        () => rescheduleInterview(other, place, change(anInvitation(), 1)),
        ...(other === scene.seeker ? [] : [() => cancelInterview(other, place, SILENT)]),
      ];
      for (const one of tries) await expect(one()).rejects.toMatchObject({ code: "not_found" });
    }
    await expect(readCalendar(stranger, place)).rejects.toMatchObject({ code: "not_found" });
    const elsewhere = { applicationId, interviewId: randomUUID() };
    await expect(readCalendar(scene.employer, elsewhere)).rejects.toMatchObject({
      code: "not_found",
    });
    await withdrawApplication(scene.seeker, applicationId);
    await expect(readCalendar(scene.employer, place)).rejects.toMatchObject({ code: "not_found" });
  });

  it("have a calendar file whose sequence number increases with each version", async () => {
    const { id: interviewId } = await inviteToInterview(
      scene.employer,
      applicationId,
      anInvitation(),
    );
    const place = { applicationId, interviewId };
    const invited = await readCalendar(scene.seeker, place);
    await cancelInterview(scene.employer, place, SILENT);
    const cancelled = await readCalendar(scene.seeker, place);

    expect(invited).toContain(`UID:interview-${interviewId}@`);
    expect(invited).toContain("METHOD:REQUEST");
    expect(invited).toContain("SEQUENCE:0");
    expect(invited).toContain(`DTSTART:${soon().slice(0, 10).replaceAll("-", "")}T040000Z`);
    expect(cancelled).toContain("METHOD:CANCEL");
    expect(cancelled).toContain("SEQUENCE:1");
  });

  it("name the applicant in the company's file, as far as blind screening allows", async () => {
    const { id: interviewId } = await inviteToInterview(
      scene.employer,
      applicationId,
      anInvitation(),
    );
    const place = { applicationId, interviewId };
    const { job, details } = await db.application.findUniqueOrThrow({
      where: { id: applicationId },
      select: { job: { select: { companyId: true } }, details: { select: { email: true } } },
    });

    const named = await readCalendar(scene.employer, place);
    await db.company.update({ where: { id: job.companyId }, data: { isBlind: true } });
    const hidden = await readCalendar(scene.employer, place);

    expect(named).toContain("SUMMARY:Interview: Ines Carvalho\\,");
    expect(named).not.toContain(details?.email);
    expect(hidden).toContain("SUMMARY:Interview: Applicant ");
    expect(hidden).not.toContain("Ines Carvalho");
  });
});

describe("interviewInput", () => {
  it.each([
    [{ startsAt: "tomorrow" }, "Choose the day and the time"],
    [{ timeZone: "Mars/Olympus" }, "Choose the time zone"],
    [{ place: "  " }, "Say where it is: an address or a link to a call"],
    [{ minutes: 4 }, "An interview takes at least 5 minutes"],
    [{ note: "x".repeat(20_000) }, "A note must be at most 2,000 characters long"],
    [
      { medium: "video", place: "12 Pier Road" },
      "Enter the link to the call, starting with https://",
    ],
  ])("refuses %j", (values, message) => {
    const parsed = interviewInput.safeParse({ ...anInvitation(), ...values });
    expect(parsed.error?.issues[0]?.message).toBe(message);
  });

  it.each([
    { medium: "video", place: "https://example.com/room?pwd=1" },
    { medium: "office", place: "12 Pier Road" },
    { medium: "phone", place: "+351 910 000 000, we call you" },
    { medium: null, place: "12 Pier Road, or https://example.com/room" },
  ])("accepts %j", (values) => {
    expect(interviewInput.safeParse({ ...anInvitation(), ...values }).error).toBeUndefined();
  });
});
