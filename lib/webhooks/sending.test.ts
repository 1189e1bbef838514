import { Webhook } from "standardwebhooks";
import { describe, expect, it } from "vitest";
import { writeStep } from "@/lib/applications/timeline.commands";
import { jobsEdited, jobsEnded, jobsPublished } from "@/lib/jobs/events";
import { db } from "@/lib/platform/db/client";
import { callOff } from "@/lib/platform/queue";
import { makeUser } from "@/lib/testing/accounts";
import { anAdmin } from "@/lib/testing/admins";
import { makeApplication } from "@/lib/testing/applications/making";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCompany, makeJob } from "@/lib/testing/factories";
import { react } from "@/lib/testing/reactions";
import { setUpWebhooks } from "@/lib/testing/services/webhooks";
import { startSourceServer } from "@/lib/testing/sources/source-server";
import { replayDelivery } from "./by-hand.commands";
import { changeWebhook } from "./commands";
import { webhookTurnedOff } from "./events";

const server = await startSourceServer();
process.env["TEST_SOURCE_SERVER"] = server.origin;

setUpDatabase();
const { scene, send, aHook, tell, bodies, statuses, passTime } = setUpWebhooks(server);

describe("what is sent", () => {
  it("is what happened to the company's jobs, signed, and nobody else's", async () => {
    const { secret } = await aHook({ events: ["job.published", "job.ended"] });
    const otherJob = await makeJob({ companyId: await makeCompany() });
    await tell(jobsPublished, [scene.jobId, otherJob]);
    await tell(jobsEdited);
    await tell(jobsEnded);
    await send();

    expect(bodies()).toMatchObject([
      {
        type: "job.published",
        data: { job: { id: scene.jobId, company: { id: scene.companyId } } },
      },
      { type: "job.ended", data: { job: { id: scene.jobId } } },
    ]);
    for (const { body, headers: sent } of scene.got) {
      expect(new Webhook(secret).verify(body, sent)).toBeTruthy();
      expect(() => new Webhook(secret).verify(`${body} `, sent)).toThrow();
    }
    expect(await db.outgoingEvent.count()).toBe(0);
  });

  it("names an application and its job, never who sent it", async () => {
    await aHook();
    const seeker = await makeUser({ fullName: "Ines Carvalho" });
    const { id } = await makeApplication({
      userId: seeker.id,
      jobId: scene.jobId,
      status: "submitted",
    });
    await db.outgoingEvent.deleteMany();
    const step = { applicationId: id, userId: seeker.id, actorId: null, at: new Date() };
    for (const kind of ["viewed", "interview", "withdrawn"] as const) {
      await db.$transaction((tx) => writeStep(tx, { ...step, kind }));
    }
    await send();

    expect(bodies()).toMatchObject([
      { type: "application.moved", data: { application: { id, status: "interview" } } },
      { type: "application.withdrawn", data: { application: { id }, job: { id: scene.jobId } } },
    ]);
    expect(JSON.stringify(scene.got)).not.toContain("Ines");
    await db.application.delete({ where: { id } });
    expect(await db.webhookDelivery.count()).toBe(0);
  });

  it("waits while a move can be undone, with what follows it, and forgets an undone one", async () => {
    await aHook();
    const seeker = await makeUser();
    const { id } = await makeApplication({
      userId: seeker.id,
      jobId: scene.jobId,
      status: "submitted",
    });
    await db.outgoingEvent.deleteMany();
    const step = { applicationId: id, userId: seeker.id, actorId: null, at: new Date() };
    const undone = await db.$transaction((tx) =>
      writeStep(tx, { ...step, kind: "offer" }, { canBeUndone: true }),
    );
    await db.$transaction((tx) => writeStep(tx, { ...step, kind: "withdrawn" }));
    await send();
    expect(scene.got).toEqual([]);

    await db.$transaction((tx) => callOff(tx, undone));
    await send();
    expect(bodies()).toMatchObject([{ type: "application.withdrawn" }]);
  });

  it("is written for Slack and Teams, too, with what they would read as markup escaped", async () => {
    await db.job.update({ where: { id: scene.jobId }, data: { title: "R&D <Lead> *now*" } });
    await aHook({ shape: "slack" });
    await aHook({ shape: "teams" });
    await tell(jobsPublished);
    await send();

    const [slack, teams] = bodies().sort((one) => (one.text ? -1 : 1));
    expect(slack.text).toMatch(/^Published: <http.+\|R&amp;D &lt;Lead&gt; \*now\*> at Company/);
    expect(teams.attachments[0].content.body[0].text).toContain("R&D \\<Lead\\> \\*now\\*");
  });
});

describe("a receiver that fails", () => {
  it("gets it again under the same id, and what follows only afterwards", async () => {
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

  it("is turned off after three days, its owner is told, and gets what waits once it's on", async () => {
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
    expect(await db.mailboxMessage.count()).toBeLessThanOrEqual(1);
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

  it("is turned off at once when it says that it's gone, and what redirects isn't followed", async () => {
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

  it("doesn't get anything on a private address, whatever its name is", async () => {
    const { id } = await aHook();
    // A public name of a private address.
    await db.webhook.update({ where: { id }, data: { url: "https://localhost:5432/" } });
    await tell(jobsPublished);
    await send();
    const [attempt] = await db.webhookAttempt.findMany();
    expect(attempt).toMatchObject({ status: null, problem: expect.stringContaining("public") });
  });
});

it("tells the site's own webhook of every company's jobs", async () => {
  const admin = { ...scene.by, actor: await anAdmin(), companyId: null };
  await aHook({}, admin);
  const otherJob = await makeJob({ companyId: await makeCompany() });
  await db.outgoingEvent.deleteMany();
  await tell(jobsPublished, [scene.jobId, otherJob]);
  await send();
  const ids = bodies().map(({ data }) => data.job.id);
  expect(ids.sort()).toEqual([scene.jobId, otherJob].sort());
});
