import "server-only";
import { findByAddress, type Identity } from "./queries";
import type { Actor } from "./schema";

/**
 * The account behind an email that was proven to be its owner's: it arrived at an address that only
 * they were told, from the address that the account has verified. `null` when the account is gone,
 * suspended, being deleted, or has another address now.
 */
export async function findMailSender(userId: string, address: string): Promise<Actor | null> {
  const identity: Identity | null = await findByAddress(userId, address);
  return identity as Actor | null;
}
