import { Webhook } from "standardwebhooks";
import { expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { setUpDatabase } from "@/lib/testing/database";
import { setUpWebhooks } from "@/lib/testing/services/webhooks";
import { startSourceServer } from "@/lib/testing/sources/source-server";
import { sendTest } from "./by-hand.commands";
import { rotateWebhookSecret } from "./commands";
import { forgetDeliveries } from "./keeping.commands";
import { findWebhook } from "./queries";

const server = await startSourceServer();
process.env["TEST_SOURCE_SERVER"] = server.origin;

setUpDatabase();
const { scene, aHook } = setUpWebhooks(server);

it("sends a test at once, signed with both secrets while the old one is still valid", async () => {
  const made = await aHook();
  const { secret } = await rotateWebhookSecret(scene.by, made.id, { graceHours: 24 });
  expect(await sendTest(scene.by, made.id)).toEqual({
    isDelivered: true,
    outcome: "The server answered with 204.",
  });
  for (const each of [secret, made.secret]) {
    expect(
      new Webhook(each).verify(scene.got[0]?.body ?? "", scene.got[0]?.headers ?? {}),
    ).toBeTruthy();
  }
  await rotateWebhookSecret(scene.by, made.id, { graceHours: 0 });
  scene.answer = 500;
  expect(await sendTest(scene.by, made.id)).toMatchObject({ isDelivered: false });
  expect(() =>
    new Webhook(secret).verify(scene.got[1]?.body ?? "", scene.got[1]?.headers ?? {}),
  ).toThrow();
  const page = await findWebhook(scene.by.actor, {
    companyId: scene.companyId,
    id: made.id,
    page: 1,
  });
  expect(page?.failingSince).toBeNull();
  expect(page?.deliveries.map(({ type, status }) => [type, status])).toEqual([
    ...[
      ["webhook.test", "failed"],
      ["webhook.test", "delivered"],
    ],
  ]);
  await db.webhookDelivery.createMany({
    data: Array.from({ length: 49 }, (_, position) => ({
      ...{ webhookId: made.id, eventId: made.id, subject: made.id, type: "job.ended", position },
      ...{ data: {}, at: new Date() },
    })),
  });
  const last = await findWebhook(scene.by.actor, {
    companyId: scene.companyId,
    id: made.id,
    page: 9,
  });
  expect(last).toMatchObject({ page: 2, pageCount: 2, deliveries: [{ type: "webhook.test" }] });
  await forgetDeliveries(new Date(Date.now() + 8 * 24 * 3_600_000));
  expect(await db.webhookDelivery.count()).toBe(0);
});
