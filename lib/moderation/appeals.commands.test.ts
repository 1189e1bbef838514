import { expect, it } from "vitest";
import type { Actor } from "@/lib/accounts/schema";
import { postJob } from "@/lib/jobs/posting/commands";
import { db } from "@/lib/platform/db/client";
import { anAdmin } from "@/lib/testing/admins";
import { setUpDatabase } from "@/lib/testing/database";
import { aPosting, makeTeam } from "@/lib/testing/posting";
import { appealDecision } from "./appeals.commands";
import { decideItem, takeDown } from "./decisions.commands";
import { listEmployerJobDecisions } from "./decisions.queries";
import { openItem } from "./queue/open-item.queries";

setUpDatabase();

async function anAppeal(admin: Actor) {
  const { actor, companyId } = await makeTeam();
  const { id: jobId } = await postJob(actor, aPosting(companyId));
  await takeDown(admin, jobId, "Reported as a scam.");
  const [decision] = await listEmployerJobDecisions(actor, jobId);
  const id = decision?.id ?? "";
  await appealDecision(actor, id, "The fee is what our customers pay.");
  return { actor, jobId, item: { kind: "appeal" as const, id } };
}

it("may be decided by the only admin, who says why; the audit log and the decision say so", async () => {
  const admin = await anAdmin();
  const { actor, jobId, item } = await anAppeal(admin);
  expect(await openItem(admin, item)).toMatchObject({ isOwnDecision: true, isAlone: true });

  await expect(decideItem(admin, item, { isApproved: true, reason: " " })).rejects.toMatchObject({
    code: "invalid",
    fields: { reason: [expect.any(String)] },
  });
  await decideItem(admin, item, { isApproved: true, reason: "I misread the fee." });

  expect(await db.job.findUniqueOrThrow({ where: { id: jobId } })).toMatchObject({
    status: "live",
  });
  const entry = await db.auditEntry.findFirstOrThrow({ where: { action: "appeal.answered" } });
  expect(entry.details).toEqual({
    isUpheld: true,
    ownDecision: true,
    reason: "I misread the fee.",
  });
  const decisions = await listEmployerJobDecisions(actor, jobId);
  expect(decisions.find(({ id }) => id === item.id)).toMatchObject({
    appeal: { isUpheld: true, isByDecider: true, answer: "I misread the fee." },
  });
});

it("waits for another admin as soon as there is one", async () => {
  const admin = await anAdmin();
  const { item } = await anAppeal(admin);
  const colleague = await anAdmin();

  expect(await openItem(admin, item)).toMatchObject({ isOwnDecision: true, isAlone: false });
  await expect(
    decideItem(admin, item, { isApproved: true, reason: "I misread the fee." }),
  ).rejects.toMatchObject({ code: "forbidden" });
  expect(await openItem(colleague, item)).toMatchObject({ isOwnDecision: false, isAlone: false });
});
