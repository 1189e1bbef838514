import "server-only";
import type { Transaction } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { sinceLabel } from "@/lib/shared/dates";
import { DomainError } from "@/lib/shared/errors";
import { hiddenName, isHidden } from "./employer-view/blind-screening";
import { stageFor } from "./pipeline/stages";
import { readStages } from "./pipeline/stages.queries";
import { STATUS_NAMES } from "./status";

const MOVES = ["application.moved", "application.sorted", "application.move_undone"];
const person = { select: { id: true, fullName: true, username: true } } as const;

/** What `whereNow` and `findLatest` need to know of an application. */
export const latestSelect = {
  status: true,
  reference: true,
  stageId: true,
  nameShownAt: true,
  details: { select: { fullName: true } },
  job: { select: { companyId: true, company: { select: { isBlind: true } } } },
  events: {
    where: { kind: { not: "viewed" } },
    orderBy: [{ at: "desc" }, { id: "desc" }],
    take: 1,
    select: { at: true, actor: person },
  },
} satisfies Prisma.ApplicationSelect;

/** Who did the latest that can have changed an application, what it was, and when. */
async function findAudited(tx: Pick<Transaction, "auditEntry" | "user">, id: string) {
  const entry = await tx.auditEntry.findFirst({
    where: { targetId: id, action: { in: [...MOVES, "application.letter_sent"] } },
    orderBy: { at: "desc" },
    select: { actorId: true, action: true, at: true },
  });
  const actor =
    entry?.actorId &&
    (await tx.user.findUnique({ where: { id: entry.actorId }, select: person.select }));
  return entry && { action: entry.action, at: entry.at, actor: actor || null };
}

type LatestApplication = Prisma.ApplicationGetPayload<{ select: typeof latestSelect }>;

/** Where an application is now, and what the company calls its applicant. */
export async function whereNow(
  tx: Pick<Transaction, "companyStage">,
  { status, stageId, reference, nameShownAt, details, job }: LatestApplication,
): Promise<{ name: string; stageName: string }> {
  const stages = await readStages(job.companyId, tx);
  const stage = stages.find((one) => one.id === stageId) ?? stageFor(stages, status);
  const { isBlind } = job.company;
  const hides = isHidden({ isBlind, isShown: nameShownAt !== null, stage, status });
  return {
    name: hides || !details ? hiddenName(reference) : details.fullName,
    stageName: stage?.name ?? STATUS_NAMES[status],
  };
}

/** What last changed an application that others can have read before: who did it, and when. */
export async function findLatest(
  tx: Pick<Transaction, "auditEntry" | "user">,
  id: string,
  { events: [event] }: Pick<LatestApplication, "events">,
) {
  const audited = await findAudited(tx, id);
  const isAudited = audited && (!event || audited.at >= event.at || MOVES.includes(audited.action));
  const { actor, at } = (isAudited ? audited : event) ?? { actor: null, at: new Date() };
  const isLetter = isAudited === true && audited.action === "application.letter_sent";
  return { actor, at, isLetter };
}

/**
 * The error that says who changed an application since someone read it, to what, and when. Its
 * applicant is named as far as the company may know them.
 */
export async function changedMeanwhile(tx: Transaction, id: string): Promise<DomainError> {
  const found = await tx.application.findUniqueOrThrow({ where: { id }, select: latestSelect });
  if (found.status === "withdrawn") {
    return new DomainError("conflict", "The applicant has since withdrawn.");
  }
  const { name, stageName } = await whereNow(tx, found);
  const { actor, at, isLetter } = await findLatest(tx, id, found);
  const when = sinceLabel(at.toISOString(), new Date());
  const what = isLetter
    ? `A letter was sent to ${name} ${when}.`
    : `${actor?.fullName ?? actor?.username ?? "Someone"} moved ${name} to ${stageName} ${when}.`;
  return new DomainError("conflict", `${what} Check it again before you continue.`);
}
