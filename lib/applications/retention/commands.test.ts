import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { asActor, makeUser } from "@/lib/testing/accounts";
import { makeApplication } from "@/lib/testing/applications";
import { setUpDatabase } from "@/lib/testing/database";
import { makeJob } from "@/lib/testing/factories";
import { findApplication } from "../queries";
import { deleteOldDetails } from "./commands";

setUpDatabase();

const DECIDED = new Date("2026-05-20T10:00:00Z");

async function anEnded(decidedAt = DECIDED) {
  const user = await makeUser();
  const { id } = await makeApplication({
    userId: user.id,
    jobId: await makeJob(),
    status: "not_selected",
    decidedAt,
    answers: [{ question: "Why?", answer: "Bread" }],
  });
  await db.applicationMessage.create({
    data: { id: randomUUID(), applicationId: id, isFromApplicant: true, text: "Hello" },
  });
  await db.applicationEvent.updateMany({
    where: { applicationId: id, kind: "not_selected" },
    data: { note: "Ines, others had more experience." },
  });
  return { id, actor: await asActor(user) };
}

describe("deleteOldDetails", () => {
  it.each([
    ["a day before six months are over", "2026-11-19T10:00:00Z", 0],
    ["a moment before", "2026-11-20T09:59:59Z", 0],
    ["six months later", "2026-11-20T10:00:00Z", 1],
    ["a day after", "2026-11-21T10:00:00Z", 1],
  ])("%s", async (_when, now, expected) => {
    await anEnded();

    expect(await deleteOldDetails(new Date(now))).toBe(expected);
    expect(await db.applicationDetails.count()).toBe(1 - expected);
  });

  it("takes answers, messages and notes, and leaves that there was an application", async () => {
    const { id, actor } = await anEnded();
    await deleteOldDetails(new Date("2026-12-01T00:00:00Z"));

    expect(await db.applicationAnswer.count()).toBe(0);
    expect(await db.applicationMessage.count()).toBe(0);
    const view = await findApplication(actor, id);
    expect(view).toMatchObject({ status: "not_selected", details: null });
    expect(view?.steps.map(({ kind, note }) => [kind, note])).toEqual([
      ["submitted", null],
      ["not_selected", null],
    ]);
    expect(await deleteOldDetails(new Date("2026-12-01T00:00:00Z"))).toBe(0);
  });

  it("counts months as a calendar does", async () => {
    await anEnded(new Date("2026-08-31T12:00:00Z"));

    expect(await deleteOldDetails(new Date("2027-02-28T11:00:00Z"))).toBe(0);
    expect(await deleteOldDetails(new Date("2027-03-01T00:00:00Z"))).toBe(1);
  });

  it("leaves open ones alone, however old", async () => {
    const { id: userId } = await makeUser();
    await makeApplication({ userId, jobId: await makeJob(), at: new Date("2020-01-01") });

    expect(await deleteOldDetails(new Date("2026-12-01T00:00:00Z"))).toBe(0);
  });
});
