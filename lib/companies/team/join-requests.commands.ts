import "server-only";
import { randomUUID } from "node:crypto";
import type { Actor } from "@/lib/accounts/schema";
import { db, type Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { announce } from "@/lib/platform/queue";
import { spend } from "@/lib/platform/security/rate-limit";
import { DomainError } from "@/lib/shared/errors";
import { joinDecided, joinRequested } from "../events";
import { emailDomain, isFreeMail, speaksFor, websiteDomain } from "../verification/domains";
import { admitMember, lockCompany } from "./entry.commands";
import { lockAsOwner } from "./members.commands";

type Outcome = { state: "asked" | "member" };

const NOBODY =
  "No one from this company uses the site yet. Anyone with an email address at its website's domain can claim it. Log in with one, or write to us on the contact page.";

/** Whether the actor's own verified address is at the company's domain. */
async function worksAtDomain(tx: Transaction, actor: Actor, website: string | null) {
  const site = websiteDomain(website);
  const { email, emailVerifiedAt } = await tx.user.findUniqueOrThrow({
    where: { id: actor.id },
    select: { email: true, emailVerifiedAt: true },
  });
  const domain = emailVerifiedAt && emailDomain(email);
  return Boolean(site && domain && !isFreeMail(domain) && speaksFor(domain, site));
}

async function ask(tx: Transaction, actor: Actor, companyId: string): Promise<Outcome> {
  await lockCompany(tx, companyId);
  const company = await tx.company.findFirst({
    where: { id: companyId, status: "active" },
    select: { website: true, _count: { select: { members: true } } },
  });
  if (!company) throw new DomainError("not_found", "There's no such company.");
  const place = { companyId, userId: actor.id };
  if ((await tx.companyMember.count({ where: place })) > 0) return { state: "member" };
  if (company._count.members === 0) {
    if (!(await worksAtDomain(tx, actor, company.website))) {
      throw new DomainError("conflict", NOBODY);
    }
    await admitMember(tx, { ...place, role: "owner", byUserId: actor.id, how: "domain" });
    return { state: "member" };
  }
  const known = await tx.companyJoinRequest.findUnique({ where: { companyId_userId: place } });
  if (known && !known.decidedAt) return { state: "asked" };
  if (known?.isAccepted === false) {
    throw new DomainError("conflict", "The company has declined. Ask one of its owners directly.");
  }
  const again = { askedAt: new Date(), decidedAt: null, isAccepted: null };
  await tx.companyJoinRequest.upsert({
    where: { companyId_userId: place },
    create: place,
    update: again,
  });
  const target = { type: "company", id: companyId };
  await audit(tx, { action: "company.join_requested", actorId: actor.id, target });
  await announce(tx, joinRequested, { id: randomUUID(), ...place });
  return { state: "asked" };
}

/**
 * Asks to join a company; its owners decide. A company without members, as an import creates it,
 * goes straight to someone whose verified address is at its website's domain. A repeat changes
 * nothing. Throws `forbidden` for anyone but an employer and for unverified addresses, `not_found`,
 * `conflict` when it has declined before or no one is there to decide, `rate_limited`.
 */
export async function requestToJoin(actor: Actor, companyId: string): Promise<Outcome> {
  if (actor.userType !== "employer") {
    throw new DomainError("forbidden", "Only recruiters can have companies.");
  }
  if (!actor.hasVerifiedEmail) {
    throw new DomainError(
      "forbidden",
      "Verify your email address before you ask to join a company.",
    );
  }
  await spend("joinRequestByAccount", actor.id);
  return db.$transaction((tx) => ask(tx, actor, companyId));
}

/** Withdraws the actor's request to join. Calling it again, or once it is decided, does nothing. */
export async function withdrawRequest(actor: Actor, companyId: string): Promise<void> {
  await db.companyJoinRequest.deleteMany({
    where: { companyId, userId: actor.id, decidedAt: null },
  });
}

type Decision = { companyId: string; userId: string; isAccepted: boolean };

/**
 * Lets someone in as a recruiter, or declines their request. If two owners decide at once, the
 * first one counts. Throws `not_found` for strangers and when no one asked, `forbidden` for
 * recruiters, `conflict` when it is already decided.
 */
export async function decideRequest(actor: Actor, decision: Decision): Promise<void> {
  const { companyId, userId, isAccepted } = decision;
  await db.$transaction(async (tx) => {
    await lockAsOwner(tx, actor, companyId);
    const place = { companyId, userId };
    const known = await tx.companyJoinRequest.findUnique({ where: { companyId_userId: place } });
    if (!known) throw new DomainError("not_found", "This person is no longer asking to join.");
    if (known.decidedAt) throw new DomainError("conflict", "Another owner has already decided.");
    await tx.companyJoinRequest.update({
      where: { companyId_userId: place },
      data: { decidedAt: new Date(), isAccepted },
    });
    if (isAccepted) {
      await admitMember(tx, { ...place, role: "recruiter", byUserId: actor.id, how: "request" });
    } else {
      const target = { type: "company", id: companyId };
      await audit(tx, {
        action: "company.join_declined",
        actorId: actor.id,
        target,
        details: { userId },
      });
    }
    await announce(tx, joinDecided, { id: randomUUID(), ...place, isAccepted });
  });
}
