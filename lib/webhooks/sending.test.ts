import { Webhook } from "standardwebhooks";
import { describe, expect, it } from "vitest";
import { writeStep } from "@/lib/applications/timeline.commands";
import { moveJob } from "@/lib/jobs/commands";
import { jobsEdited, jobsEnded, jobsPublished } from "@/lib/jobs/events";
import { db } from "@/lib/platform/db/client";
import { callOff } from "@/lib/platform/queue";
import { makeUser } from "@/lib/testing/accounts";
import { anAdmin } from "@/lib/testing/admins";
import { makeApplication } from "@/lib/testing/applications/making";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCompany, makeJob } from "@/lib/testing/factories";
import { setUpWebhooks } from "@/lib/testing/services/webhooks";
import { startSourceServer } from "@/lib/testing/sources/source-server";

const server = await startSourceServer();
process.env["TEST_SOURCE_SERVER"] = server.origin;

setUpDatabase();
const { scene, send, aHook, tell, bodies } = setUpWebhooks(server);

describe("a webhook", () => {
  it("gets signed events about its company's jobs, and about nobody else's", async () => {
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

  it("gets a job as it was at the time of the event, even if it has changed since", async () => {
    await aHook({ events: ["job.published", "job.ended"] });
    await moveJob(scene.jobId, "paused");
    await moveJob(scene.jobId, "live");
    await moveJob(scene.jobId, "closed");
    await send();

    expect(bodies().map(({ type, data }) => [type, data.job.status])).toEqual([
      ["job.ended", "paused"],
      ["job.published", "live"],
      ["job.ended", "closed"],
    ]);
  });

  it("gets an application and its job, never who sent it", async () => {
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

  it("gets no event while its move can be undone, nor later ones, and never an undone move", async () => {
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

  it("gets messages for Slack and Teams, too, with their markup escaped", async () => {
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

it("the site's own webhook gets every company's events", async () => {
  const admin = { ...scene.by, actor: await anAdmin(), companyId: null };
  await aHook({}, admin);
  const otherJob = await makeJob({ companyId: await makeCompany() });
  await db.outgoingEvent.deleteMany();
  await tell(jobsPublished, [scene.jobId, otherJob]);
  await send();
  const ids = bodies().map(({ data }) => data.job.id);
  expect(ids.sort()).toEqual([scene.jobId, otherJob].sort());
});
