import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { OTHER_POLICY } from "@/lib/shared/page-headers";
import { env } from "../env";
import type { Metrics } from "../observability/metrics";
import { readArrival } from "./arrival";
import { readiness } from "./health";

type ProbeResponse = { status: number; contentType: string; body: string };

const TEXT = "text/plain; charset=utf-8";
const NOT_THERE: ProbeResponse = { status: 404, contentType: TEXT, body: "Not found.\n" };

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Whether a request carries the operator's token. */
function isOperator({ headers }: IncomingMessage): boolean {
  const { METRICS_TOKEN } = env();
  if (!METRICS_TOKEN) return false;
  const given = /^bearer (.+)$/i.exec(headers.authorization ?? "")?.[1] ?? "";
  return timingSafeEqual(digest(given), digest(METRICS_TOKEN));
}

async function respondAlive(request: IncomingMessage): Promise<ProbeResponse> {
  const arrival = readArrival(request);
  if (!arrival) return { status: 200, contentType: TEXT, body: "ok\n" };
  return { status: 200, contentType: "application/json", body: `${JSON.stringify(arrival)}\n` };
}

async function respondReady(request: IncomingMessage): Promise<ProbeResponse> {
  const { isReady, isDegraded, checks } = await readiness();
  const status = isReady ? 200 : 503;
  const state = isDegraded ? "degraded" : isReady ? "ready" : "not ready";
  // Only the operator is told what exactly is wrong.
  if (!isOperator(request)) return { status, contentType: TEXT, body: `${state}\n` };
  const body = `${JSON.stringify({ state, checks })}\n`;
  return { status, contentType: "application/json", body };
}

async function respondMetrics(request: IncomingMessage, metrics: Metrics): Promise<ProbeResponse> {
  if (!isOperator(request)) return NOT_THERE;
  return { status: 200, contentType: metrics.contentType, body: await metrics.read() };
}

type Probe = (request: IncomingMessage, metrics: Metrics) => Promise<ProbeResponse>;

const PROBES: Record<string, Probe> = {
  "/healthz": respondAlive,
  "/readyz": respondReady,
  "/metrics": respondMetrics,
};

/**
 * Answers what machines ask about the process, ahead of the pages: `/healthz` (it runs), `/readyz`
 * (send it requests) and `/metrics`. Returns whether the request was one of them.
 */
export function respondToProbe(
  request: IncomingMessage,
  response: ServerResponse,
  metrics: Metrics,
): boolean {
  const path = (request.url ?? "").split("?", 1)[0] ?? "";
  const probe = Object.hasOwn(PROBES, path) ? PROBES[path] : undefined;
  if (!probe) return false;
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.writeHead(405, { allow: "GET, HEAD", "content-security-policy": OTHER_POLICY }).end();
    return true;
  }
  void probe(request, metrics)
    .catch((): ProbeResponse => ({ status: 503, contentType: TEXT, body: "not ready\n" }))
    .then(({ status, contentType, body }) => {
      response
        .writeHead(status, {
          "content-type": contentType,
          "cache-control": "private, no-store",
          "content-security-policy": OTHER_POLICY,
          "x-content-type-options": "nosniff",
        })
        .end(request.method === "HEAD" ? undefined : body);
    });
  return true;
}
