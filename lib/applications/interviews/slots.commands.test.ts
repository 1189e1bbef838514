import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { makeUser } from "@/lib/testing/accounts";
import { inDays, offerSomeTimes, someTimes } from "@/lib/testing/applications/interview-times";
import { aMemberOf, makeApplication } from "@/lib/testing/applications/making";
import { setUpHiring } from "@/lib/testing/applications/scene";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { makeCompany } from "@/lib/testing/factories";
import { chooseTime } from "./choices.commands";
import { inviteToInterview } from "./commands";
import { refuseTimes } from "./invitations.commands";
import { expireInvitations, offerTimes, withdrawTimes } from "./slots.commands";
import { listBusyTimes, listInvitations } from "./slots.queries";
import { type NewSlotSet, slotSetInput } from "./slots.schema";

setUpDatabase();
const scene = setUpHiring({ company: "Harbour Bakery", role: "recruiter" });

let colleague: Actor;
let stranger: Actor;
let applicationId: string;

beforeEach(async () => {
  colleague = await aMemberOf(scene.companyId);
  stranger = await aMemberOf(await makeCompany("Other"));
  ({ id: applicationId } = await makeApplication({ userId: scene.seeker.id, jobId: scene.jobId }));
});

const offer = (values: Partial<NewSlotSet> = {}) =>
  offerSomeTimes(scene.employer, applicationId, { interviewerIds: [colleague.id], ...values });
const choice = (slotId = "", words: string | null = null) => ({ slotId, words });

describe("offered times", () => {
  it("are refused with words, taken back, replaced, or expired", async () => {
    const first = await offer();
    await refuseTimes(scene.seeker, first.place, { words: "I work mornings" });
    await refuseTimes(scene.seeker, first.place, { words: null });
    await expect(
      chooseTime(scene.seeker, first.place, choice(first.slots[0])),
    ).rejects.toMatchObject({
      code: "conflict",
    });
    const second = await offer();
    const third = await offer();
    await withdrawTimes(scene.employer, third.place);
    await withdrawTimes(scene.employer, third.place);
    const fourth = await offer();
    await db.interviewSlotSet.updateMany({ data: { chooseUntil: new Date(Date.now() - 1000) } });
    await expect(
      chooseTime(scene.seeker, fourth.place, choice(fourth.slots[0])),
    ).rejects.toMatchObject({
      message: expect.stringContaining("too late to choose a time"),
    });
    await expireInvitations(new Date());
    await expireInvitations(new Date());

    const all = await listInvitations(scene.employer, applicationId);
    expect(all.map(({ id, status, words }) => [id, status, words])).toEqual([
      [fourth.place.timesId, "expired", null],
      [third.place.timesId, "withdrawn", null],
      [second.place.timesId, "withdrawn", null],
      [first.place.timesId, "refused", "I work mornings"],
    ]);
    const told = await queuedEvents("applications.interview_times_changed");
    expect(told.map((event) => (event as { status: string }).status)).toEqual([
      "open",
      "refused",
      "open",
      "open",
      "withdrawn",
      "open",
      "expired",
    ]);
  });

  it("keep the gap after an interview free for its interviewers", async () => {
    const [first, second, third] = [inDays(20), inDays(20, "10:45"), inDays(20, "11:00")];
    const times = [first, second, third];
    const { place, slots } = await offer({ times, minutes: 60, gapMinutes: 30 });
    const rival = await makeApplication({ userId: (await makeUser()).id, jobId: scene.jobId });
    const other = await offer({ applicationIds: [rival.id], times, minutes: 60, gapMinutes: 30 });
    await chooseTime(scene.seeker, place, choice(slots[0]));

    const [invitation] = await listInvitations(scene.employer, rival.id);
    expect(invitation?.slots.map(({ isTaken }) => isTaken)).toEqual([true, true, false]);
    expect(other.slots).toHaveLength(3);
    const busy = await listBusyTimes(scene.employer, applicationId);
    expect(busy.find(({ isOffered }) => !isOffered)).toMatchObject({ minutes: 90 });
  });

  it("don't exist for strangers, and can't be chosen by the company", async () => {
    const { place, slots } = await offer();
    const elsewhere = { ...place, timesId: randomUUID() };
    const tries = [
      () => listInvitations(stranger, applicationId),
      () => offerTimes(stranger, someTimes([applicationId])),
      () => offerTimes(scene.seeker, someTimes([applicationId])),
      () => withdrawTimes(stranger, place),
      () => withdrawTimes(scene.seeker, place),
      () => withdrawTimes(scene.employer, elsewhere),
      () => chooseTime(scene.employer, place, choice(slots[0])),
      () => chooseTime(stranger, place, choice(slots[0])),
      () => chooseTime(scene.seeker, elsewhere, choice(slots[0])),
      () => chooseTime(scene.seeker, place, choice(randomUUID())),
      () => refuseTimes(scene.employer, place, { words: null }),
      () => listBusyTimes(stranger, applicationId),
    ];
    for (const one of tries) await expect(one()).rejects.toMatchObject({ code: "not_found" });
  });

  it.each([
    ["times", { times: ["2020-01-01T09:00"] }],
    ["chooseUntil", { chooseUntil: "2020-01-01T09:00" }],
    ["chooseUntil", { chooseUntil: inDays(30) }],
    ["interviewerIds", { interviewerIds: [randomUUID()] }],
  ])("are refused with an error at the wrong field: %s", async (field, values) => {
    await expect(
      offerTimes(scene.employer, someTimes([applicationId], values)),
    ).rejects.toMatchObject({
      code: "invalid",
      fields: { [field]: [expect.any(String)] },
    });
  });

  it("show when interviewers are busy", async () => {
    const { slots, place } = await offer({ times: [inDays(20), inDays(21)] });
    await chooseTime(scene.seeker, place, choice(slots[0]));
    const { id: otherId } = await makeApplication({
      userId: (await makeUser()).id,
      jobId: scene.jobId,
    });
    await offerTimes(
      scene.employer,
      someTimes([otherId], { times: [inDays(22)], interviewerIds: [colleague.id] }),
    );
    await inviteToInterview(scene.employer, otherId, {
      ...{ id: randomUUID(), startsAt: inDays(23), minutes: 30, timeZone: "UTC", place: "Here" },
      ...{ note: null, interviewerIds: [scene.employer.id] },
    });

    const busy = await listBusyTimes(scene.employer, applicationId);

    expect(busy.map(({ userId, isOffered }) => [userId, isOffered])).toEqual([
      [colleague.id, false],
      [colleague.id, true],
      [scene.employer.id, false],
    ]);
  });
});

describe("slotSetInput", () => {
  it.each([
    [{ times: [] }, "Add at least one time"],
    [{ times: Array.from({ length: 21 }, (_, index) => inDays(index)) }, "Offer at most 20 times"],
    [{ applicationIds: [] }, "Choose whom to invite"],
    [{ chooseUntil: "soon" }, "Choose the day and the time"],
  ])("says what is wrong (%#)", (values, message) => {
    const parsed = slotSetInput.safeParse({
      ...{ id: randomUUID(), applicationIds: [randomUUID()], times: [inDays(2)], minutes: 30 },
      ...{ timeZone: "UTC", place: "Here", chooseUntil: inDays(1) },
      ...values,
    });
    expect(parsed.error?.issues[0]?.message).toBe(message);
  });
});
