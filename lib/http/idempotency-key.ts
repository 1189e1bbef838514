import "server-only";
import { DomainError } from "@/lib/shared/errors";

export const IDEMPOTENCY_HEADER = "idempotency-key";
export const IDEMPOTENCY_LENGTH = 255;

/**
 * What names a request (IETF, The Idempotency-Key HTTP Header Field); null if nothing does. Throws
 * `invalid` for one that is empty, too long, or more than visible ASCII.
 */
export function readIdempotencyKey({ headers }: Request): string | null {
  const key = headers.get(IDEMPOTENCY_HEADER);
  if (key === null || (key.length <= IDEMPOTENCY_LENGTH && /^[\x21-\x7E]+$/.test(key))) return key;
  const message = `Idempotency-Key must be 1 to ${IDEMPOTENCY_LENGTH} visible characters without spaces.`;
  throw new DomainError("invalid", message, { [IDEMPOTENCY_HEADER]: [message] });
}
