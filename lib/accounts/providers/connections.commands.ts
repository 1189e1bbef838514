import "server-only";
import { randomUUID } from "node:crypto";
import { db, isUniqueViolation, type Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { announce } from "@/lib/platform/queue";
import { DomainError } from "@/lib/shared/errors";
import { checkProof } from "../authentication/proofs.commands";
import { endEverySession } from "../authentication/sessions.commands";
import { providerChanged } from "../events";
import { ownsAccount } from "../policy";
import type { Actor } from "../schema";
import { countWaysIn } from "./queries";
import { PROVIDER_NAMES, type Provider, type ProviderClaims, type ProviderProblem } from "./schema";

type Connection = { userId: string; provider: Provider; subject: string; email: string };

/**
 * Connects a provider's account, in the transaction of whatever proved that both belong to one
 * person, and emails them. Throws a unique violation when either of the two is connected already.
 */
export async function connect(tx: Transaction, connection: Connection): Promise<void> {
  const { userId, provider } = connection;
  await tx.providerLogin.create({ data: connection });
  await audit(tx, { action: "provider.connected", actorId: userId, details: { provider } });
  await announce(tx, providerChanged, { id: randomUUID(), userId, provider, isConnected: true });
}

/** Connects what the settings asked for; returns why not, if not. */
export async function connectTo(
  { userId, provider }: { userId: string | null; provider: Provider },
  claims: ProviderClaims,
  actor: Actor | null,
): Promise<ProviderProblem | null> {
  if (userId === null || !ownsAccount(actor, userId)) return "over";
  const { email } = claims;
  if (!email || !claims.email_verified) return "unverified";
  try {
    return await db.$transaction(async (tx): Promise<ProviderProblem | null> => {
      const user = await tx.user.findUniqueOrThrow({ where: { id: userId } });
      if (user.userType === "admin") return "admin";
      if (!user.emailVerifiedAt || user.email.toLowerCase() !== email) return "other_address";
      await connect(tx, { userId, provider, subject: claims.sub, email });
      return null;
    });
  } catch (error) {
    if (isUniqueViolation(error)) return "other_account";
    throw error;
  }
}

/** Throws `conflict` if nothing would be left to log in with. */
export function requireAnotherWay(ways: Awaited<ReturnType<typeof countWaysIn>>): void {
  const { hasPassword, passkeys, providers } = ways;
  if (hasPassword || passkeys + providers.length > 1) return;
  const message = "This is your only way to log in. Set a password or add a passkey first.";
  throw new DomainError("conflict", message);
}

/**
 * Disconnects a provider, given a proof, and signs every other browser out, because someone else may
 * have used it. Throws `not_found` if it isn't connected and `conflict` if it is the last way in.
 */
export async function disconnect(
  actor: Actor,
  provider: Provider,
  currentPassword: string | undefined,
): Promise<void> {
  await checkProof(actor, currentPassword);
  const { id: userId } = actor;
  await db.$transaction(async (tx) => {
    // Of two ways in that are removed at once, one stays.
    await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR UPDATE`;
    const ways = await countWaysIn(tx, userId);
    if (!ways.providers.includes(provider)) {
      const message = `Your account isn't connected to ${PROVIDER_NAMES[provider]}.`;
      throw new DomainError("not_found", message);
    }
    requireAnotherWay(ways);
    await tx.providerLogin.deleteMany({ where: { userId, provider } });
    await endEverySession(tx, userId, actor.sessionId);
    await audit(tx, { action: "provider.disconnected", actorId: userId, details: { provider } });
    const event = { id: randomUUID(), userId, provider, isConnected: false };
    await announce(tx, providerChanged, event);
  });
}
