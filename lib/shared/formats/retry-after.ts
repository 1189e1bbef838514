const DEFAULT_BACK_OFF_MS = 15 * 60_000;
const LONGEST_BACK_OFF_MS = 24 * 3_600_000;

/**
 * When a server that asks for fewer requests may be asked again, by its `Retry-After`: in seconds
 * or a date (RFC 9110); in a quarter of an hour if it doesn't say, and in a day at most.
 */
export function backOffUntil(header: string | null): Date {
  const seconds = header !== null && /^\d+$/.test(header) ? Number(header) : null;
  const date = header === null ? Number.NaN : Date.parse(header);
  const wanted = seconds !== null ? seconds * 1000 : date - Date.now();
  const wait = Number.isNaN(wanted) ? DEFAULT_BACK_OFF_MS : wanted;
  return new Date(Date.now() + Math.min(LONGEST_BACK_OFF_MS, Math.max(1000, wait)));
}
