import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { asActor, makeUser } from "@/lib/testing/accounts";
import { aMemberOf, makeApplication } from "@/lib/testing/applications/making";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCompany, makeJob } from "@/lib/testing/factories";
import { writeMessage } from "./messaging/messages.commands";
import type { ApplicationStatus, ApplicationStep } from "./schema";

setUpDatabase();

// What the database records about an application by itself, however its rows were written.

let companyId: string;
let jobId: string;
let userId: string;

beforeEach(async () => {
  companyId = await makeCompany();
  jobId = await makeJob({ companyId });
  userId = (await makeUser()).id;
});

const anApplication = async (status: ApplicationStatus = "submitted") =>
  (await makeApplication({ userId, jobId, status, resumeId: null })).id;
const at = (hour: number) => new Date(Date.UTC(2027, 0, 1, hour));
const step = (applicationId: string, kind: ApplicationStep, hour: number) =>
  db.applicationEvent.create({ data: { applicationId, userId, kind, at: at(hour) } });
const message = (applicationId: string, isFromApplicant: boolean, hour: number) =>
  db.applicationMessage.create({
    data: { applicationId, isFromApplicant, text: "Hello", sentAt: at(hour) },
  });
const kept = (id: string) =>
  db.application.findUniqueOrThrow({
    where: { id },
    select: { companyId: true, answeredAt: true, reached: true },
  });

describe("the company of an application", () => {
  it("is always its job's company", async () => {
    const id = await anApplication();
    const other = await makeCompany("Other");

    expect((await kept(id)).companyId).toBe(companyId);
    await db.job.update({ where: { id: jobId }, data: { companyId: other } });
    expect((await kept(id)).companyId).toBe(other);
    await expect(db.application.update({ where: { id }, data: { companyId } })).rejects.toThrow();
  });
});

describe("a step", () => {
  const ends = (applicationId: string) =>
    db.applicationEvent.findMany({
      where: { applicationId, kind: { in: ["in_review", "viewed", "offer", "hired"] } },
      orderBy: { at: "asc" },
      select: { kind: true, leftAt: true },
    });

  it("lasts until the next step, in any order, and is open again when that is undone", async () => {
    const id = await anApplication();
    await step(id, "offer", 6);
    await step(id, "in_review", 3);
    await step(id, "viewed", 4);
    const { id: last } = await step(id, "hired", 8);

    expect(await ends(id)).toEqual([
      { kind: "in_review", leftAt: at(6) },
      { kind: "viewed", leftAt: null },
      { kind: "offer", leftAt: at(8) },
      { kind: "hired", leftAt: null },
    ]);
    await db.applicationEvent.delete({ where: { id: last } });
    expect((await ends(id)).at(-1)).toEqual({ kind: "offer", leftAt: null });
  });
});

describe("the company of an ended step", () => {
  const toldOf = (id: string) =>
    db.applicationEvent.findUniqueOrThrow({
      where: { id },
      select: { companyId: true, jobId: true, submittedAt: true },
    });

  it("is correct after the job goes to another company or the application is sent later", async () => {
    const id = await anApplication("interview");
    const { id: first } = await step(id, "in_review", 3);
    expect(await toldOf(first)).toEqual({ companyId: null, jobId: null, submittedAt: null });
    await step(id, "offer", 6);
    expect(await toldOf(first)).toMatchObject({ companyId, jobId });

    const other = await makeCompany("Other");
    await db.application.update({ where: { id }, data: { submittedAt: at(2) } });
    await db.job.update({ where: { id: jobId }, data: { companyId: other } });

    expect(await toldOf(first)).toEqual({ companyId: other, jobId, submittedAt: at(2) });
  });

  it("is correct when a job goes to another company at the moment of a step", async () => {
    for (let i = 0; i < 8; i += 1) {
      userId = (await makeUser()).id;
      const id = await anApplication();
      const { id: first } = await step(id, "in_review", 3);
      const other = await makeCompany();
      await Promise.all([
        step(id, "offer", 6),
        db.job.update({ where: { id: jobId }, data: { companyId: other } }),
      ]);

      expect((await toldOf(first)).companyId).toBe(other);
    }
  });
});

describe("the first response", () => {
  it("is the company's first move or message, not a look or the applicant's message", async () => {
    const id = await anApplication();
    await step(id, "viewed", 1);
    await message(id, true, 2);
    await step(id, "closed", 3);
    expect(await kept(id)).toMatchObject({ answeredAt: null, reached: 0 });

    await message(id, false, 7);
    expect((await kept(id)).answeredAt).toEqual(at(7));
    await step(id, "interview", 6);
    expect(await kept(id)).toMatchObject({ answeredAt: at(6), reached: 2 });
    await step(id, "not_selected", 8);
    expect(await kept(id)).toMatchObject({ answeredAt: at(6), reached: 2 });
  });

  it("can be a person's closing of the application", async () => {
    const id = await anApplication();
    const { id: actorId } = await makeUser();
    await db.applicationEvent.create({
      data: { applicationId: id, userId, actorId, kind: "closed", at: at(3) },
    });

    expect((await kept(id)).answeredAt).toEqual(at(3));
  });

  it("is undone with the move, but not the messages", async () => {
    const id = await anApplication();
    const { id: move } = await step(id, "offer", 3);
    const { id: again } = await step(id, "in_review", 4);
    await db.applicationEvent.delete({ where: { id: move } });
    expect(await kept(id)).toMatchObject({ answeredAt: at(4), reached: 1 });

    await message(id, false, 9);
    await db.applicationEvent.delete({ where: { id: again } });
    expect(await kept(id)).toMatchObject({ answeredAt: at(9), reached: 0 });
  });

  it("is correct when a move is undone at the moment someone writes", async () => {
    for (let i = 0; i < 8; i += 1) {
      userId = (await makeUser()).id;
      const id = await anApplication();
      const { id: move } = await step(id, "in_review", 3);
      await Promise.all([
        db.applicationEvent.delete({ where: { id: move } }),
        message(id, false, 9),
      ]);
      expect((await kept(id)).answeredAt).toEqual(at(9));
    }
  });

  it("doesn't stop two members from writing at once", async () => {
    const id = await anApplication();
    const [one, other] = [await aMemberOf(companyId), await aMemberOf(companyId)];
    const seeker = await asActor(await db.user.findUniqueOrThrow({ where: { id: userId } }));

    const text = "Hello";
    await Promise.all(
      [one, other, seeker, one, other].map((actor) =>
        writeMessage(actor, id, { id: randomUUID(), text }),
      ),
    );

    expect(await db.applicationMessage.count({ where: { applicationId: id } })).toBe(5);
    expect((await kept(id)).answeredAt).not.toBeNull();
  });

  it("doesn't stop an application from being deleted with its messages", async () => {
    const id = await anApplication("interview");
    await message(id, false, 9);

    await db.application.delete({ where: { id } });

    expect(await db.applicationEvent.count()).toBe(0);
  });
});
