import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { beforeEach } from "vitest";
import { announceJobs } from "@/lib/jobs/announcing.commands";
import type { JobsEvent } from "@/lib/jobs/events";
import { db } from "@/lib/platform/db/client";
import { aClient, asActor, makeUser } from "@/lib/testing/accounts";
import { companyOf } from "@/lib/testing/applications/making";
import { makeJob } from "@/lib/testing/factories";
import type { SourceServer } from "@/lib/testing/sources/source-server";
import { WEBHOOK_EVENTS, type WebhookEvent } from "@/lib/webhooks/choices.schema";
import { createWebhook, type WebhookOwner } from "@/lib/webhooks/commands";
import { sendDeliveries } from "@/lib/webhooks/sending.commands";

const ALL = Object.keys(WEBHOOK_EVENTS) as WebhookEvent[];
const send = () => sendDeliveries(new AbortController().signal);

/** A company with a job, its owner, and a receiver for its webhooks that answers as it's told. */
export function setUpWebhooks(server: SourceServer) {
  const scene = {
    jobId: "",
    companyId: "",
    by: {} as WebhookOwner,
    got: [] as { headers: Record<string, string>; body: string }[],
    answer: 204,
    headers: {} as Record<string, string>,
  };

  async function receive(request: IncomingMessage, response: ServerResponse) {
    const body = await text(request);
    scene.got.push({ headers: request.headers as Record<string, string>, body });
    const { answer, headers } = scene;
    response.writeHead(answer, headers).end(answer === 204 ? undefined : "Not now");
  }

  beforeEach(async () => {
    server.paths.set("/hook", (request, response) => void receive(request, response));
    const jobId = await makeJob();
    const companyId = await companyOf(jobId);
    const user = await makeUser({ userType: "employer" });
    await db.companyMember.create({ data: { companyId, userId: user.id, role: "owner" } });
    const companies = [{ id: companyId, role: "owner" as const }];
    const actor = { ...(await asActor(user)), companies };
    const by = { actor, client: aClient(), companyId };
    Object.assign(scene, { jobId, companyId, by, got: [], answer: 204, headers: {} });
    await db.outgoingEvent.deleteMany();
  });

  return {
    scene,
    send,
    aHook: (values: object = {}, owner = scene.by) =>
      createWebhook(owner, {
        ...{ name: "Tracking", url: `${server.origin}/hook`, shape: "json", events: ALL },
        ...values,
      }),
    tell: (event: JobsEvent, ids = [scene.jobId]) =>
      db.$transaction((tx) => announceJobs(tx, event, ids)),
    bodies: () => scene.got.map(({ body }) => JSON.parse(body)),
    statuses: async () =>
      (await db.webhookDelivery.findMany({ orderBy: { position: "asc" } })).map(
        ({ status }) => status,
      ),
    /** As if the waiting time were over. */
    passTime: () =>
      db.webhookDelivery.updateMany({ where: { status: "waiting" }, data: { nextAt: new Date() } }),
  };
}
