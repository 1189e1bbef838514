import "server-only";
import type { Transaction } from "../db/client";
import { keyedHash } from "../security/secrets";

type AuditInput = {
  /** What was done, as `subject.verb_done`, e.g. `session.started`. */
  action: string;
  /** Who did it; null if unknown. */
  actorId: string | null;
  target?: { type: string; id: string };
  /** The client's network address; stored as a keyed hash. */
  address?: string;
  /** Names and ids, never what a person typed. */
  details?: Record<string, string | number | boolean | null>;
};

/** Writes an entry into the audit log, in the transaction that does what it records. */
export async function audit(tx: Pick<Transaction, "auditEntry">, entry: AuditInput): Promise<void> {
  const { action, actorId, target, address, details } = entry;
  await tx.auditEntry.create({
    data: {
      action,
      actorId,
      targetType: target?.type ?? null,
      targetId: target?.id ?? null,
      network: address ? keyedHash(address, "audit") : null,
      details: details ?? {},
    },
  });
}
