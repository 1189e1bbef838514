import { describe, expect, it } from "vitest";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { asActor, makeUser } from "@/lib/testing/accounts";
import { aMemberOf } from "@/lib/testing/applications/making";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { editableContent, makeEmployerJob } from "@/lib/testing/posting";
import * as decisions from "./edit-decisions.commands";
import { editJob } from "./edits.commands";
import { findEmployerJob } from "./history.queries";

const { withdrawEdit } = decisions;

type EditDecision = { version: number; reason?: string };
const approveEdit = (admin: Actor, jobId: string, { version }: EditDecision) =>
  db.$transaction((tx) => decisions.approveEdit(tx, admin, { jobId, version }));
const rejectEdit = (admin: Actor, jobId: string, { version, reason = "" }: EditDecision) =>
  db.$transaction((tx) => decisions.rejectEdit(tx, admin, { jobId, version, reason }));

setUpDatabase();

async function anAdmin(): Promise<Actor> {
  const user = await makeUser({
    userType: "admin",
    twoFactorSecret: "none that works",
    twoFactorEnabledAt: new Date(),
  });
  return asActor(user);
}

const read = (jobId: string) =>
  db.job.findUniqueOrThrow({ where: { id: jobId }, include: { edit: true } });

describe("a material edit of a company that is not verified", () => {
  it("waits, while the posting stays as it was, and is shown as a diff", async () => {
    const { jobId, actor } = await makeEmployerJob({ isVerified: false });
    const content = await editableContent(jobId, { title: "Night baker" });

    expect(await editJob(actor, jobId, { version: 1, content })).toEqual({
      state: "in_review",
      version: 2,
    });
    // The second press of the button.
    expect(await editJob(actor, jobId, { version: 1, content })).toMatchObject({ version: 2 });

    expect(await read(jobId)).toMatchObject({ title: "Bread baker", status: "live" });
    expect(await queuedEvents("jobs.edited")).toEqual([]);
    expect(await findEmployerJob(actor, jobId)).toMatchObject({
      change: "waiting",
      content: { title: "Night baker" },
      proposed: {
        by: "Asha Rao",
        changes: [{ field: "Title", before: "Bread baker", after: "Night baker" }],
        rejectionReason: null,
      },
    });
  });

  it("is decided once, even by simultaneous decisions", async () => {
    const { jobId, actor } = await makeEmployerJob({ isVerified: false });
    await editJob(actor, jobId, {
      version: 1,
      content: await editableContent(jobId, { title: "New" }),
    });
    const admin = await anAdmin();

    const attempts = await Promise.allSettled([
      approveEdit(admin, jobId, { version: 2 }),
      approveEdit(admin, jobId, { version: 2 }),
      rejectEdit(admin, jobId, { version: 2, reason: "No" }),
    ]);

    expect(attempts.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("goes live when approved, or is refused with a reason and can be discarded", async () => {
    const { jobId, actor } = await makeEmployerJob({ isVerified: false });
    const admin = await anAdmin();
    await editJob(actor, jobId, {
      version: 1,
      content: await editableContent(jobId, { title: "New" }),
    });
    await expect(approveEdit(actor, jobId, { version: 2 })).rejects.toMatchObject({
      code: "not_found",
    });
    await approveEdit(admin, jobId, { version: 2 });
    expect(await read(jobId)).toMatchObject({ title: "New", status: "live", edit: null });
    expect((await findEmployerJob(actor, jobId))?.history[0]).toMatchObject({ by: "Asha Rao" });

    const content = await editableContent(jobId, { title: "Newer" });
    const { version } = await editJob(actor, jobId, { version: 3, content });
    await rejectEdit(admin, jobId, { version, reason: "Say what the pay is" });
    expect(await findEmployerJob(actor, jobId)).toMatchObject({
      change: "rejected",
      proposed: { rejectionReason: "Say what the pay is" },
    });
    expect(await queuedEvents("jobs.reviewed")).toMatchObject([
      { jobId, version: 2, userId: actor.id, decision: "edit_approved" },
      { jobId, version, decision: "edit_rejected", reason: "Say what the pay is" },
    ]);
    await withdrawEdit(actor, jobId);
    await withdrawEdit(actor, jobId);
    expect(await findEmployerJob(actor, jobId)).toMatchObject({ change: null, title: "New" });
  });

  it("shows a second person the first one's proposal before it is replaced", async () => {
    const { jobId, companyId, actor } = await makeEmployerJob({ isVerified: false });
    const other = await aMemberOf(companyId);
    await editJob(actor, jobId, {
      version: 1,
      content: await editableContent(jobId, { title: "One" }),
    });
    const content = await editableContent(jobId, { title: "Two" });

    await expect(editJob(other, jobId, { version: 1, content })).rejects.toThrow(
      "Asha Rao changed the title just now.",
    );
    await editJob(other, jobId, { version: 2, content });
    expect((await findEmployerJob(other, jobId))?.content.title).toBe("Two");
  });

  it("doesn't wait if it isn't material, or if the posting isn't public yet", async () => {
    const { jobId, actor } = await makeEmployerJob({ isVerified: false });
    const skills = await editableContent(jobId, { skills: ["Baking", "Cakes"] });
    expect(await editJob(actor, jobId, { version: 1, content: skills })).toMatchObject({
      state: "saved",
    });
    await db.job.update({ where: { id: jobId }, data: { status: "in_review" } });
    const title = await editableContent(jobId, { title: "Night baker" });
    expect(await editJob(actor, jobId, { version: 2, content: title })).toMatchObject({
      state: "saved",
    });
  });
});

it("is held if it asks applicants for money, even for a verified company", async () => {
  const { jobId, actor } = await makeEmployerJob();
  const description = "Bake bread. There is a registration fee of 50 dollars.";
  const content = await editableContent(jobId, { description });

  expect(await editJob(actor, jobId, { version: 1, content })).toMatchObject({
    state: "in_review",
  });
  expect((await read(jobId)).edit?.reasons.join()).toContain("registration fee");
});
