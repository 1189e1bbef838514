import "server-only";
import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { boardKey } from "../boards";
import { pageCacheBytes } from "../env";
import { log } from "../observability/log";
import { holdResponse } from "../server/held-response";
import { REQUEST_ID_HEADER, requestContext } from "../server/request-context";
import { finalStatus } from "../server/response-status";
import { type CacheStore, createStore } from "./cache";
import { gatherShown, isIncomplete, markIncomplete } from "./page-facts";
import { type PackedPage, packPage, plainWithNonce, withNonce } from "./page-gzip";

type KeptPage = { headers: [string, OutgoingHttpHeader][]; body: PackedPage };

const keyOf = ({ url }: IncomingMessage) => boardKey(url ?? "/");

/** Serves public pages from memory, and keeps those that are rendered. */
export type PageKeeper = {
  /**
   * Responds with the kept page, with this response's nonce, or has it rendered. If one page is
   * requested several times at once, the first request renders it and the others wait for that.
   */
  serve: (request: IncomingMessage, response: ServerResponse, page: PageRequest) => Promise<void>;
};

type PageRequest = { nonce: string; render: () => void };

/** How requests for public pages were answered, and what is kept. */
export type PageCacheCounts = {
  /** From memory, rendered, and with the page that another request had rendered. */
  requests: { kept: number; rendered: number; shared: number };
  pages: number;
  bytes: number;
  /** Pages that were dropped because something they show had changed. */
  dropped: number;
};

// How late relative times ("2 days ago") may be; nothing that decides anything may be late.
const LONGEST_MS = 30 * 60_000;
// During a storm of changes, how often a list is rendered again because of jobs it doesn't show
// yet.
const LIST_STALE_MS = 5000;
const TRIAL_SHARE = 0.2;
// No page is smaller than this, in bytes.
const SMALLEST_PAGE = 4096;
const LARGEST_PAGE = 1024 * 1024;
// How long a page being sent is held back for its late parts.
const PATIENCE_MS = 500;
const LONGEST_WAIT_MS = 3000;
// What an entry weighs besides its bytes.
const OVERHEAD = 600;

// A part that failed while the page was being sent; React leaves this mark and the browser tries
// again. Users' texts can't contain it, because their quotes are escaped.
const FAILED_PART = 'data-dgst="';

// Headers that belong to one response and not to the page.
const OWN_HEADERS = new Set([
  "content-security-policy",
  "content-length",
  "transfer-encoding",
  "content-encoding",
  "connection",
  "date",
  REQUEST_ID_HEADER,
]);

const counts = { kept: 0, rendered: 0, shared: 0 };
// Pages that turned out not to be kept, for which requests don't wait.
const passed = new LRUCache<string, true>({ max: 1000, ttl: 10_000 });

let opened: CacheStore<KeptPage> | undefined;

function pages(): CacheStore<KeptPage> {
  const maxWeight = pageCacheBytes();
  opened ??= createStore<KeptPage>({
    name: "platform.pages",
    maxEntries: Math.ceil(maxWeight / SMALLEST_PAGE),
    maxWeight,
    trialShare: TRIAL_SHARE,
    listPauseMs: LIST_STALE_MS,
    weigh: ({ headers, body: { gzip, places } }, key) =>
      gzip.length + 8 * places.length + JSON.stringify(headers).length + key.length + OVERHEAD,
  });
  return opened;
}

/** How requests for public pages were answered since this process started. */
export function pageCacheCounts(): PageCacheCounts {
  const { entries, weight, dropped } = pages().size();
  return { requests: { ...counts }, pages: entries, bytes: weight, dropped };
}

function isPublic(response: ServerResponse): boolean {
  return String(response.getHeader("cache-control") ?? "").startsWith("public");
}

/**
 * Whether this is a document that is the same for everyone; the router's requests for data are not.
 */
function mayBeKept({ method, headers }: IncomingMessage, response: ServerResponse): boolean {
  const isRead = method === "GET" || method === "HEAD";
  const isDocument = headers["rsc"] === undefined && headers.range === undefined;
  return isRead && isDocument && isPublic(response);
}

function takesGzip({ headers }: IncomingMessage): boolean {
  const accepted = String(headers["accept-encoding"] ?? "");
  return /\bgzip\b/i.test(accepted) && !/\bgzip\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/i.test(accepted);
}

function respond(
  request: IncomingMessage,
  response: ServerResponse,
  { page, nonce, end }: { page: KeptPage; nonce: string; end?: ServerResponse["end"] },
): void {
  const { headers, body } = page;
  for (const [name, value] of headers) {
    // The preload headers contain the nonce.
    const isText = typeof value === "string";
    response.setHeader(name, isText ? value.replaceAll(body.nonce, nonce) : value);
  }
  const isPacked = takesGzip(request);
  if (isPacked) response.setHeader("content-encoding", "gzip");
  const bytes = isPacked ? withNonce(body, nonce) : plainWithNonce(body, nonce);
  response.setHeader("content-length", bytes.length);
  const send = end ?? response.end.bind(response);
  send(request.method === "HEAD" ? undefined : bytes);
}

/** Whether the result is a whole page that is the same for everyone. */
function isKeepable(response: ServerResponse, body: Buffer): boolean {
  if (body.includes(FAILED_PART)) markIncomplete();
  const isFine = finalStatus(response.statusCode) === 200 && !isIncomplete();
  const isPersonal = requestContext()?.isPersonal === true || !isPublic(response);
  return isFine && !isPersonal && response.getHeader("set-cookie") === undefined;
}

async function toKept(
  response: ServerResponse,
  body: Buffer,
  nonce: string,
): Promise<KeptPage | null> {
  const headers = Object.entries(response.getHeaders()).flatMap(
    ([name, value]): KeptPage["headers"] =>
      value === undefined || OWN_HEADERS.has(name) ? [] : [[name, value]],
  );
  try {
    return { headers, body: await packPage(body, nonce) };
  } catch (error) {
    log.error({ error }, "a page could not be compressed");
    return null;
  }
}

/** Renders the page, sends it, and keeps it; null when it is not one to keep. */
async function renderAndKeep(
  request: IncomingMessage,
  response: ServerResponse,
  { nonce, render }: PageRequest,
): Promise<KeptPage | null> {
  counts.rendered += 1;
  const key = keyOf(request);
  const keep = pages().open();
  const shown = gatherShown(Date.now() + LONGEST_MS);
  // Called beneath everything that wraps the response from now on, which has seen all of it by
  // then.
  const end = response.end.bind(response) as ServerResponse["end"];
  const whole = holdResponse(response, {
    patienceMs: PATIENCE_MS,
    mostBytes: LARGEST_PAGE,
    // No one knows whether the rest of it will fail.
    onLate: () => {
      markIncomplete();
      passed.set(key, true);
    },
  });
  render();
  const body = await whole;
  if (body === null) return null;
  const page = isKeepable(response, body) ? await toKept(response, body, nonce) : null;
  if (page === null) {
    passed.set(key, true);
    end(body);
    return null;
  }
  respond(request, response, { page, nonce, end });
  // Waiting requests came before it was sent, but perhaps after what it shows had changed.
  return keep(key, page, shown()) ? page : null;
}

const late = () => new Promise<null>((done) => setTimeout(done, LONGEST_WAIT_MS, null).unref());

/**
 * Keeps public pages, compressed, while what they show doesn't change, for half an hour at most
 * (docs/decisions/0033). Each response has its own nonce. A page isn't kept if it is not a 200,
 * sets a cookie, read who is signed in, or had a part that failed or came late.
 */
export function createPageKeeper(): PageKeeper {
  const underWay = new Map<string, Promise<KeptPage | null>>();

  const lead = async (request: IncomingMessage, response: ServerResponse, asked: PageRequest) => {
    const key = keyOf(request);
    const page = renderAndKeep(request, response, asked);
    if (!underWay.has(key) && !passed.has(key)) underWay.set(key, page);
    await page.finally(() => {
      if (underWay.get(key) === page) underWay.delete(key);
    });
  };
  return {
    async serve(request, response, asked) {
      if (!mayBeKept(request, response)) return asked.render();
      const key = keyOf(request);
      const kept = pages().read(key);
      if (kept) {
        counts.kept += 1;
        return respond(request, response, { page: kept, nonce: asked.nonce });
      }
      if (request.method === "HEAD") return asked.render();
      const first = underWay.get(key);
      const page = first && (await Promise.race([first.catch(() => null), late()]));
      if (response.destroyed) return;
      if (!page) return lead(request, response, asked);
      counts.shared += 1;
      respond(request, response, { page, nonce: asked.nonce });
    },
  };
}
