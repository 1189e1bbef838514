import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { moveJob } from "@/lib/jobs/commands";
import { db } from "@/lib/platform/db/client";
import { asActor, makeUser } from "@/lib/testing/accounts";
import { makeResume } from "@/lib/testing/applications/making";
import { setUpDatabase } from "@/lib/testing/database";
import { makeJob } from "@/lib/testing/factories";
import { applyToJob } from "../commands";
import { deleteDraft, deleteOldDrafts, saveDraft } from "./drafts.commands";
import { draftInput } from "./drafts.schema";
import { findPrefill } from "./submissions.queries";
import { applicationInput } from "./submissions.schema";

setUpDatabase();

const written = (coverLetter: string) => ({
  submissionId: randomUUID(),
  values: { fullName: "Ines", coverLetter },
});

it("a draft is kept only for its writer, and replaces the one before", async () => {
  const [actor, other] = [await asActor(await makeUser()), await asActor(await makeUser())];
  const job = await makeJob();
  await saveDraft(actor, job, written("First"));
  const latest = written("Second");
  const { savedAt } = await saveDraft(actor, job, latest);

  expect((await findPrefill(actor, job)).draft).toEqual({ ...latest, savedAt, preparedBy: null });
  expect((await findPrefill(other, job)).draft).toBeNull();
  await deleteDraft(other, job);
  expect((await findPrefill(actor, job)).draft).not.toBeNull();
  await deleteDraft(actor, job);
  await deleteDraft(actor, job);
  expect((await findPrefill(actor, job)).draft).toBeNull();
});

it("is deleted when the application is sent", async () => {
  const actor = await asActor(await makeUser());
  const job = await makeJob();
  const draft = written("Dear harbour");
  await saveDraft(actor, job, draft);
  const resumeId = await makeResume(actor.id);
  const details = { fullName: "Ines", email: "ines@example.org", resumeId, answers: [] };
  const input = applicationInput.parse({ ...details, submissionId: draft.submissionId });
  await applyToJob(actor, job, input);

  expect((await findPrefill(actor, job)).draft).toBeNull();
  // One that was under way meanwhile.
  await expect(saveDraft(actor, job, draft)).rejects.toMatchObject({ code: "not_found" });
  expect((await findPrefill(actor, job)).draft).toBeNull();
});

it("is only for jobs that accept applications", async () => {
  const actor = await asActor(await makeUser());
  const job = await makeJob();
  await moveJob(job, "closed");

  await expect(saveDraft(actor, job, written("Late"))).rejects.toMatchObject({ code: "not_found" });
  await expect(saveDraft(actor, randomUUID(), written("None"))).rejects.toMatchObject({
    code: "not_found",
  });
});

it("is deleted after 30 days without a change", async () => {
  const actor = await asActor(await makeUser());
  const [old, recent] = [await makeJob(), await makeJob()];
  const now = new Date();
  for (const job of [old, recent]) await saveDraft(actor, job, written("Later"));
  await db.applicationDraft.updateMany({
    where: { jobId: old },
    data: { updatedAt: new Date(now.getTime() - 31 * 86_400_000) },
  });
  await deleteOldDrafts(now);

  expect((await findPrefill(actor, old)).draft).toBeNull();
  expect((await findPrefill(actor, recent)).draft).not.toBeNull();
});

it("has a limited size", () => {
  const accepts = (values: Record<string, string>) =>
    draftInput.safeParse({ submissionId: randomUUID(), values }).success;

  expect(accepts({ coverLetter: "x".repeat(20_000) })).toBe(true);
  expect(accepts({ coverLetter: "x".repeat(20_001) })).toBe(false);
  expect(accepts({ ["x".repeat(101)]: "" })).toBe(false);
  const many = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`answer${index}`, ""]));
  expect(accepts(many(70))).toBe(true);
  expect(accepts(many(71))).toBe(false);
});
