import { expect, it } from "vitest";
import { companiesAbandoned } from "@/lib/accounts/events";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { aClient, asActor, makeUser } from "@/lib/testing/accounts";
import { anAdmin } from "@/lib/testing/admins";
import { setUpDatabase } from "@/lib/testing/database";
import { makeTeam } from "@/lib/testing/posting";
import { react } from "@/lib/testing/reactions";
import { replayDelivery, sendTest } from "./by-hand.commands";
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  rotateWebhookSecret,
  type WebhookOwner,
} from "./commands";
import { findWebhook, listWebhooks } from "./queries";
import { type WebhookInput, webhookChange } from "./schema";

setUpDatabase();

const INPUT: WebhookInput = {
  ...{ name: "Tracking", url: "hooks.example.com/in", shape: "json", events: ["job.ended"] },
};
const by = (actor: Actor, companyId: string | null): WebhookOwner => ({
  ...{ actor, companyId, client: aClient() },
});

it("a webhook is changed and deleted by its owner, with audit entries and a sealed secret", async () => {
  const { actor, companyId } = await makeTeam();
  const own = by(actor, companyId);
  const { id, secret } = await createWebhook(own, INPUT);
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const [row] = await db.$queryRaw<{ text: string }[]>`SELECT w::text AS text FROM webhooks w`;
  expect(row?.text).not.toContain(secret.slice(6));

  // A change keeps the values that it doesn't name.
  expect(webhookChange.parse({ isOn: false })).toEqual({ isOn: false });
  await changeWebhook(own, id, { name: "New", events: ["offer.accepted"], isOn: false });

  expect(await listWebhooks(actor, companyId)).toMatchObject([
    {
      ...{ name: "New", url: "https://hooks.example.com/in", events: ["offer.accepted"] },
      off: { why: "by_hand" },
    },
  ]);
  await deleteWebhook(own, id);
  expect(await listWebhooks(actor, companyId)).toEqual([]);
  const entries = await db.auditEntry.findMany({ where: { targetId: id }, orderBy: { at: "asc" } });
  expect(entries.map(({ action }) => action)).toEqual([
    ...["webhook.created", "webhook.changed", "webhook.deleted"],
  ]);
});

it.each([
  "http://hooks.example.com",
  "https://127.0.0.1/in",
  "https://[::1]/in",
  "https://169.254.169.254/latest",
  "https://me:secret@hooks.example.com",
  "ftp://hooks.example.com",
  "not an address",
])("a webhook never goes to %s", async (url) => {
  const { actor, companyId } = await makeTeam();
  await expect(createWebhook(by(actor, companyId), { ...INPUT, url })).rejects.toMatchObject({
    code: "invalid",
    fields: { url: [expect.any(String)] },
  });
});

it("a webhook can't be seen or changed by anyone but its owners", async () => {
  const team = await makeTeam();
  const { id } = await createWebhook(by(team.actor, team.companyId), INPUT);
  const other = await makeTeam();
  const companies = [{ id: team.companyId, role: "recruiter" as const }];
  const recruiter = { ...(await asActor(await makeUser({ userType: "employer" }))), companies };
  const strangers: [WebhookOwner, string][] = [
    [by(other.actor, team.companyId), "not_found"],
    // Their own company, with someone else's webhook.
    [by(other.actor, other.companyId), "not_found"],
    [by(recruiter, team.companyId), "forbidden"],
    [by(team.actor, null), "forbidden"],
    [by(await anAdmin(), null), "not_found"],
  ];
  for (const [one, code] of strangers) {
    const calls = [
      () => changeWebhook(one, id, { isOn: false }),
      () => deleteWebhook(one, id),
      () => rotateWebhookSecret(one, id, { graceHours: 0 }),
      () => sendTest(one, id),
      () => replayDelivery(one, { webhookId: id, deliveryId: id }),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject({ code });
  }
  expect(await findWebhook(other.actor, { companyId: other.companyId, id, page: 1 })).toBeNull();
  await expect(listWebhooks(recruiter, team.companyId)).rejects.toMatchObject({
    code: "forbidden",
  });
});

it("at most ten webhooks can be added, even simultaneously", async () => {
  const { actor, companyId } = await makeTeam();
  const own = by(actor, companyId);
  const results = await Promise.allSettled(
    Array.from({ length: 12 }, () => createWebhook(own, INPUT)),
  );
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
});

it("a webhook is deleted with its log when its company has no members left", async () => {
  const { actor, companyId } = await makeTeam();
  const { id } = await createWebhook(by(actor, companyId), INPUT);
  await db.webhookDelivery.create({
    data: {
      ...{ webhookId: id, eventId: id, subject: id, type: "job.ended", position: 1, data: {} },
      at: new Date(),
    },
  });
  await react(companiesAbandoned, { companyIds: [companyId] });
  expect([await db.webhook.count(), await db.webhookDelivery.count()]).toEqual([0, 0]);
});
