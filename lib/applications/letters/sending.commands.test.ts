import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { inTwoHours, letterOf, messagesOf, setUpLetters } from "@/lib/testing/applications/letters";
import { NO_LETTER } from "@/lib/testing/applications/making";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { moveApplication } from "../moves.commands";
import { findApplication, listApplications } from "../queries";
import { sendDueLetters } from "./sending.commands";

setUpDatabase();

const { scene, anApplication, decide, seen } = setUpLetters();

describe("a decision", () => {
  it.each(["offer", "hired", "not_selected", "closed"] as const)(
    "of %s is refused and changes nothing if it doesn't say what the applicant is told",
    async (to) => {
      const id = await anApplication();

      await expect(
        moveApplication(scene.employer, id, { to, version: 1, note: "A note" }),
      ).rejects.toMatchObject({ code: "invalid", fields: { tell: [expect.any(String)] } });

      expect((await db.application.findUniqueOrThrow({ where: { id } })).version).toBe(1);
      expect(await db.applicationLetter.count()).toBe(0);
    },
  );

  it("is known to the applicant once its letter has been sent, not before", async () => {
    const id = await anApplication();

    const { letter } = await decide(id, "not_selected", { reason: "Skills" });

    expect(letter).toMatchObject({ isSent: false });
    expect(await db.application.findUniqueOrThrow({ where: { id } })).toMatchObject({
      status: "not_selected",
      toldStatus: "in_review",
      answeredAt: expect.any(Date),
    });
    expect(await seen(id)).toEqual({ status: "in_review", version: 1, last: "in_review" });
    expect((await listApplications(scene.seeker, 1)).applications[0]).toMatchObject({
      status: "in_review",
    });
    await sendDueLetters(new Date());
    expect(await seen(id)).toMatchObject({ status: "in_review" });

    await sendDueLetters(inTwoHours());

    expect(await seen(id)).toEqual({ status: "not_selected", version: 3, last: "not_selected" });
    expect(await messagesOf(id)).toEqual([
      "Dear Ines,\n\nThank you for applying for Bread baker.\n\nAsha Rao",
    ]);
    expect(await letterOf(id)).toMatchObject({
      status: "sent",
      subject: "Your application to Harbour Bakery",
      isMailed: true,
    });
    expect(await queuedEvents("applications.letter_sent")).toHaveLength(1);
    expect(await db.applicationReason.findMany()).toMatchObject([{ reason: "Skills" }]);
  });

  it("without a letter is never told, and nothing shows the applicant that it ended", async () => {
    const id = await anApplication();

    await moveApplication(scene.employer, id, {
      ...{ to: "not_selected", version: 1, note: null },
      tell: NO_LETTER,
    });
    await sendDueLetters(inTwoHours());

    expect(await seen(id)).toEqual({ status: "in_review", version: 1, last: "in_review" });
    expect((await findApplication(scene.seeker, id))?.deletedOn).toBeNull();
    expect(await queuedEvents("applications.letter_sent")).toEqual([]);
  });

  it("that is sent right away is known right away", async () => {
    const id = await anApplication();

    expect(await decide(id, "not_selected", { when: "now" })).toMatchObject({
      version: 3,
      letter: { isSent: true },
    });

    expect(await seen(id)).toMatchObject({ status: "not_selected", version: 3 });
  });

  it("is recorded once for a double click", async () => {
    const id = await anApplication();
    const batchId = crypto.randomUUID();

    const [one, other] = await Promise.allSettled([
      decide(id, "not_selected", { batchId }),
      decide(id, "not_selected", { batchId }),
    ]);

    expect([one.status, other.status]).toContain("fulfilled");
    const again = await decide(id, "not_selected", { batchId });
    expect(again).toMatchObject({ status: "not_selected", letter: { isSent: false } });
    expect(await db.applicationLetter.count()).toBe(1);
  });
});
