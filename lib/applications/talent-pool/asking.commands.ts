import "server-only";
import { v7 as uuid } from "uuid";
import type { Actor } from "@/lib/accounts/schema";
import { db, type Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { announce } from "@/lib/platform/queue";
import { spend } from "@/lib/platform/security/rate-limit";
import { DomainError } from "@/lib/shared/errors";
import { findAccount } from "../by-hand/joining.commands";
import { requireOutsider } from "../by-hand/known-people.queries";
import { findHandled, lockHandled } from "../employer-view/queries";
import { poolAsked } from "../events";
import { canHandleApplications } from "../policy";
import { ANSWER_DAYS, daysAfter, monthsAfter, REFUSAL_MONTHS } from "./periods";
import type { PoolPersonInput } from "./schema";
import { addressHash } from "./tokens.session";

type PersonToAsk = {
  companyId: string;
  fullName: string;
  email: string;
  phone: string | null;
  headline: string | null;
  place: string | null;
  skills: string[];
  userId: string | null;
  applicationId: string | null;
  origin: string | null;
};

function requireVerified(actor: Actor): void {
  if (actor.hasVerifiedEmail) return;
  throw new DomainError(
    "forbidden",
    "Confirm your email address first. The people you ask get an email with your name.",
  );
}

/** Throws `conflict` for someone who is in the pool, was asked, or has said no lately. */
async function requireAskable(tx: Transaction, { companyId, email }: PersonToAsk, now: Date) {
  await requireOutsider(tx, { companyId, email });
  const known = await tx.pooledPerson.findUnique({
    where: { companyId_email: { companyId, email } },
    select: { consent: true },
  });
  if (known) {
    const state = known.consent === "given" ? "is in your talent pool" : "has been asked";
    throw new DomainError("conflict", `This person already ${state}.`);
  }
  const since = monthsAfter(now, -REFUSAL_MONTHS);
  const where = { companyId, hash: addressHash(email), at: { gt: since } };
  if ((await tx.poolRefusal.count({ where })) === 0) return;
  const why = `This person doesn't want to be in your talent pool, or didn't answer. You can ask again ${REFUSAL_MONTHS} months after that.`;
  throw new DomainError("conflict", why);
}

async function ask(tx: Transaction, actor: Actor, asked: PersonToAsk): Promise<{ id: string }> {
  const now = new Date();
  // So that two colleagues don't both ask.
  const key = `pool ${asked.companyId} ${asked.email.toLowerCase()}`;
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`;
  await requireAskable(tx, asked, now);
  const id = uuid();
  const dueAt = daysAfter(now, ANSWER_DAYS);
  await tx.pooledPerson.create({
    data: { ...asked, id, addedByUserId: actor.id, askedAt: now, dueAt },
  });
  await audit(tx, {
    action: "talent_pool.asked",
    actorId: actor.id,
    target: { type: "company", id: asked.companyId },
    details: { pooledPersonId: id },
  });
  await announce(tx, poolAsked, { id, times: 1 });
  return { id };
}

const sent = {
  fullName: true,
  email: true,
  phone: true,
  headline: true,
  place: true,
  userId: true,
  addition: { select: { origin: true } },
  user: {
    select: {
      profile: { select: { headline: true, location: true } },
      profileSkills: { select: { name: true } },
    },
  },
} as const;

/** What the company knows of an applicant, without the profile of someone who was added by hand. */
async function readApplicant(tx: Transaction, applicationId: string) {
  const details = await tx.applicationDetails.findUniqueOrThrow({
    where: { applicationId },
    select: sent,
  });
  const { addition, user, ...own } = details;
  const profile = addition ? null : user;
  return {
    ...own,
    headline: own.headline ?? profile?.profile?.headline ?? null,
    place: own.place ?? profile?.profile?.location ?? null,
    skills: profile?.profileSkills.map(({ name }) => name) ?? [],
    origin: addition?.origin ?? null,
    applicationId,
  };
}

/**
 * Asks an applicant whether their company may keep them in its talent pool, by mail and on the
 * site. Throws `not_found` for strangers, `forbidden` while the actor's own address is unverified,
 * `conflict` while blind screening hides them and for someone who was asked, `rate_limited`.
 */
export async function askApplicant(actor: Actor, applicationId: string): Promise<{ id: string }> {
  await findHandled(actor, applicationId);
  requireVerified(actor);
  await spend("additionByAccount", actor.id);
  return db.$transaction(async (tx) => {
    const { companyId, isHidden } = await lockHandled(tx, actor, applicationId);
    if (isHidden) {
      const why = "Blind screening hides who this is. Ask once you know the name.";
      throw new DomainError("conflict", why);
    }
    return ask(tx, actor, { companyId, ...(await readApplicant(tx, applicationId)) });
  });
}

/**
 * Asks someone who didn't apply whether a company of the actor may keep them in its talent pool, by
 * mail, and on the site if they have an account with this address. Throws `not_found` for
 * strangers, `forbidden` while the actor's own address is unverified, `conflict` for a colleague and
 * for someone who was asked, `rate_limited`.
 */
export async function askPerson(
  actor: Actor,
  companyId: string,
  { mayPassOn: _, ...person }: PoolPersonInput,
): Promise<{ id: string }> {
  if (!canHandleApplications(actor, companyId)) {
    throw new DomainError("not_found", "Company not found");
  }
  requireVerified(actor);
  await spend("additionByAccount", actor.id);
  return db.$transaction(async (tx) => {
    const userId = await findAccount(tx, person.email);
    return ask(tx, actor, { ...person, companyId, userId, skills: [], applicationId: null });
  });
}
