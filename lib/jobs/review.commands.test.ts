import { expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { anAdmin } from "@/lib/testing/admins";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { aPosting, makeTeam } from "@/lib/testing/posting";
import { postJob } from "./posting/commands";
import { approveJob, reinstateJob, rejectJob, removeJob } from "./review.commands";

setUpDatabase();

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

it("tells the author of a posting about each decision, once, with its reason and version", async () => {
  const { actor, companyId, userId } = await makeTeam({ isVerifiedCompany: false });
  const admin = await anAdmin();
  const { id: jobId } = await postJob(actor, aPosting(companyId));
  const reason = "Say what the pay is.";

  const [first, second] = await Promise.allSettled([
    db.$transaction((tx) => rejectJob(tx, admin, { jobId, version: 1, reason })),
    db.$transaction((tx) => rejectJob(tx, admin, { jobId, version: 1, reason: "No" })),
  ]);
  expect([first.status, second.status].sort()).toEqual(["fulfilled", "rejected"]);
  await db.$transaction((tx) => reinstateJob(tx, admin, jobId));
  await db.$transaction((tx) => removeJob(tx, admin, { jobId, reason: "A scam." }));

  const { version } = await db.job.findUniqueOrThrow({ where: { id: jobId } });
  expect(version).toBe(4);
  expect(await queuedEvents("jobs.reviewed")).toEqual([
    { jobId, userId, version: 2, decision: "rejected", reason: expect.any(String) },
    { jobId, userId, version: 3, decision: "reinstated", reason: null },
    { jobId, userId, version: 4, decision: "removed", reason: "A scam." },
  ]);
});

it("says that a posting approved for later waits for its day", async () => {
  const { actor, companyId } = await makeTeam({ isVerifiedCompany: false });
  const planned = aPosting(companyId, {}, { scheduledFor: inHours(2) });
  const { id: jobId } = await postJob(actor, planned);
  const admin = await anAdmin();

  await db.$transaction((tx) => approveJob(tx, admin, { jobId, version: 1 }));

  expect(await queuedEvents("jobs.reviewed")).toMatchObject([{ jobId, decision: "planned" }]);
});
