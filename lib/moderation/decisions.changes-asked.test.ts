import { beforeEach, expect, it } from "vitest";
import type { Actor } from "@/lib/accounts/schema";
import { editJob } from "@/lib/jobs/employer/edits.commands";
import { findEmployerJob } from "@/lib/jobs/employer/history.queries";
import { postJob } from "@/lib/jobs/posting/commands";
import type { JobContent } from "@/lib/jobs/schema";
import { loadContents } from "@/lib/jobs/stored-content.queries";
import { db } from "@/lib/platform/db/client";
import { anAdmin } from "@/lib/testing/admins";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { aPosting, makeTeam } from "@/lib/testing/posting";
import { appealDecision } from "./appeals.commands";
import { decideItem } from "./decisions.commands";
import { listEmployerJobDecisions } from "./decisions.queries";
import { openItem } from "./queue/open-item.queries";
import { listQueue } from "./queue/queries";

setUpDatabase();

let admin: Actor;
beforeEach(async () => {
  admin = await anAdmin();
});

const approve = { isApproved: true, reason: "" };
const ask = (reason = "Say what the pay is") => ({
  isApproved: false,
  asksForChanges: true,
  reason,
});
const read = (id: string) => db.job.findUniqueOrThrow({ where: { id } });

async function aFirstPosting() {
  const team = await makeTeam({ isVerifiedCompany: false });
  const { id: jobId } = await postJob(team.actor, aPosting(team.companyId));
  const { version } = await read(jobId);
  return { ...team, jobId, version, item: { kind: "job" as const, id: jobId } };
}

async function change(actor: Actor, jobId: string, values: Partial<JobContent> = {}) {
  const { companyId: _, ...content } = (await loadContents([jobId])).get(jobId) ?? ({} as never);
  const { version } = await read(jobId);
  return editJob(actor, jobId, { version, content: { ...content, ...values } });
}

const PAY = { min: 20, max: null, currency: "USD", period: "hour" as const };

it("sends a posting back with the requested changes, and shows the difference when it returns", async () => {
  const { actor, jobId, version, item } = await aFirstPosting();

  const twice = await Promise.allSettled([
    decideItem(admin, item, { ...ask(), version }),
    decideItem(admin, item, { ...ask(), version }),
  ]);
  expect(twice.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await openItem(admin, item)).toBeNull();
  expect(await findEmployerJob(actor, jobId)).toMatchObject({
    status: "rejected",
    asksForChanges: true,
    reasons: ["Say what the pay is"],
    editRefusal: null,
  });
  expect(await queuedEvents("jobs.reviewed")).toMatchObject([
    { decision: "changes_asked", reason: "Say what the pay is", userId: actor.id },
  ]);

  await change(actor, jobId, { pay: PAY });

  expect(await read(jobId)).toMatchObject({ status: "in_review", asksForChanges: false });
  expect((await listQueue(admin, { kind: "job", sort: "oldest" })).items).toMatchObject([
    { id: jobId, isAgain: true, version: (await read(jobId)).version },
  ]);
  expect(await openItem(admin, item)).toMatchObject({
    sentAgain: {
      decision: { kind: "job_changes_asked", reason: "Say what the pay is" },
      changes: [{ field: "Pay", before: "", after: expect.stringContaining("20") }],
    },
  });

  await decideItem(admin, item, { ...approve, version: (await read(jobId)).version });
  expect(await read(jobId)).toMatchObject({ status: "live", asksForChanges: false });
});

it("says so if the posting returns unchanged, and shows nothing the first time", async () => {
  const { actor, jobId, version, item } = await aFirstPosting();
  expect(await openItem(admin, item)).toMatchObject({ sentAgain: null });
  await decideItem(admin, item, { ...ask(), version });

  await change(actor, jobId);

  expect(await openItem(admin, item)).toMatchObject({ sentAgain: { changes: [] } });
});

it("sends an edit back, and the posting stays as it was", async () => {
  const { actor, jobId, version, item } = await aFirstPosting();
  await decideItem(admin, item, { ...approve, version });
  await change(actor, jobId, { title: "Head baker" });
  const edit = { kind: "edit" as const, id: jobId };
  const proposed = await read(jobId);

  await decideItem(admin, edit, { ...ask("Whose head?"), version: proposed.version });

  expect(await findEmployerJob(actor, jobId)).toMatchObject({
    status: "live",
    title: "Bread baker",
    change: "rejected",
    asksForChanges: true,
    proposed: { rejectionReason: "Whose head?" },
  });
  await change(actor, jobId, { title: "Head of the bakery" });
  expect(await openItem(admin, edit)).toMatchObject({ asked: { reason: "Whose head?" } });
  expect(await findEmployerJob(actor, jobId)).toMatchObject({
    change: "waiting",
    asksForChanges: false,
  });
});

it("needs a reason, isn't an approval, and is for postings only", async () => {
  const { jobId, version, item } = await aFirstPosting();
  const refused = [
    [item, { ...ask(" "), version }, "reason"],
    [item, { ...ask(), isApproved: true, version }, "asksForChanges"],
    [{ kind: "report" as const, id: jobId }, ask(), "asksForChanges"],
  ] as const;
  for (const [about, verdict, field] of refused) {
    await expect(decideItem(admin, about, verdict)).rejects.toMatchObject({
      code: "invalid",
      fields: { [field]: [expect.any(String)] },
    });
  }
  expect(await read(jobId)).toMatchObject({ status: "in_review" });
});

it("isn't a refusal that can be appealed", async () => {
  const { actor, jobId, version, item } = await aFirstPosting();
  await decideItem(admin, item, { ...ask(), version });
  const [decision] = await listEmployerJobDecisions(actor, jobId);

  expect(decision).toMatchObject({ kind: "job_changes_asked", canAppeal: false });
  await expect(
    appealDecision(actor, decision?.id ?? "", "The pay depends on the season."),
  ).rejects.toMatchObject({ code: "conflict" });
});
