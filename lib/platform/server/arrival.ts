import "server-only";
import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { z } from "zod";
import { env } from "../env";
import { keyedHash } from "../security/secrets";
import { clientAddress } from "./client";

// How a request reaches the server through the proxies in front of it, for `npm run doctor`. Only
// who knows the site's secret can ask.

/** The header that asks for it, on `/healthz`. */
export const ARRIVAL_HEADER = "x-arrival-token";

const VALID_MS = 5 * 60 * 1000;

const signature = (time: string) => keyedHash(time, "arrival");

/** A value of the header, good for five minutes. */
export function arrivalToken(now = Date.now()): string {
  return `${now}.${signature(String(now))}`;
}

function isAllowed(token: string): boolean {
  const [time = "", signed = ""] = token.split(".");
  const expected = Buffer.from(signature(time));
  const given = Buffer.from(signed);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
  return Math.abs(Date.now() - Number(time)) <= VALID_MS;
}

/** What the server sees of a request. */
export const arrivalSchema = z.object({
  host: z.string(),
  /** What is in `X-Forwarded-For`, outermost first. */
  forwardedFor: z.array(z.string()),
  /** Whose address the server takes it for. */
  address: z.string(),
  trustedProxies: z.number(),
});
export type Arrival = z.infer<typeof arrivalSchema>;

/** How a request arrived, or null unless it carries a valid token. */
export function readArrival({ headers, socket }: IncomingMessage): Arrival | null {
  const token = headers[ARRIVAL_HEADER];
  if (typeof token !== "string" || !isAllowed(token)) return null;
  const forwarded = [headers["x-forwarded-for"] ?? []].flat().join(",");
  const { TRUSTED_PROXIES } = env();
  return {
    host: headers.host ?? "",
    forwardedFor: forwarded
      .split(",")
      .map((hop) => hop.trim())
      .filter(Boolean),
    address: clientAddress(socket.remoteAddress, forwarded, TRUSTED_PROXIES),
    trustedProxies: TRUSTED_PROXIES,
  };
}
