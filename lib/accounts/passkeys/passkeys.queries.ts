import "server-only";
import { db, type Transaction } from "@/lib/platform/db/client";
import type { Actor } from "../schema";
import type { PasskeyView } from "./passkeys.schema";

/** A person's passkeys, oldest first. */
export async function listPasskeys(actor: Actor): Promise<PasskeyView[]> {
  const passkeys = await db.passkey.findMany({
    where: { userId: actor.id },
    orderBy: { createdAt: "asc" },
  });
  return passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}

/** How many passkeys a person has. */
export async function countPasskeys(
  tx: Pick<Transaction, "passkey">,
  userId: string,
): Promise<number> {
  return tx.passkey.count({ where: { userId } });
}
