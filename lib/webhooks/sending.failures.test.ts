import { describe, expect, it } from "vitest";
import { jobsEnded, jobsPublished } from "@/lib/jobs/events";
import { db } from "@/lib/platform/db/client";
import { setUpDatabase } from "@/lib/testing/database";
import { react } from "@/lib/testing/reactions";
import { setUpWebhooks } from "@/lib/testing/services/webhooks";
import { startSourceServer } from "@/lib/testing/sources/source-server";
import { replayDelivery } from "./by-hand.commands";
import { changeWebhook } from "./commands";
import { webhookTurnedOff } from "./events";
import { findWebhook } from "./queries";

const server = await startSourceServer();
process.env["TEST_SOURCE_SERVER"] = server.origin;

setUpDatabase();
const { scene, send, aHook, tell, bodies, statuses, passTime } = setUpWebhooks(server);

describe("a receiver that fails", () => {
  it("gets an event again under the same id, and later events only afterwards", async () => {
    await aHook();
    scene.answer = 500;
    await tell(jobsPublished);
    await tell(jobsEnded);
    await send();
    expect(await statuses()).toEqual(["waiting", "waiting"]);
    expect(scene.got).toHaveLength(1);
    await send();
    expect(scene.got).toHaveLength(1);

    scene.answer = 200;
    await passTime();
    await send();

    expect(await statuses()).toEqual(["delivered", "delivered"]);
    expect(bodies().map(({ type }) => type)).toEqual([
      ...["job.published", "job.published", "job.ended"],
    ]);
    const ids = scene.got.map(({ headers: sent }) => sent["webhook-id"]);
    expect(ids[0]).toBe(ids[1]);
    expect(ids[2]).not.toBe(ids[0]);
    expect(scene.got[0]?.body).toBe(scene.got[1]?.body);
    expect(await db.webhookAttempt.findMany({ orderBy: { at: "asc" } })).toMatchObject([
      { status: 500, body: "Not now" },
      ...[{ status: 200 }, { status: 200 }],
    ]);
  });

  it("is tried again after longer and longer waits, for three days", async () => {
    await aHook();
    scene.answer = 503;
    await tell(jobsPublished);
    const waits: number[] = [];
    for (;;) {
      await send();
      const delivery = await db.webhookDelivery.findFirstOrThrow();
      if (delivery.status !== "waiting") break;
      const { at, duration } = await db.webhookAttempt.findFirstOrThrow({
        orderBy: { at: "desc" },
      });
      waits.push(Math.round((delivery.nextAt.getTime() - at.getTime() - duration) / 1000));
      await passTime();
    }
    const [minute, hour] = [60, 3600];
    expect(waits).toEqual([
      ...[5, minute, 5 * minute, 30 * minute],
      ...[2 * hour, 5 * hour, 10 * hour, 14 * hour, 18 * hour, 22 * hour],
    ]);
    expect(waits.reduce((sum, wait) => sum + wait) / hour).toBeCloseTo(71.6, 1);
    expect(await statuses()).toEqual(["failed"]);
    expect(scene.got).toHaveLength(11);
  });

  it("gets an event that was sent once unchanged, and waiting ones in the new format", async () => {
    const { id } = await aHook();
    scene.answer = 500;
    await tell(jobsPublished);
    await tell(jobsEnded);
    await send();
    await changeWebhook(scene.by, id, { shape: "slack" });
    scene.answer = 200;
    await passTime();
    await send();

    expect(await statuses()).toEqual(["delivered", "delivered"]);
    expect(scene.got[1]?.body).toBe(scene.got[0]?.body);
    expect(bodies()[2]).toEqual({ text: expect.stringMatching(/^Ended: </) });
    // The log shows the body that was sent.
    const page = await findWebhook(scene.by.actor, { companyId: scene.companyId, id, page: 1 });
    expect(page?.deliveries.map(({ sent }) => sent)).toEqual([
      ...[scene.got[2]?.body, scene.got[0]?.body],
    ]);
  });

  it("is turned off after three days, its owner is told, and waiting events follow once it's on", async () => {
    const { id } = await aHook();
    scene.answer = 503;
    await tell(jobsPublished);
    for (let tries = 1; tries <= 10; tries += 1) {
      await send();
      await passTime();
    }
    const failingSince = new Date(Date.now() - 72 * 3_600_000);
    await db.webhook.update({ where: { id }, data: { failingSince } });
    await tell(jobsEnded);
    await send();
    await send();

    expect(scene.got).toHaveLength(11);
    const off = await db.webhook.findUniqueOrThrow({ where: { id } });
    expect(off).toMatchObject({ offWhy: "failing", offAt: expect.any(Date) });
    await react(webhookTurnedOff, { id: scene.jobId, webhookId: id });
    await react(webhookTurnedOff, { id: scene.jobId, webhookId: id });
    expect(await db.notification.findMany()).toMatchObject([{ userId: scene.by.actor.id }]);
    const { email } = await db.user.findUniqueOrThrow({ where: { id: scene.by.actor.id } });
    expect(await db.mailboxMessage.findMany()).toMatchObject([
      { address: email, subject: "The webhook Tracking was turned off" },
    ]);
    const [failed] = await db.webhookDelivery.findMany({ orderBy: { position: "asc" } });
    const again = { webhookId: id, deliveryId: failed?.id ?? "" };
    await expect(replayDelivery(scene.by, again)).rejects.toMatchObject({ code: "conflict" });

    scene.answer = 204;
    await changeWebhook(scene.by, id, { isOn: true });
    await send();
    expect(await statuses()).toEqual(["failed", "delivered"]);
    await replayDelivery(scene.by, again);
    await send();
    expect(await statuses()).toEqual(["delivered", "delivered"]);
    expect(scene.got.at(-1)?.headers["webhook-id"]).toBe(scene.got[0]?.headers["webhook-id"]);
  });

  it("is turned off at once if it responds with 410, and redirects aren't followed", async () => {
    const { id } = await aHook();
    scene.answer = 302;
    scene.headers = { location: `${server.origin}/elsewhere` };
    await tell(jobsPublished);
    await send();
    expect(server.asked.map(({ path }) => path)).not.toContain("/elsewhere");
    scene.answer = 410;
    await passTime();
    await send();
    expect(await db.webhook.findUniqueOrThrow({ where: { id } })).toMatchObject({ offWhy: "gone" });
  });

  it("gets nothing at a private address, whatever its name is", async () => {
    const { id } = await aHook();
    // A public name with a private address.
    await db.webhook.update({ where: { id }, data: { url: "https://localhost:5432/" } });
    await tell(jobsPublished);
    await send();
    const [attempt] = await db.webhookAttempt.findMany();
    expect(attempt).toMatchObject({ status: null, problem: expect.stringContaining("public") });
  });
});
