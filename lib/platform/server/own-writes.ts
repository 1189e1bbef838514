import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { sessionCookieName } from "@/lib/shared/areas";
import { env } from "../env";

// People see their own writes at once, wherever reads go: their requests stay with the primary for
// longer than any replica in use may be behind.

const NAME = "jobharbor.wrote";
/** A generous allowance for noticing a lag and finishing a request in progress. */
const MARGIN_SECONDS = 5;
const READS = new Set(["GET", "HEAD"]);

function cookieNames({ headers }: IncomingMessage): string[] {
  return (headers.cookie ?? "").split(";").map((pair) => pair.split("=", 1)[0]?.trim() ?? "");
}

/**
 * Whether a request may be answered from a replica: it reads, no one is signed in, and its sender
 * wrote nothing within the last seconds.
 */
export function mayReadReplica(request: IncomingMessage): boolean {
  const { DATABASE_REPLICA_URL, SITE_URL } = env();
  if (!DATABASE_REPLICA_URL || !READS.has(request.method ?? "")) return false;
  if (request.headers.authorization !== undefined) return false;
  const session = sessionCookieName(SITE_URL);
  // A long session is split into numbered cookies.
  return !cookieNames(request).some((name) => name === NAME || name.startsWith(session));
}

/**
 * If the sender of this request wrote something, records that in a cookie that lasts some seconds.
 * Call it before the response's head is written.
 */
export function noteWrite(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
): void {
  const { DATABASE_REPLICA_URL, REPLICA_MAX_LAG_SECONDS, SITE_URL } = env();
  if (!DATABASE_REPLICA_URL || status >= 400 || READS.has(request.method ?? "")) return;
  const seconds = Math.ceil(REPLICA_MAX_LAG_SECONDS) + MARGIN_SECONDS;
  const secure = SITE_URL.startsWith("https://") ? "; Secure" : "";
  response.appendHeader(
    "set-cookie",
    `${NAME}=1; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`,
  );
}
