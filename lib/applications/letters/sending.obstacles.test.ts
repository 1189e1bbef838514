import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { asActor, makeUser } from "@/lib/testing/accounts";
import { inTwoHours, letterOf, messagesOf, setUpLetters } from "@/lib/testing/applications/letters";
import { makeApplication, NO_LETTER } from "@/lib/testing/applications/making";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { closeEnded } from "../auto-close.commands";
import { moveApplication } from "../moves.commands";
import { findApplication } from "../queries";
import { withdrawApplication } from "../status.commands";
import { sendDueLetters } from "./sending.commands";

setUpDatabase();

const { scene, anApplication, decide, seen } = setUpLetters();

describe("a letter", () => {
  it("is sent once, however many workers send at the same time", async () => {
    const id = await anApplication();
    await decide(id, "not_selected");

    await Promise.all([1, 2, 3, 4].map(() => sendDueLetters(inTwoHours())));

    expect(await messagesOf(id)).toHaveLength(1);
    expect(await queuedEvents("applications.letter_sent")).toHaveLength(1);
  });

  it("cancels the interviews that a rejection ends, in its own words", async () => {
    const id = await anApplication("interview");
    const interview = {
      applicationId: id,
      minutes: 30,
      timeZone: "Europe/Amsterdam",
      place: "Pier",
    };
    await db.interview.create({
      data: { ...interview, startsAt: new Date("2036-11-26T13:30:00Z") },
    });
    await decide(id, "not_selected");

    await sendDueLetters(inTwoHours());

    expect((await messagesOf(id))[0]).toContain(
      "Your interview on 26 November 2036 at 14:30 (GMT+1, Europe/Amsterdam) has been cancelled.",
    );
    expect(await db.interview.findFirstOrThrow()).toMatchObject({ cancelledAt: expect.any(Date) });
    expect(await queuedEvents("applications.interview_changed")).toMatchObject([
      { isInLetter: true, version: 2 },
    ]);
  });

  it("is never sent once its applicant has withdrawn, who learns of no decision", async () => {
    const id = await anApplication();
    await decide(id, "not_selected");

    await withdrawApplication(scene.seeker, id, { version: 1 });
    await sendDueLetters(inTwoHours());

    expect(await seen(id)).toMatchObject({ status: "withdrawn" });
    expect(await letterOf(id)).toMatchObject({ status: "cancelled", endReason: "withdrawn" });
    expect(await messagesOf(id)).toEqual([]);
  });

  it.each([
    [
      "suspended",
      () => db.company.update({ where: { id: scene.companyId }, data: { status: "suspended" } }),
    ],
    [
      "removed",
      () =>
        db.job.update({
          where: { id: scene.jobId },
          data: { status: "removed", endedAt: new Date() },
        }),
    ],
  ])("is never sent from a company or posting that is %s", async (endReason, end) => {
    const id = await anApplication();
    await decide(id, "not_selected");
    await end();

    await sendDueLetters(inTwoHours());

    expect(await letterOf(id)).toMatchObject({ status: "cancelled", endReason });
    expect(await seen(id)).toMatchObject({ status: "in_review" });
    expect(await messagesOf(id)).toEqual([]);
  });

  it("is still sent after its job was closed, and someone without a letter only learns that the job ended", async () => {
    const told = await anApplication();
    await decide(told, "not_selected");
    const other = await asActor(await makeUser());
    const { id: untold } = await makeApplication({
      userId: other.id,
      jobId: scene.jobId,
      status: "in_review",
    });
    const move = { to: "not_selected", version: 1, note: null, tell: NO_LETTER } as const;
    await moveApplication(scene.employer, untold, move);
    await db.job.update({
      where: { id: scene.jobId },
      data: { status: "closed", endedAt: new Date() },
    });

    await closeEnded([scene.jobId]);
    await sendDueLetters(inTwoHours());

    expect(await seen(told)).toMatchObject({ status: "not_selected" });
    expect((await findApplication(other, untold))?.status).toBe("closed");
    expect((await db.application.findUniqueOrThrow({ where: { id: untold } })).status).toBe(
      "not_selected",
    );
  });

  it("is only shown on the site, and says so, if the address isn't verified", async () => {
    const id = await anApplication();
    await db.user.update({ where: { id: scene.seeker.id }, data: { emailVerifiedAt: null } });

    await decide(id, "not_selected", { when: "now" });

    expect(await letterOf(id)).toMatchObject({ status: "sent", isMailed: false });
    expect(await messagesOf(id)).toHaveLength(1);
  });

  it("is deleted with its applicant's account", async () => {
    const id = await anApplication();
    await decide(id, "not_selected");
    await db.user.delete({ where: { id: scene.seeker.id } });

    await sendDueLetters(inTwoHours());

    expect(await db.applicationLetter.count()).toBe(0);
  });

  it("that fails doesn't stop the others from being sent", async () => {
    const id = await anApplication();
    await decide(id, "offer");
    await db.applicationLetter.updateMany({ data: { offer: { broken: true } } });
    const { id: userId } = await makeUser();
    const { id: second } = await makeApplication({
      userId,
      jobId: scene.jobId,
      status: "in_review",
    });
    await decide(second, "not_selected");

    await expect(sendDueLetters(inTwoHours())).rejects.toThrow();

    expect(await letterOf(second)).toMatchObject({ status: "sent" });
    expect(await letterOf(id)).toMatchObject({ status: "waiting" });
  });
});
