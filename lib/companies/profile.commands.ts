import "server-only";
import { randomUUID } from "node:crypto";
import type { Actor } from "@/lib/accounts/schema";
import { db, isUniqueViolation, type Transaction } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { audit } from "@/lib/platform/observability/audit";
import { announce } from "@/lib/platform/queue";
import { spend } from "@/lib/platform/security/rate-limit";
import { DomainError } from "@/lib/shared/errors";
import { companyKey, freeCompanySlug } from "./commands";
import { companiesChanged, companyRenamed } from "./events";
import { chooseCompany, readCompanyProfile } from "./profile.queries";
import type { CompanyProfile, CompanyProfileInput, NewCompany } from "./profile.schema";
import { lockAsOwner } from "./team/members.commands";
import { endVerification } from "./verification/verified-domains.commands";

const MOST_COMPANIES = 20;
const TAKEN =
  "There's already a company with this name. If you work for it, ask to join it. If yours is a different one, choose a name that tells them apart.";
const CHANGED =
  "Someone else changed the company's profile while you were editing. Check what's there now, then save again.";

function isTaken(error: unknown): boolean {
  return isUniqueViolation(error) || (error as { code?: unknown } | null)?.code === "23505";
}

function refuseTaken(error: unknown, field: string): never {
  if (isTaken(error)) throw new DomainError("conflict", TAKEN, { [field]: [TAKEN] });
  throw error;
}

async function insertCompany(tx: Transaction, actor: Actor, input: NewCompany): Promise<string> {
  // So that many requests at once cannot exceed the limit.
  await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${actor.id}::uuid FOR UPDATE`;
  const own = await tx.companyMember.count({ where: { userId: actor.id } });
  if (own >= MOST_COMPANIES) {
    throw new DomainError(
      "conflict",
      `You can be a member of at most ${MOST_COMPANIES} companies.`,
    );
  }
  const { email } = await tx.user.findUniqueOrThrow({
    where: { id: actor.id },
    select: { email: true },
  });
  const { id } = await tx.company.create({
    data: {
      slug: await freeCompanySlug(tx, input.name),
      name: input.name,
      nameKey: companyKey(input.name),
      website: input.website ?? null,
      email,
      members: { create: { userId: actor.id, role: "owner" } },
    },
    select: { id: true },
  });
  const target = { type: "company", id };
  await audit(tx, { action: "company.created", actorId: actor.id, target });
  await announce(tx, companiesChanged, { companyIds: [id] });
  return id;
}

/**
 * Creates an unverified company owned by the employer; returns its id. Throws `forbidden` for
 * anyone but an employer, and `conflict` at the field `name` when a company of this name exists in
 * any spelling, as the second click of a double click finds.
 */
export async function createCompany(actor: Actor, input: NewCompany): Promise<{ id: string }> {
  if (actor.userType !== "employer") {
    throw new DomainError("forbidden", "Only recruiters can have companies.");
  }
  await spend("companyByAccount", actor.id);
  try {
    const id = await db.$transaction((tx) => insertCompany(tx, actor, input));
    return { id };
  } catch (error) {
    return refuseTaken(error, "name");
  }
}

type ProfileBefore = { name: string; nameKey: string; website: string | null; version: number };

/** The columns that the input changes; whatever is left out stays. */
function columnsOf(input: CompanyProfileInput): Prisma.CompanyUpdateInput {
  const { companyName, email: _email, version: _version, ...rest } = input;
  const given = Object.entries(rest).filter(([, value]) => value !== undefined);
  const name = companyName ? { name: companyName, nameKey: companyKey(companyName) } : {};
  return { ...Object.fromEntries(given), ...name };
}

async function write(
  tx: Transaction,
  { actor, companyId }: { actor: Actor; companyId: string },
  input: CompanyProfileInput,
): Promise<void> {
  await lockAsOwner(tx, actor, companyId);
  const before: ProfileBefore = await tx.company.findUniqueOrThrow({
    where: { id: companyId },
    select: { name: true, nameKey: true, website: true, version: true },
  });
  if (input.version !== undefined && input.version !== before.version) {
    throw new DomainError("conflict", CHANGED);
  }
  const after = await tx.company.update({
    where: { id: companyId },
    data: { ...columnsOf(input), version: { increment: 1 } },
    select: { name: true, nameKey: true, website: true },
  });
  await endVerification(tx, { actor, companyId, before, after });
  const target = { type: "company", id: companyId };
  const isRenamed = before.name !== after.name;
  await audit(tx, {
    action: "company.changed",
    actorId: actor.id,
    target,
    details: { isRenamed },
  });
  await announce(tx, companiesChanged, { companyIds: [companyId] });
  if (isRenamed) await announce(tx, companyRenamed, { id: randomUUID(), companyId });
}

/**
 * Changes a company's profile. Whatever the input leaves out stays, and so does the email address.
 * A new name, or a website on another domain, ends its verification. Throws `not_found` for
 * strangers, `forbidden` for recruiters, and `conflict` when someone has changed the profile since
 * `version` or another company has the name.
 */
export async function changeCompany(
  actor: Actor,
  companyId: string,
  input: CompanyProfileInput,
): Promise<void> {
  try {
    await db.$transaction((tx) => write(tx, { actor, companyId }, input));
  } catch (error) {
    refuseTaken(error, "companyName");
  }
}

async function readBack(companyId: string): Promise<CompanyProfile> {
  // Anyone who could change it owns it.
  const profile = await readCompanyProfile(companyId, "owner");
  if (!profile) throw new DomainError("not_found", "You have no company at this address.");
  return profile;
}

/**
 * Changes the profile of the employer's own company; creates it first if they have none, named
 * after them unless they say otherwise (spec, section 7). Returns the resulting profile.
 */
export async function putOwnCompany(
  actor: Actor,
  input: CompanyProfileInput,
): Promise<CompanyProfile> {
  if (actor.userType !== "employer") {
    throw new DomainError("forbidden", "Only recruiters can have companies.");
  }
  const own = chooseCompany(actor);
  if (own !== null) {
    await changeCompany(actor, own, input);
    return readBack(own);
  }
  const name = input.companyName ?? actor.username;
  const { id } = await createCompany(actor, { name, website: input.website ?? null });
  const { version: _version, ...rest } = input;
  await changeCompany(actor, id, rest);
  return readBack(id);
}
