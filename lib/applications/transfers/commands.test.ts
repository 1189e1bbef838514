import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { makeUser } from "@/lib/testing/accounts";
import { someoneAdded } from "@/lib/testing/applications/by-hand";
import { inDays } from "@/lib/testing/applications/interview-times";
import { aMemberOf, makeApplication } from "@/lib/testing/applications/making";
import { setUpHiring } from "@/lib/testing/applications/scene";
import { stateOf } from "@/lib/testing/applications/stage-moves";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { makeCompany, makeJob } from "@/lib/testing/factories";
import { writeNote } from "../employer-view/notes.commands";
import { addTag } from "../employer-view/tags.commands";
import { findApplication } from "../queries";
import type { ApplicationStatus } from "../schema";
import { rateApplicant } from "../scorecards/ratings.commands";
import { viewApplication, withdrawApplication } from "../status.commands";
import { transferApplication, undoTransfer } from "./commands";
import { findOwnTransfers, listTransfers } from "./queries";
import { type TransferInput, transferInput } from "./schema";

setUpDatabase();
const scene = setUpHiring({ job: "Bread baker" });

const aMove = (jobId: string, values: Partial<TransferInput> = {}) =>
  transferInput.parse({ submissionId: randomUUID(), jobId, version: 1, ...values });

/** Someone who applied for the scene's job, and another job of its company. */
async function applied(status: ApplicationStatus = "submitted") {
  const made = await makeApplication({ userId: scene.seeker.id, jobId: scene.jobId, status });
  const otherId = await makeJob({ companyId: scene.companyId, title: "Oven hand" });
  return { id: made.id, otherId };
}

const move = (id: string, input: TransferInput, actor: Actor = scene.employer) =>
  transferApplication(actor, id, input);

describe("transferApplication", () => {
  it("takes along what was sent and the team's notes and tags, and leaves ratings behind", async () => {
    const { id, otherId } = await applied();
    await writeNote(scene.employer, id, { id: randomUUID(), text: "Knows ovens" });
    await addTag(scene.employer, id, "Night shift");
    await rateApplicant(scene.employer, id, { criterion: "Skills", score: 4 });

    const made = await move(id, aMove(otherId));

    const details = (applicationId: string) =>
      db.applicationDetails.findUniqueOrThrow({
        where: { applicationId },
        select: {
          ...{ fullName: true, email: true, coverLetter: true, resumeId: true, userId: true },
          notes: { select: { text: true } },
          tags: { select: { tag: true } },
        },
      });
    expect(await details(made.id)).toEqual(await details(id));
    expect(await db.applicationRating.count({ where: { applicationId: made.id } })).toBe(0);
    expect(await stateOf(made.id)).toMatchObject({ status: "submitted", version: 1 });
    expect(await stateOf(id)).toMatchObject({ status: "closed", version: 2 });
  });

  it("records on both sides where it went and where it came from", async () => {
    const { id, otherId } = await applied();
    const made = await move(id, aMove(otherId));

    const to = { id: made.id, jobTitle: "Oven hand" };
    const from = { id, jobTitle: "Bread baker" };
    expect(await listTransfers(scene.employer, id)).toMatchObject([{ to, from: null }]);
    expect(await listTransfers(scene.employer, made.id)).toMatchObject([{ to: null, from }]);
    expect(await findOwnTransfers(scene.seeker, id)).toEqual({ to, from: null });
    expect(await findOwnTransfers(scene.seeker, made.id)).toEqual({ to: null, from });
    expect(await findOwnTransfers(scene.employer, id)).toEqual({ to: null, from: null });
    expect((await findApplication(scene.seeker, id))?.status).toBe("closed");
  });

  it("sends nothing without a message, and exactly the message with one", async () => {
    const { id, otherId } = await applied();
    const silent = await move(id, aMove(otherId));
    expect(await queuedEvents("applications.moved")).toEqual([]);
    expect(await queuedEvents("applications.person_added")).toEqual([]);
    expect(await queuedEvents("applications.message_sent")).toEqual([]);
    // Whoever moves someone lands on the new application: that they look at it is no news.
    await viewApplication(scene.employer, silent.id);
    expect(await queuedEvents("applications.moved")).toEqual([]);

    const third = await makeJob({ companyId: scene.companyId, title: "Miller" });
    const text = "We think that milling suits you better.";
    const told = await move(silent.id, aMove(third, { message: text }));
    const [message] = await queuedEvents("applications.message_sent");
    expect(message).toMatchObject({ applicationId: told.id });
    const sent = await db.applicationMessage.findMany({ where: { applicationId: told.id } });
    expect(sent).toMatchObject([{ text, isFromApplicant: false }]);
  });

  it("transfers once, however often it is sent", async () => {
    const { id, otherId } = await applied();
    const input = aMove(otherId, { message: "Hello" });
    const same = await Promise.all([1, 2, 3].map(() => move(id, input)));

    expect(new Set(same.map((made) => made.id)).size).toBe(1);
    expect(await db.application.count()).toBe(2);
    expect(await db.applicationMessage.count()).toBe(1);
    await expect(move(id, aMove(otherId))).rejects.toMatchObject({ code: "conflict" });
  });

  it("refuses an offer, an old version, and someone who is or was among the other job's applicants", async () => {
    const { id, otherId } = await applied("offer");
    await expect(move(id, aMove(otherId))).rejects.toMatchObject({ code: "conflict" });

    await db.application.update({ where: { id }, data: { status: "in_review" } });
    await expect(move(id, aMove(otherId, { version: 7 }))).rejects.toMatchObject({
      code: "conflict",
    });
    const there = await makeApplication({ userId: scene.seeker.id, jobId: otherId });
    await expect(move(id, aMove(otherId))).rejects.toMatchObject({ code: "conflict" });
    await withdrawApplication(scene.seeker, there.id, { version: 1 });
    await expect(move(id, aMove(otherId))).rejects.toMatchObject({ code: "conflict" });
    expect(await db.applicationTransfer.count()).toBe(0);
  });

  it("stays within the company, and is only for those who handle its applications", async () => {
    const { id, otherId } = await applied();
    const elsewhere = await makeCompany("Other");
    const stranger = await aMemberOf(elsewhere, "owner");
    for (const actor of [stranger, scene.seeker]) {
      const moving = move(id, aMove(otherId), actor);
      await expect(moving).rejects.toMatchObject({ code: "not_found" });
    }
    const theirs = await makeJob({ companyId: elsewhere, title: "Theirs" });
    await expect(move(id, aMove(theirs))).rejects.toMatchObject({ code: "not_found" });
    await expect(move(id, aMove(scene.jobId))).rejects.toMatchObject({ code: "conflict" });
  });

  it("emails someone without an account, whose link shows what is kept", async () => {
    const { member, companyId, id } = await someoneAdded();
    const otherId = await makeJob({ companyId, title: "Oven hand" });
    const made = await move(id, aMove(otherId), member);

    const added = await queuedEvents("applications.person_added");
    expect(added).toContainEqual(expect.objectContaining({ applicationId: made.id }));
    await expect(undoTransfer(member, id)).rejects.toMatchObject({ code: "conflict" });
  });
});

describe("undoTransfer", () => {
  it("puts the person back where they stood", async () => {
    const { id, otherId } = await applied("in_review");
    const before = await stateOf(id);
    const made = await move(id, aMove(otherId));

    await undoTransfer(scene.employer, id);

    expect(await db.application.findUnique({ where: { id: made.id } })).toBeNull();
    expect(await stateOf(id)).toEqual({ ...before, version: before.version + 2 });
    expect(await listTransfers(scene.employer, id)).toEqual([]);
    await expect(undoTransfer(scene.employer, id)).rejects.toMatchObject({ code: "conflict" });
  });

  it("leaves an application that had ended as it was", async () => {
    const { id, otherId } = await applied("not_selected");
    const before = await stateOf(id);
    await move(id, aMove(otherId));
    expect(await stateOf(id)).toEqual(before);
    await undoTransfer(scene.employer, id);
    expect(await stateOf(id)).toEqual(before);
  });

  it("restores interviews whose time is still ahead and free, and names the others", async () => {
    const { id, otherId } = await applied("interview");
    const interview = async (days: number, applicationId = id) =>
      db.interview.create({
        data: {
          ...{ applicationId, minutes: 45, timeZone: "UTC", place: "Pier" },
          startsAt: new Date(`${inDays(days, "10:00")}:00Z`),
          interviewers: { create: [{ userId: scene.employer.id }] },
        },
      });
    const [free, taken, passed] = [await interview(20), await interview(21), await interview(22)];
    await db.interview.update({ where: { id: free.id }, data: { words: "Bring bread" } });
    await move(id, aMove(otherId));
    const rival = await makeApplication({
      userId: (await makeUser()).id,
      jobId: scene.jobId,
    });
    await interview(21, rival.id);
    const startsAt = new Date(Date.now() - 60_000);
    await db.interview.update({ where: { id: passed.id }, data: { startsAt } });

    const undone = await undoTransfer(scene.employer, id);

    expect(undone.restored).toHaveLength(1);
    expect(undone.lost).toHaveLength(2);
    const stands = async (one: { id: string }) =>
      (await db.interview.findUniqueOrThrow({ where: { id: one.id } })).cancelledAt === null;
    expect(await Promise.all([free, taken, passed].map(stands))).toEqual([true, false, false]);
    expect(await queuedEvents("applications.interview_changed")).toContainEqual(
      expect.objectContaining({ id: free.id, version: 3 }),
    );
  });

  it("is refused once the person has been told, or the team has moved them on", async () => {
    const { id, otherId } = await applied();
    const made = await move(id, aMove(otherId));
    await writeNote(scene.employer, made.id, { id: randomUUID(), text: "Call her" });
    await expect(undoTransfer(scene.employer, id)).rejects.toMatchObject({ code: "conflict" });
    expect(await db.applicationNote.count({ where: { applicationId: made.id } })).toBe(1);
  });
});
