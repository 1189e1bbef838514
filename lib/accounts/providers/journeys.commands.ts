import "server-only";
import { db } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { spend } from "@/lib/platform/security/rate-limit";
import { hashToken, randomToken } from "@/lib/platform/security/secrets";
import type { Client } from "@/lib/platform/server/client";
import { DomainError } from "@/lib/shared/errors";
import { checkProof } from "../authentication/proofs.commands";
import type { Actor } from "../schema";
import { connectTo } from "./connections.commands";
import { findConnected } from "./queries";
import {
  claimsShape,
  JOURNEY_SECONDS,
  type JourneyInput,
  PROVIDER_NAMES,
  type Provider,
  type ProviderClaims,
  type ProviderProblem,
} from "./schema";

const endOf = (seconds: number) => new Date(Date.now() + seconds * 1000);

/**
 * Begins a login by a provider, and returns the token for the browser's cookie. What the provider
 * says counts only in the browser that holds it.
 */
export async function beginJourney(input: JourneyInput, client: Client): Promise<string> {
  await spend("authenticationByAddress", client.address);
  const token = randomToken();
  const expiresAt = endOf(JOURNEY_SECONDS);
  await db.providerJourney.create({
    data: { ...input, hash: hashToken(token), connects: false, expiresAt },
  });
  return token;
}

/**
 * Begins connecting a provider with the actor's account, given a proof, and returns the token for
 * the browser's cookie. Throws `forbidden` for admins, `conflict` when one of that provider's
 * accounts is connected already or the account's address isn't verified.
 */
export async function beginConnection(
  actor: Actor,
  { provider, currentPassword }: { provider: Provider; currentPassword?: string | undefined },
): Promise<string> {
  const name = PROVIDER_NAMES[provider];
  if (actor.userType === "admin") throw new DomainError("forbidden", `Admins can't use ${name}.`);
  await checkProof(actor, currentPassword);
  if (!actor.hasVerifiedEmail) {
    throw new DomainError("conflict", "Confirm your email address first.");
  }
  const known = await db.providerLogin.findFirst({ where: { userId: actor.id, provider } });
  if (known) throw new DomainError("conflict", `Your account is already connected to ${name}.`);
  const token = randomToken();
  const { id: userId, userType } = actor;
  const expiresAt = endOf(JOURNEY_SECONDS);
  await db.providerJourney.create({
    data: { hash: hashToken(token), provider, userId, userType, connects: true, expiresAt },
  });
  return token;
}

/** Ends a journey that its owner doesn't want to go on with. Calling it again does nothing. */
export async function endJourney(token: string): Promise<void> {
  await db.providerJourney.deleteMany({ where: { hash: hashToken(token) } });
}

/** Where a browser that is back from a provider goes next. */
export type JourneyOutcome =
  | { kind: "login" | "sign_up" | "connected" }
  | { kind: "refused"; connects: boolean; problem: ProviderProblem };

type JourneyReturn = { provider: Provider; token: string; actor: Actor | null; client: Client };

/** What the provider said, once; `null` when the browser has no such journey, or is back already. */
async function claimJourney(
  { provider, token }: JourneyReturn,
  { sub: subject, email, name }: ProviderClaims,
) {
  const hash = hashToken(token);
  const open = { hash, provider, subject: null, expiresAt: { gt: new Date() } };
  const { count } = await db.providerJourney.updateMany({
    where: open,
    data: { subject, email: email ?? null, name: name ?? null },
  });
  return count === 1 ? db.providerJourney.findUnique({ where: { hash } }) : null;
}

/** Whether this browser is back already, as after a double click at the provider. */
export async function hasArrived(token: string): Promise<boolean> {
  const since = { hash: hashToken(token), subject: { not: null }, connects: false };
  const there = { ...since, email: { not: null }, expiresAt: { gt: new Date() } };
  return (await db.providerJourney.count({ where: there })) > 0;
}

type Journey = NonNullable<Awaited<ReturnType<typeof claimJourney>>>;

/** Whether someone may go on to log in or sign up, and with which account; else why not. */
async function findOwner(journey: Journey, claims: ProviderClaims) {
  const { provider } = journey;
  const { sub: subject, email, email_verified: isVerified } = claims;
  const connected = await findConnected(db, { provider, subject });
  if (!connected && !(email && isVerified)) return "unverified";
  const verified = { email: email ?? "", emailVerifiedAt: { not: null } };
  const owner = connected ?? (await db.user.findFirst({ where: verified }));
  if (owner?.userType === "admin") return "admin";
  if (owner?.status === "suspended") return "suspended";
  return owner;
}

/** Leads on to the login or the sign-up; returns why not, if not. */
async function leadOn(
  journey: Journey,
  claims: ProviderClaims,
): Promise<JourneyOutcome | ProviderProblem> {
  const owner = await findOwner(journey, claims);
  if (typeof owner === "string") return owner;
  await db.providerJourney.updateMany({
    where: { hash: journey.hash },
    // A connected account is found by its subject, whatever address the provider names.
    data: { userId: owner?.id ?? null, email: claims.email ?? owner?.email ?? null },
  });
  return { kind: owner ? "login" : "sign_up" };
}

/** Connects what the settings asked for; returns why not, if not. */
async function connectNow(
  journey: Journey,
  claims: ProviderClaims,
  actor: Actor | null,
): Promise<JourneyOutcome | ProviderProblem> {
  const problem = await connectTo(journey, claims, actor);
  if (problem) return problem;
  await db.providerJourney.deleteMany({ where: { hash: journey.hash } });
  return { kind: "connected" };
}

/**
 * Takes what a provider says about the person it sends back. Only an address that the provider has
 * verified counts. No one is signed in, and a known address is connected with nothing, until
 * `logInByJourney` or a login with that account (docs/decisions/0063). Only who has given a proof in
 * the settings before is connected at once.
 */
export async function completeJourney(
  coming: JourneyReturn,
  said: unknown,
): Promise<JourneyOutcome> {
  const parsed = claimsShape.safeParse(said);
  if (!parsed.success) return { kind: "refused", connects: false, problem: "failed" };
  const journey = await claimJourney(coming, parsed.data);
  if (!journey) return { kind: "refused", connects: false, problem: "over" };
  const { connects, hash, provider } = journey;
  const arrival = connects
    ? await connectNow(journey, parsed.data, coming.actor)
    : await leadOn(journey, parsed.data);
  if (typeof arrival !== "string") return arrival;
  await db.providerJourney.deleteMany({ where: { hash } });
  const { address } = coming.client;
  const details = { provider, problem: arrival };
  await audit(db, { action: "provider.refused", actorId: journey.userId, address, details });
  return { kind: "refused", connects, problem: arrival };
}
