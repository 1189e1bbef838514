import "server-only";
import { db, type Transaction } from "@/lib/platform/db/client";
import { hashToken } from "@/lib/platform/security/secrets";
import type { Actor } from "../schema";
import type { JourneyView, Provider, ProviderLoginView } from "./schema";

type Reader = Pick<Transaction, "providerJourney" | "providerLogin" | "user">;

/** A person's connected accounts of other sites. */
export async function listProviderLogins(actor: Actor): Promise<ProviderLoginView[]> {
  const rows = await db.providerLogin.findMany({
    where: { userId: actor.id },
    orderBy: { provider: "asc" },
  });
  return rows.map(({ provider, email, createdAt, lastUsedAt }) => ({
    provider,
    email,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}

/** How many ways an account has to log in. A reset by email adds a password to any of them. */
export async function countWaysIn(
  tx: Pick<Transaction, "user">,
  userId: string,
): Promise<{ hasPassword: boolean; passkeys: number; providers: Provider[] }> {
  const user = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: {
      passwordHash: true,
      _count: { select: { passkeys: true } },
      providerLogins: { select: { provider: true } },
    },
  });
  return {
    hasPassword: user.passwordHash !== null,
    passkeys: user._count.passkeys,
    providers: user.providerLogins.map(({ provider }) => provider),
  };
}

async function findJourney(tx: Reader, token: string, now: Date) {
  if (token === "") return null;
  return tx.providerJourney.findFirst({
    where: { hash: hashToken(token), expiresAt: { gt: now } },
    include: { user: true },
  });
}
type Journey = NonNullable<Awaited<ReturnType<typeof findJourney>>>;
/** A journey that is back from the provider, with the address that the provider has verified. */
export type CompletedJourney = Journey & { subject: string; email: string };

/** The login's journey that this browser is back from; `null` if there is none. */
export async function findArrived(
  tx: Reader,
  token: string,
  now = new Date(),
): Promise<CompletedJourney | null> {
  const journey = await findJourney(tx, token, now);
  if (!journey || journey.connects || journey.subject === null || journey.email === null) {
    return null;
  }
  return { ...journey, subject: journey.subject, email: journey.email };
}

/** The account that a provider's account opens; `null` if it isn't connected. */
export async function findConnected(
  tx: Pick<Transaction, "providerLogin">,
  { provider, subject }: { provider: Provider; subject: string },
) {
  const known = await tx.providerLogin.findUnique({
    where: { provider_subject: { provider, subject } },
    include: { user: true },
  });
  return known?.user ?? null;
}

/** The same as `findArrived`, for a page; `null` if there is none. */
export async function readJourney(token: string): Promise<JourneyView | null> {
  const journey = await findArrived(db, token);
  if (!journey) return null;
  const { provider, email, name, from, user } = journey;
  const connected = await findConnected(db, journey);
  const shown = { provider, email, name, from };
  if (connected) {
    const { userType, twoFactorEnabledAt } = connected;
    return { ...shown, userType, state: "known", takesCode: twoFactorEnabledAt !== null };
  }
  const state = user ? "connect" : "new";
  const userType = user?.userType ?? journey.userType;
  return { ...shown, userType, state, takesCode: false };
}
