import "server-only";
import { randomUUID } from "node:crypto";
import { applicationMoved, offerEnded } from "@/lib/applications/events";
import type { OfferStatus } from "@/lib/applications/offers/schema";
import type { ApplicationStep } from "@/lib/applications/schema";
import { jobsEdited, jobsEnded, jobsPublished } from "@/lib/jobs/events";
import type { JobStatus } from "@/lib/jobs/schema";
import { db, type Transaction } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/generated/client";
import type { EventData } from "./bodies";
import type { WebhookEvent } from "./choices.schema";
import { findToldApplication, listToldJobs } from "./told.queries";

const ROWS_AT_ONCE = 200;
const DELIVERIES_AT_ONCE = 1000;

type Payload = {
  id?: string;
  jobIds?: string[];
  applicationId?: string;
  kind?: ApplicationStep;
  /** The status of an offer, or of the jobs at the time of the event. */
  status?: OfferStatus | JobStatus;
};
type Row = { id: bigint; event: string; payload: Payload; at: Date };
type Listener = { id: string; companyId: string | null; events: string[] };

const JOBS: Record<string, WebhookEvent> = {
  [jobsPublished.name]: "job.published",
  [jobsEdited.name]: "job.changed",
  [jobsEnded.name]: "job.ended",
};
// Steps that aren't moves, or are sent as other events.
const NO_MOVES = ["held", "submitted", "viewed"] as const;
type Move = Exclude<ApplicationStep, (typeof NO_MOVES)[number]>;

const isMove = (kind: ApplicationStep | undefined): kind is Move =>
  kind !== undefined && !NO_MOVES.some((step) => step === kind);

/** The webhook event for a fact about an application; null if there is none. */
function applicationEvent({ event, payload }: Row): WebhookEvent | null {
  if (event === offerEnded.name) return payload.status === "accepted" ? "offer.accepted" : null;
  if (event !== applicationMoved.name) return "application.received";
  if (payload.kind === "withdrawn") return "application.withdrawn";
  return isMove(payload.kind) ? "application.moved" : null;
}

/** An event with its subject, its company and its contents. */
type ToldEvent = {
  type: WebhookEvent;
  companyId: string;
  subject: { jobId: string } | { applicationId: string };
  data: EventData;
};

async function tellOf(tx: Transaction, row: Row): Promise<ToldEvent[]> {
  const { jobIds, applicationId, kind, id, status } = row.payload;
  const ofJobs = JOBS[row.event];
  if (ofJobs) {
    const jobs = await listToldJobs(tx, jobIds ?? []);
    return jobs.map((job) => ({
      ...{ type: ofJobs, companyId: job.company.id, subject: { jobId: job.id } },
      // Later changes have events of their own.
      data: { job: { ...job, status: status ?? job.status } },
    }));
  }
  const type = applicationEvent(row);
  const found = type && applicationId ? await findToldApplication(tx, applicationId) : null;
  if (!type || !found || !applicationId) return [];
  const data: EventData = {
    job: found.job,
    application:
      type === "application.moved" && isMove(kind)
        ? { ...found.application, status: kind }
        : found.application,
    ...(type === "offer.accepted" && id ? { offer: { id, status: "accepted" as const } } : {}),
  };
  return [{ type, companyId: found.job.company.id, subject: { applicationId }, data }];
}

/** One delivery for each webhook that gets the event. */
function deliveriesOf(
  row: Row,
  { type, companyId, subject, data }: ToldEvent,
  listeners: readonly Listener[],
): Prisma.WebhookDeliveryCreateManyInput[] {
  const eventId = randomUUID();
  const told = listeners.filter(
    (one) => one.events.includes(type) && (one.companyId ?? companyId) === companyId,
  );
  return told.map(({ id: webhookId }) => ({
    ...{ webhookId, eventId, type, position: row.id, at: row.at, data },
    ...subject,
    subject: "jobId" in subject ? subject.jobId : subject.applicationId,
  }));
}

/** The webhooks that get events at the moment. */
async function listListeners(tx: Transaction): Promise<Listener[]> {
  return tx.webhook.findMany({
    where: { offAt: null, OR: [{ companyId: null }, { company: { status: "active" } }] },
    select: { id: true, companyId: true, events: true },
  });
}

/**
 * The due events in order, without those that follow an event on the same subject that isn't due.
 */
async function listDue(tx: Transaction): Promise<Row[]> {
  return tx.$queryRaw<Row[]>`
    SELECT id, event, payload, at FROM outgoing_events o
    WHERE due_at <= now() AND NOT EXISTS (
      SELECT FROM outgoing_events e
      WHERE e.subject = o.subject AND e.id < o.id AND e.due_at > now())
    ORDER BY id LIMIT ${ROWS_AT_ONCE}`;
}

async function passOn(): Promise<number> {
  return db.$transaction(async (tx) => {
    // One process at a time, so that events on one job or application become deliveries in order.
    const [turn] = await tx.$queryRaw<{ isOurs: boolean }[]>`
      SELECT pg_try_advisory_xact_lock(hashtextextended('outgoing_events', 0)) AS "isOurs"`;
    if (!turn?.isOurs) return 0;
    const rows = await listDue(tx);
    if (rows.length === 0) return 0;
    const listeners = await listListeners(tx);
    for (const row of listeners.length > 0 ? rows : []) {
      const data = (await tellOf(tx, row)).flatMap((told) => deliveriesOf(row, told, listeners));
      for (let i = 0; i < data.length; i += DELIVERIES_AT_ONCE) {
        await tx.webhookDelivery.createMany({ data: data.slice(i, i + DELIVERIES_AT_ONCE) });
      }
    }
    await tx.outgoingEvent.deleteMany({ where: { id: { in: rows.map(({ id }) => id) } } });
    return rows.length;
  });
}

/**
 * Turns outgoing events into deliveries for the webhooks that get them. Each event becomes
 * deliveries once, in the transaction that deletes it.
 */
export async function passOnOutgoing(): Promise<void> {
  let passed = ROWS_AT_ONCE;
  while (passed === ROWS_AT_ONCE) passed = await passOn();
}
