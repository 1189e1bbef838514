import "server-only";
import { v7 as uuid } from "uuid";
import type { Actor } from "@/lib/accounts/schema";
import { keepVersion, versionSelect } from "@/lib/jobs/versions.commands";
import { db, isUniqueViolation, type Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { announce } from "@/lib/platform/queue";
import { spend } from "@/lib/platform/security/rate-limit";
import { BY_HAND } from "@/lib/shared/arrivals";
import { DomainError } from "@/lib/shared/errors";
import { personAdded } from "../events";
import { canHandleApplications } from "../policy";
import { newReference } from "../reference";
import { adopt, findAccount } from "./joining.commands";
import { requireNew } from "./known-people.queries";
import { TAKES_PEOPLE } from "./queries";
import type { AddedPerson, NewPerson } from "./schema";

const NOT_FOUND = "Job not found";

/**
 * A posting to which people can be added, as it is now, locked against changes until the
 * transaction ends. Throws `not_found` for strangers, `conflict` for one that takes no applicants.
 */
export async function lockPosting(tx: Transaction, actor: Actor, jobId: string) {
  await tx.$queryRaw`SELECT 1 FROM jobs WHERE id = ${jobId}::uuid FOR SHARE`;
  const job = await tx.job.findUnique({
    where: { id: jobId },
    select: {
      ...versionSelect,
      status: true,
      companyId: true,
      company: { select: { name: true, status: true } },
    },
  });
  if (!job || !canHandleApplications(actor, job.companyId)) {
    throw new DomainError("not_found", NOT_FOUND);
  }
  const takes = job.company.status === "active" && TAKES_PEOPLE.some((one) => one === job.status);
  if (!takes) {
    throw new DomainError(
      "conflict",
      "You can only add people to a job that is or was live and hasn't been closed.",
    );
  }
  return job;
}

type Addition = { actor: Actor; jobId: string; input: NewPerson };

/** The same person, sent before with the same id. */
async function findEarlier(
  tx: Transaction,
  { actor, jobId, input }: Addition,
): Promise<AddedPerson | null> {
  return tx.application.findFirst({
    where: {
      jobId,
      submissionId: input.submissionId,
      details: { addition: { addedByUserId: actor.id } },
    },
    select: { id: true, reference: true },
  });
}

async function write(
  tx: Transaction,
  { actor, jobId, input }: Addition,
  jobVersion: number,
): Promise<AddedPerson & { stepId: string }> {
  const { fullName, email, phone, headline, place, note, submissionId } = input;
  const { origin, referredById: referredByUserId } = input;
  const now = new Date();
  const added = { id: uuid(), reference: newReference() };
  await tx.application.create({
    data: {
      ...added,
      ...{ jobId, jobVersion, submissionId },
      status: "submitted",
      source: BY_HAND,
      createdAt: now,
      submittedAt: now,
      details: {
        create: {
          ...{ fullName, email, phone, headline, place },
          addition: { create: { addedByUserId: actor.id, origin, referredByUserId } },
          ...(note === null ? {} : { notes: { create: { authorUserId: actor.id, text: note } } }),
        },
      },
    },
  });
  const stepId = uuid();
  await tx.applicationEvent.create({
    data: { id: stepId, applicationId: added.id, kind: "submitted", actorId: actor.id, at: now },
  });
  return { ...added, stepId };
}

/** Throws `invalid` for someone who recommends people without being in the team. */
async function requireColleague(
  tx: Transaction,
  companyId: string,
  userId: string | null,
): Promise<void> {
  if (userId === null) return;
  if ((await tx.companyMember.count({ where: { companyId, userId } })) > 0) return;
  const message = "Choose someone in your team";
  throw new DomainError("invalid", message, { referredById: [message] });
}

async function add(tx: Transaction, addition: Addition): Promise<AddedPerson> {
  const { actor, jobId, input } = addition;
  // So that two colleagues who met the same person don't both add them.
  const key = `${jobId} ${input.email.toLowerCase()}`;
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`;
  const userId = await findAccount(tx, input.email);
  const job = await lockPosting(tx, actor, jobId);
  const earlier = await findEarlier(tx, addition);
  if (earlier) return earlier;
  await requireNew(tx, { jobId, companyId: job.companyId, email: input.email });
  await requireColleague(tx, job.companyId, input.referredById);
  await keepVersion(tx, job);
  const { stepId, ...added } = await write(tx, addition, job.version);
  if (userId) await adopt(tx, userId);
  await audit(tx, {
    action: "application.added",
    actorId: actor.id,
    target: { type: "application", id: added.id },
    details: { jobId, origin: input.origin },
  });
  await announce(tx, personAdded, { id: stepId, applicationId: added.id });
  return added;
}

/**
 * Adds someone to a posting of the actor's company by hand, without an account, and tells them once
 * by email. The same `submissionId` again is the same person. Someone whose account has verified
 * the address finds the application there. Throws `not_found` for strangers, `forbidden` while the
 * actor's own address is unverified, `conflict` for one without applicants and for someone who
 * has already applied, with `applicationId` if the company may know who that is, `rate_limited`.
 */
export async function addPerson(
  actor: Actor,
  jobId: string,
  input: NewPerson,
): Promise<AddedPerson> {
  const job = await db.job.findUnique({ where: { id: jobId }, select: { companyId: true } });
  if (!job || !canHandleApplications(actor, job.companyId)) {
    throw new DomainError("not_found", NOT_FOUND);
  }
  if (!actor.hasVerifiedEmail) {
    throw new DomainError(
      "forbidden",
      "Confirm your email address first. The people you add are told about it by email.",
    );
  }
  await spend("additionByAccount", actor.id);
  const once = () => db.$transaction((tx) => add(tx, { actor, jobId, input }));
  try {
    return await once();
  } catch (error) {
    // The reference was already taken; the next one won't be.
    if (isUniqueViolation(error)) return once();
    throw error;
  }
}
