import "server-only";
import { ownRow } from "@/lib/accounts/own-row.queries";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { site } from "@/lib/platform/site";
import { DomainError } from "@/lib/shared/errors";
import { hiddenName, isHidden } from "../employer-view/blind-screening";
import { stageFor } from "../pipeline/stages";
import { readStages } from "../pipeline/stages.queries";
import type { Stage } from "../pipeline/stages.schema";
import { canReach } from "../policy";
import { isDecision } from "../told";
import { NAMELESS_SENDER } from "./composing";
import { mailFrame } from "./mail-frame";
import type { LetterPreparation, LetterRecipient, PreparationRequest } from "./preparation.schema";
import { reasonsOf } from "./reasons.queries";
import { isMailed } from "./recipients";
import { findZone } from "./recipients.queries";
import { DECISION_TEMPLATES } from "./starter-templates";

const select = {
  id: true,
  jobId: true,
  reference: true,
  version: true,
  status: true,
  stageId: true,
  nameShownAt: true,
  viewedAt: true,
  snapshot: { select: { title: true } },
  details: {
    select: {
      fullName: true,
      user: { select: { emailVerifiedAt: true, status: true, deletionDueAt: true } },
      letters: {
        where: { status: "sent" },
        orderBy: { endedAt: "desc" },
        take: 1,
        select: { tells: true, endedAt: true },
      },
      interviews: {
        where: { cancelledAt: null },
        orderBy: { startsAt: "asc" },
        select: { startsAt: true, timeZone: true },
      },
    },
  },
  job: {
    select: {
      title: true,
      location: true,
      timeZone: true,
      payMin: true,
      payMax: true,
      payCurrency: true,
      payPeriod: true,
      status: true,
      companyId: true,
      company: { select: { name: true, status: true, isBlind: true, decisionReasons: true } },
    },
  },
} as const;

async function load(actor: Actor, ids: readonly string[]) {
  const rows = await db.application.findMany({ where: { id: { in: [...ids] } }, select });
  return ids.flatMap((id) => {
    const row = rows.find((one) => one.id === id);
    return row?.details && canReach(actor, row, "decide") ? [{ ...row, details: row.details }] : [];
  });
}
type LoadedApplication = Awaited<ReturnType<typeof load>>[number];

async function toRecipient(
  row: LoadedApplication,
  stages: Stage[],
  now: Date,
): Promise<LetterRecipient> {
  const { id, reference, version, status, stageId, nameShownAt, viewedAt, details, job } = row;
  const stage = stages.find((one) => one.id === stageId) ?? stageFor(stages, status);
  const isShown = nameShownAt !== null;
  const hides = isHidden({ isBlind: job.company.isBlind, isShown, stage, status });
  const [told] = details.letters;
  return {
    ...{ id, version, status, isHidden: hides, stageName: stage?.name ?? null },
    name: hides ? hiddenName(reference) : details.fullName,
    jobTitle: row.snapshot.title,
    timeZone: await findZone(db, id),
    isViewed: viewedAt !== null,
    isMailed: isMailed(details.user),
    told: told?.endedAt ? { tells: told.tells, at: told.endedAt.toISOString() } : null,
    interviews: details.interviews
      .filter(({ startsAt }) => startsAt > now)
      .map(({ startsAt, timeZone }) => ({ startsAt: startsAt.toISOString(), timeZone })),
  };
}

const numberOf = (amount: { toString(): string } | null) =>
  amount === null ? null : Number(amount);

function postingOf({ job }: LoadedApplication): LetterPreparation["posting"] {
  const { title, location, timeZone, payCurrency, payPeriod } = job;
  return {
    ...{ title, location, timeZone, payCurrency, payPeriod },
    payMin: numberOf(job.payMin),
    payMax: numberOf(job.payMax),
  };
}

/**
 * What someone needs to tell people a decision: who they are, what is in the way, and what to
 * begin a letter with. Applications that the actor may not know of are left out. Throws `not_found`
 * if none is left, `conflict` for a stage that is gone or is no decision.
 */
export async function prepareLetters(
  actor: Actor,
  { stageId, applications }: PreparationRequest,
  now = new Date(),
): Promise<LetterPreparation> {
  const rows = await load(actor, applications);
  const [first] = rows;
  if (!first) throw new DomainError("not_found", "Application not found");
  const { companyId, company } = first.job;
  const stages = await readStages(companyId);
  const stage = stages.find(({ id }) => id === stageId);
  if (!stage || !isDecision(stage.status)) {
    throw new DomainError("conflict", "This stage no longer exists. Reload the page.");
  }
  const [author, own] = await Promise.all([
    ownRow(db.user.findUnique({ where: { id: actor.id }, select: { fullName: true } })),
    db.messageTemplate.findMany({ where: { companyId }, orderBy: { name: "asc" } }),
  ]);
  const ofCompany = rows.filter(({ job }) => job.companyId === companyId);
  const { action, footer } = mailFrame(site(), stage.status === "offer");
  const starters = DECISION_TEMPLATES[stage.status];
  const subject = starters[0]?.subject ?? "";
  return {
    ...{ stage, companyId, companyName: company.name },
    isOwner: actor.companies.some(({ id, role }) => id === companyId && role === "owner"),
    sender: author.fullName ?? NAMELESS_SENDER,
    reasons: reasonsOf(company.decisionReasons),
    starters: [...starters],
    templates: own.map(({ name, text }) => ({ name, subject, text })),
    people: await Promise.all(ofCompany.map((row) => toRecipient(row, stages, now))),
    mail: { action, footer },
    posting: postingOf(first),
  };
}
