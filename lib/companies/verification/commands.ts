import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db, type Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { announce } from "@/lib/platform/queue";
import { spend } from "@/lib/platform/security/rate-limit";
import { isMailedToken } from "@/lib/platform/security/secrets";
import type { Client } from "@/lib/platform/server/client";
import { DomainError } from "@/lib/shared/errors";
import { domainCheckRequested, verificationMailRequested } from "../events";
import { lockAsOwner } from "../team/members.commands";
import { findConfirmedAddress } from "./confirmed-address.queries";
import { emailDomain, findLookAlike, isFreeMail, speaksFor, websiteDomain } from "./domains";
import { isAcceptedLookAlike, requestLookAlikeReview } from "./look-alike-domains.commands";
import { MAIL_DAYS, type VerificationInput } from "./schema";
import {
  completeVerification,
  listVerifiedDomains,
  refuseTakenDomain,
  requireFreeDomain,
} from "./verified-domains.commands";

const DAY_MS = 86_400_000;
const OVER =
  "This link has expired or isn't one of ours. Start the verification again on the company's profile.";

function refuseEmail(message: string): never {
  throw new DomainError("invalid", message, { email: [message] });
}

/** The domain to prove. Throws `invalid`, saying what is in the way. */
function domainOf(input: VerificationInput, site: string): string {
  if (input.kind === "dns") return site;
  const domain = emailDomain(input.email);
  if (domain === null) refuseEmail("Enter an email address such as name@example.com");
  if (isFreeMail(domain)) {
    refuseEmail(`Anyone can have an address at ${domain}. Use one at ${site}.`);
  }
  if (!speaksFor(domain, site)) {
    refuseEmail(`Your website is at ${site}. Use an address at that domain, not ${domain}.`);
  }
  return domain;
}

type VerificationRequest = { actor: Actor; companyId: string; domain: string };

/**
 * Throws `conflict`, and asks the admins to look, when a domain looks like another company's,
 * unless an admin has already confirmed it as this company's.
 */
async function refuseLookAlike({ actor, companyId, domain }: VerificationRequest): Promise<void> {
  const other = await db.$transaction(async (tx) => {
    const like = findLookAlike(domain, await listVerifiedDomains(tx, companyId));
    if (like === null || (await isAcceptedLookAlike(tx, { companyId, domain }))) return null;
    await requestLookAlikeReview(tx, actor, { companyId, domain, other: like });
    return like;
  });
  if (other === null) return;
  throw new DomainError(
    "conflict",
    `${domain} looks like ${other}, which belongs to another company. Our team will review it and let you know. Then start again.`,
  );
}

async function readDomain(
  tx: Transaction,
  companyId: string,
  input: VerificationInput,
): Promise<string> {
  const { website } = await tx.company.findUniqueOrThrow({
    where: { id: companyId },
    select: { website: true },
  });
  const site = websiteDomain(website);
  if (site === null) {
    throw new DomainError("conflict", "Add the company's website first. We verify its domain.");
  }
  return domainOf(input, site);
}

/**
 * Starts the proof of a company's domain, by a link mailed to an address there or by a DNS record
 * that the worker looks for. Replaces a pending proof of the same kind. An address that the owner has
 * just confirmed for their account needs no second link: the company is verified at once. Returns the
 * proof's id and whether it is complete. Throws
 * `not_found` for strangers, `forbidden` for recruiters, `invalid` at the field `email`, `conflict`
 * without a website and for a domain that another company has or that looks like one,
 * `rate_limited`.
 */
export async function startVerification(
  actor: Actor,
  companyId: string,
  input: VerificationInput,
): Promise<{ id: string; isVerified: boolean }> {
  const domain = await db.$transaction(async (tx) => {
    await lockAsOwner(tx, actor, companyId);
    return readDomain(tx, companyId, input);
  });
  await spend("verificationByAccount", actor.id);
  if (input.kind === "email") await spend("mailByEmail", input.email.toLowerCase());
  await refuseLookAlike({ actor, companyId, domain });
  return db.$transaction(async (tx) => {
    await lockAsOwner(tx, actor, companyId);
    await requireFreeDomain(tx, companyId, domain);
    const { kind } = input;
    await tx.companyVerification.deleteMany({ where: { companyId, kind, verifiedAt: null } });
    const email = input.kind === "email" ? input.email : null;
    const { id } = await tx.companyVerification.create({
      data: { companyId, kind, domain, email, startedByUserId: actor.id },
      select: { id: true },
    });
    const target = { type: "company", id: companyId };
    await audit(tx, {
      action: "company.verification_started",
      actorId: actor.id,
      target,
      details: { kind, domain },
    });
    const confirmed = await findConfirmedAddress(actor, tx);
    if (email !== null && email.toLowerCase() === confirmed?.toLowerCase()) {
      const proof = { id, companyId, kind, domain, actorId: actor.id };
      return { id, isVerified: await completeVerification(tx, proof) };
    }
    const event = kind === "email" ? verificationMailRequested : domainCheckRequested;
    await announce(tx, event, { id, companyId });
    return { id, isVerified: false };
  });
}

/**
 * Cancels a pending proof. Calling it again does nothing. Throws what `startVerification` throws.
 */
export async function cancelVerification(
  actor: Actor,
  { companyId, verificationId }: { companyId: string; verificationId: string },
): Promise<void> {
  await db.$transaction(async (tx) => {
    await lockAsOwner(tx, actor, companyId);
    await tx.companyVerification.deleteMany({
      where: { id: verificationId, companyId, verifiedAt: null },
    });
  });
}

/** Has the domain checked for its record now. Throws `not_found` when no such proof is pending. */
export async function requestCheck(
  actor: Actor,
  { companyId, verificationId }: { companyId: string; verificationId: string },
): Promise<void> {
  await db.$transaction((tx) => lockAsOwner(tx, actor, companyId));
  await spend("verificationByAccount", actor.id);
  await db.$transaction(async (tx) => {
    const open = await tx.companyVerification.count({
      where: { id: verificationId, companyId, kind: "dns", verifiedAt: null },
    });
    if (open === 0) throw new DomainError("not_found", "This check is no longer in progress.");
    await announce(tx, domainCheckRequested, { id: verificationId, companyId });
  });
}

/**
 * Verifies a company by the link mailed to its address: anyone who has it reads mail at the
 * domain, signed in or not. Throws `gone` for a link that is no longer valid, `conflict` when
 * another company was first or the company's website has moved.
 */
export async function confirmVerification(
  verificationId: string,
  token: string,
  client: Client,
): Promise<{ company: string; domain: string }> {
  await spend("authenticationByAddress", client.address);
  if (!isMailedToken(verificationId, token)) throw new DomainError("gone", OVER);
  try {
    return await db.$transaction(async (tx) => {
      const found = await tx.companyVerification.findFirst({
        where: { id: verificationId, kind: "email", company: { status: "active" } },
        select: {
          companyId: true,
          domain: true,
          startedAt: true,
          verifiedAt: true,
          startedByUserId: true,
          company: { select: { name: true } },
        },
      });
      if (!found) throw new DomainError("gone", OVER);
      const { companyId, domain, company, startedAt, verifiedAt } = found;
      // A second click changes nothing.
      if (verifiedAt) return { company: company.name, domain };
      if (Date.now() - startedAt.getTime() > MAIL_DAYS * DAY_MS)
        throw new DomainError("gone", OVER);
      const proof = { id: verificationId, companyId, kind: "email" as const, domain };
      const isDone = await completeVerification(tx, { ...proof, actorId: found.startedByUserId });
      if (!isDone) throw new DomainError("gone", OVER);
      return { company: company.name, domain };
    });
  } catch (error) {
    return refuseTakenDomain(error);
  }
}
