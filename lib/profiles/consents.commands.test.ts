import { expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { asActor, makeUser } from "@/lib/testing/accounts";
import { setUpDatabase } from "@/lib/testing/database";
import { decideConsent } from "./consents.commands";
import { hasConsent, listConsents } from "./consents.queries";
import { CONSENTS } from "./consents.schema";

setUpDatabase();

const given = (purpose: "be_found" | "recommendations", isGiven: boolean) => ({
  isGiven,
  textVersion: CONSENTS[purpose].version,
});

it("lets someone be found only after consent, and recommends jobs until that is withdrawn", async () => {
  const actor = await asActor(await makeUser());
  expect(await hasConsent(actor.id, "be_found")).toBe(false);
  expect(await hasConsent(actor.id, "recommendations")).toBe(true);

  await decideConsent(actor, "be_found", given("be_found", true));
  await decideConsent(actor, "recommendations", given("recommendations", false));
  expect(await hasConsent(actor.id, "be_found")).toBe(true);
  expect(await hasConsent(actor.id, "recommendations")).toBe(false);

  await decideConsent(actor, "be_found", given("be_found", false));
  await decideConsent(actor, "recommendations", given("recommendations", true));
  expect(await hasConsent(actor.id, "be_found")).toBe(false);
  expect(await listConsents(actor)).toMatchObject([
    { purpose: "be_found", isGiven: false, textVersion: CONSENTS.be_found.version },
    { purpose: "recommendations", isGiven: true },
  ]);
});

it("records each decision, when, and for which wording, once", async () => {
  const actor = await asActor(await makeUser());

  await Promise.all([1, 2, 3].map(() => decideConsent(actor, "be_found", given("be_found", true))));
  await decideConsent(actor, "be_found", given("be_found", false));

  const rows = await db.consent.findMany({ orderBy: { id: "asc" } });
  expect(rows.map(({ isGiven, textVersion }) => [isGiven, textVersion])).toEqual([
    [true, CONSENTS.be_found.version],
    [false, CONSENTS.be_found.version],
  ]);
  expect(await db.auditEntry.findMany({ orderBy: { id: "asc" } })).toMatchObject([
    { action: "consent.given", actorId: actor.id },
    { action: "consent.withdrawn", actorId: actor.id },
  ]);
});

it("accepts no consent to an older wording, but accepts its withdrawal", async () => {
  const actor = await asActor(await makeUser());
  await decideConsent(actor, "be_found", given("be_found", true));

  const older = { isGiven: true, textVersion: 0 };
  await expect(decideConsent(actor, "be_found", older)).rejects.toMatchObject({ code: "conflict" });
  await decideConsent(actor, "be_found", { isGiven: false, textVersion: 0 });
  expect(await hasConsent(actor.id, "be_found")).toBe(false);
});
