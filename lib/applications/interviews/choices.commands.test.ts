import { beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { asActor, makeUser } from "@/lib/testing/accounts";
import { inDays, offerSomeTimes, someTimes } from "@/lib/testing/applications/interview-times";
import { aMemberOf, makeApplication } from "@/lib/testing/applications/making";
import { setUpHiring } from "@/lib/testing/applications/scene";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { withdrawApplication } from "../status.commands";
import { callOffInterviews } from "./calling-off.commands";
import { chooseTime } from "./choices.commands";
import { cancelInterview } from "./commands";
import { listInterviews, readCalendar } from "./queries";
import { offerTimes } from "./slots.commands";
import { listInvitations } from "./slots.queries";
import type { NewSlotSet } from "./slots.schema";

setUpDatabase();
const scene = setUpHiring({ company: "Harbour Bakery", role: "recruiter" });

let colleague: Actor;
let applicationId: string;

beforeEach(async () => {
  colleague = await aMemberOf(scene.companyId);
  ({ id: applicationId } = await makeApplication({ userId: scene.seeker.id, jobId: scene.jobId }));
});

const offer = (values: Partial<NewSlotSet> = {}) =>
  offerSomeTimes(scene.employer, applicationId, { interviewerIds: [colleague.id], ...values });
const choice = (slotId = "", words: string | null = null) => ({ slotId, words });

describe("times for an interview", () => {
  it("are offered once, and the applicant books one of them", async () => {
    const set = someTimes([applicationId], { interviewerIds: [colleague.id] });
    await Promise.all([1, 2].map(() => offerTimes(scene.employer, set)));
    const [invitation, ...more] = await listInvitations(scene.seeker, applicationId);
    expect(more).toEqual([]);
    expect(invitation).toMatchObject({ status: "open", minutes: 45, note: "Bring bread" });
    expect(invitation?.interviewers).toEqual([{ id: colleague.id, name: "Asha Rao" }]);
    expect(invitation?.slots.map(({ isTaken }) => isTaken)).toEqual([false, false, false]);
    const place = { applicationId, timesId: invitation?.id ?? "" };
    const slotId = invitation?.slots[1]?.id ?? "";

    const [one, two] = await Promise.all(
      [1, 2].map(() => chooseTime(scene.seeker, place, choice(slotId))),
    );

    expect(two).toEqual(one);
    expect(one).toMatchObject({ wallTime: inDays(20, "14:00"), version: 1, slotId });
    expect(await listInterviews(scene.employer, applicationId)).toEqual([one]);
    expect(await db.application.findUnique({ where: { id: applicationId } })).toMatchObject({
      status: "interview",
    });
    expect(await queuedEvents("applications.interview_changed")).toHaveLength(1);
    expect(await queuedEvents("applications.interview_times_changed")).toMatchObject([
      { applicationId, status: "open" },
    ]);
  });

  it("go to one of a hundred applicants who choose the same one simultaneously", async () => {
    const applicants = await Promise.all(
      Array.from({ length: 100 }, async () => {
        const actor = await asActor(await makeUser());
        const { id } = await makeApplication({ userId: actor.id, jobId: scene.jobId });
        return { actor, id };
      }),
    );
    const ids = applicants.map(({ id }) => id);
    const times = { times: [inDays(20)], interviewerIds: [colleague.id] };
    // As two sets with one interviewer, so that neither the time nor the person is had twice.
    await offerTimes(scene.employer, someTimes(ids.slice(0, 50), times));
    await offerTimes(scene.employer, someTimes(ids.slice(50), times));

    const results = await Promise.allSettled(
      applicants.map(async ({ actor, id }) => {
        const [invitation] = await listInvitations(actor, id);
        const place = { applicationId: id, timesId: invitation?.id ?? "" };
        return chooseTime(actor, place, choice(invitation?.slots[0]?.id));
      }),
    );

    const lost = results.filter(({ status }) => status === "rejected");
    expect(lost).toHaveLength(99);
    for (const one of lost) {
      expect(one).toMatchObject({
        reason: { code: "conflict", message: expect.stringContaining("just taken this time") },
      });
    }
    expect(await db.interview.count()).toBe(1);
    const left = await listInvitations(scene.seeker, applicationId);
    expect(left).toEqual([]);
    const [other] = await listInvitations(scene.employer, ids[0] ?? "");
    const isHolder = (await db.interview.count({ where: { applicationId: ids[0] ?? "" } })) === 1;
    expect(other?.slots[0]?.isTaken).toBe(!isHolder);
  }, 60_000);

  it("can be exchanged until a day before, keeping the calendar entry", async () => {
    const { place, slots } = await offer();
    const booked = await chooseTime(scene.seeker, place, choice(slots[0]));
    const moved = await chooseTime(scene.seeker, place, choice(slots[2], "A visit at school"));
    expect(moved).toMatchObject({ id: booked.id, version: 2, wallTime: inDays(21) });
    expect(moved).toMatchObject({ words: "A visit at school", isApplicantsChange: true });
    const file = await readCalendar(scene.seeker, { applicationId, interviewId: moved.id });
    expect(file).toContain("SEQUENCE:1");
    expect(file.replaceAll("\r\n ", "")).toContain('CN="Asha Rao"');
    const [invitation] = await listInvitations(scene.seeker, applicationId);
    expect(invitation?.status).toBe("chosen");

    await db.interview.updateMany({ data: { startsAt: new Date(Date.now() + 3_600_000) } });
    await expect(chooseTime(scene.seeker, place, choice(slots[1]))).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringContaining("until 24 hours before"),
    });
  });

  it("are free again once the interview is cancelled, and the applicant can't choose again", async () => {
    const second = await asActor(await makeUser());
    const { id: other } = await makeApplication({ userId: second.id, jobId: scene.jobId });
    const { place, slots } = await offer({ applicationIds: [applicationId, other] });
    const { id: interviewId } = await chooseTime(scene.seeker, place, choice(slots[0]));
    const [theirs] = await listInvitations(second, other);
    expect(theirs?.slots.map(({ isTaken }) => isTaken)).toEqual([true, false, false]);

    const cancelled = await cancelInterview(
      scene.seeker,
      { applicationId, interviewId },
      { words: "I'm ill" },
    );
    expect(cancelled).toMatchObject({ isCancelled: true, words: "I'm ill", version: 2 });

    await chooseTime(second, { applicationId: other, timesId: theirs?.id ?? "" }, choice(slots[0]));
    await expect(chooseTime(scene.seeker, place, choice(slots[1]))).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringContaining("was called off"),
    });
  });

  it("end with the application: after a decision, and when the applicant withdraws", async () => {
    const { place, slots } = await offer();
    await chooseTime(scene.seeker, place, choice(slots[0]));
    await offer();
    await db.$transaction((tx) =>
      callOffInterviews(tx, applicationId, { now: new Date(), isInLetter: false }),
    );
    expect(await db.interviewInvitation.count({ where: { status: "open" } })).toBe(0);
    expect(await db.interview.count({ where: { cancelledAt: null } })).toBe(0);

    const again = await offer();
    await chooseTime(scene.seeker, again.place, choice(again.slots[0]));
    await withdrawApplication(scene.seeker, applicationId);
    expect(await db.interview.count({ where: { cancelledAt: null } })).toBe(0);
    await db.applicationDetails.deleteMany({ where: { applicationId } });
    expect(await db.interviewSlotSet.count()).toBe(0);
  });
});
