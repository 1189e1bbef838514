import { beforeEach, expect, it } from "vitest";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { makeUser } from "@/lib/testing/accounts";
import { aMemberOf, makeApplication } from "@/lib/testing/applications/making";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCompany, makeJob } from "@/lib/testing/factories";
import { findEmployerView } from "../employer-view/queries";
import { listPipeline } from "../pipeline/queries";
import { showName } from "./shown-name.commands";
import { findShownName } from "./shown-name.queries";
import { shownNameInput } from "./shown-name.schema";

setUpDatabase();

let owner: Actor;
let recruiter: Actor;
let companyId: string;
let id: string;

beforeEach(async () => {
  companyId = await makeCompany("Harbour Bakery");
  await db.company.update({ where: { id: companyId }, data: { isBlind: true } });
  [owner, recruiter] = [await aMemberOf(companyId, "owner"), await aMemberOf(companyId)];
  const { id: userId } = await makeUser();
  const jobId = await makeJob({ companyId });
  ({ id } = await makeApplication({ userId, jobId, fullName: "Ines Carvalho" }));
});

const reason = "She called us about her visa";
const nameSeenBy = async (actor: Actor) => (await findEmployerView(actor, id))?.applicant?.fullName;

it("shows the name to the whole team, in lists too, and keeps who asked and why", async () => {
  expect(await nameSeenBy(owner)).toMatch(/^Applicant /);
  expect(await findShownName(recruiter, id)).toBeNull();

  await showName(owner, id, { reason });

  for (const actor of [owner, recruiter]) expect(await nameSeenBy(actor)).toBe("Ines Carvalho");
  expect((await listPipeline(recruiter, { query: "Carvalho" }))?.rows).toHaveLength(1);
  expect(await findShownName(recruiter, id)).toMatchObject({ reason, by: expect.any(String) });
  const entry = await db.auditEntry.findFirstOrThrow({ where: { targetId: id } });
  expect(entry).toMatchObject({ action: "application.name_shown", actorId: owner.id });
  expect(JSON.stringify(entry)).not.toContain(reason);
});

it("keeps the first reason, even of two simultaneous clicks", async () => {
  await Promise.all([showName(owner, id, { reason }), showName(owner, id, { reason })]);
  await showName(owner, id, { reason: "Another" });

  expect(await findShownName(owner, id)).toMatchObject({ reason });
  expect(await db.auditEntry.count({ where: { targetId: id } })).toBe(1);
});

it("is for owners, and for hidden names", async () => {
  const stranger = await aMemberOf(await makeCompany("Other"), "owner");
  await expect(showName(recruiter, id, { reason })).rejects.toMatchObject({ code: "forbidden" });
  await expect(showName(stranger, id, { reason })).rejects.toMatchObject({ code: "not_found" });
  await expect(findShownName(stranger, id)).rejects.toMatchObject({ code: "not_found" });
  expect(await nameSeenBy(recruiter)).toMatch(/^Applicant /);

  await db.company.update({ where: { id: companyId }, data: { isBlind: false } });
  await expect(showName(owner, id, { reason })).rejects.toMatchObject({ code: "conflict" });
});

it("requires a reason", () => {
  expect(shownNameInput.safeParse({ reason: " \n " }).success).toBe(false);
  expect(shownNameInput.safeParse({ reason: "x".repeat(501) }).success).toBe(false);
});
