import "server-only";
import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from "node:http";
import { createStore } from "./cache";
import { REQUEST_ID_HEADER } from "./request-context";
import { watchPersonal } from "./response-status";

/** A page as it was sent, its body cut where its nonce stood. */
type KeptPage = {
  headers: [string, OutgoingHttpHeader][];
  nonce: string;
  pieces: Buffer[];
  weight: number;
};

type Options = {
  /** Facts that public pages show. */
  readonly droppedBy: readonly { readonly name: string }[];
};

/** What may serve a request instead of rendering, and learns from what is rendered. */
export type PageKeeper = {
  /** Answers with the page that is kept, under the nonce of this response; `false` when none is. */
  answer: (request: IncomingMessage, response: ServerResponse, nonce: string) => boolean;
  /** Keeps what this response is going to say, when it turns out to be a public page. */
  watch: (request: IncomingMessage, response: ServerResponse, nonce: string) => void;
};

// As long as the pages' own Cache-Control lets caches in front of the product keep them.
const LONGEST_MS = 60_000;
const MOST_PAGES = 5000;
const MOST_BYTES = 16 * 1024 * 1024;
const LARGEST_PAGE = 1024 * 1024;

// A part that failed while the page was being sent; React leaves this mark and the browser tries
// again. Texts of people cannot say it: their quotes are escaped.
const FAILED_PART = 'data-dgst="';

// What is of one answer and not of the page.
const OWN_HEADERS = new Set([
  "content-security-policy",
  "content-length",
  "transfer-encoding",
  "content-encoding",
  "connection",
  "date",
  REQUEST_ID_HEADER,
]);

/** A document that everybody gets alike: the router's requests for data are not. */
function mayBeKept(request: IncomingMessage, response: ServerResponse): boolean {
  return (
    request.method === "GET" &&
    request.headers["rsc"] === undefined &&
    request.headers.range === undefined &&
    String(response.getHeader("cache-control") ?? "").startsWith("public")
  );
}

function toKept(response: ServerResponse, body: Buffer, nonce: string): KeptPage | null {
  if (response.statusCode !== 200 || response.getHeader("set-cookie") !== undefined) return null;
  const text = body.toString();
  if (text.includes(FAILED_PART)) return null;
  const headers = Object.entries(response.getHeaders()).flatMap(
    ([name, value]): KeptPage["headers"] =>
      value === undefined || OWN_HEADERS.has(name) ? [] : [[name, value]],
  );
  const pieces = text.split(nonce).map((piece) => Buffer.from(piece));
  return { headers, nonce, pieces, weight: body.length };
}

/** Calls back with the whole body once it has been sent to its end. */
function collect(response: ServerResponse, done: (body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  let weight = 0;
  const take = (chunk: unknown) => {
    const isBody = typeof chunk === "string" || chunk instanceof Uint8Array;
    if (!isBody || weight > LARGEST_PAGE) return;
    const bytes = Buffer.from(chunk as Uint8Array);
    chunks.push(bytes);
    weight += bytes.length;
  };
  const write = response.write.bind(response) as (...args: unknown[]) => boolean;
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
  response.write = ((...args: unknown[]) => {
    take(args[0]);
    return write(...args);
  }) as ServerResponse["write"];
  response.end = ((...args: unknown[]) => {
    take(args[0]);
    return end(...args);
  }) as ServerResponse["end"];
  // A visitor who left in the middle has had half of it: then there is no "finish".
  response.once("finish", () => {
    if (weight <= LARGEST_PAGE) done(Buffer.concat(chunks));
  });
}

/**
 * Keeps public pages as caches in front of the product would, for a minute at most and until a fact
 * changes that pages show (docs/decisions/0021). Each answer has a nonce of its own. A page that is
 * not 200, that sets a cookie, that read who asks, or of which a part failed is not kept.
 */
export function createPageKeeper({ droppedBy }: Options): PageKeeper {
  const store = createStore<KeptPage>({
    name: "platform.pages",
    droppedBy,
    maxEntries: MOST_PAGES,
    maxWeight: MOST_BYTES,
    weigh: ({ weight }) => Math.max(weight, 1),
    maxAgeMs: LONGEST_MS,
  });
  return {
    answer(request, response, nonce) {
      if (!mayBeKept(request, response)) return false;
      const page = store.read(request.url ?? "/");
      if (!page) return false;
      for (const [name, value] of page.headers) {
        // What is to be fetched early is announced with the nonce.
        const isText = typeof value === "string";
        response.setHeader(name, isText ? value.replaceAll(page.nonce, nonce) : value);
      }
      const between = Buffer.from(nonce);
      const parts = page.pieces.flatMap((piece, index) => (index > 0 ? [between, piece] : [piece]));
      response.end(Buffer.concat(parts));
      return true;
    },
    watch(request, response, nonce) {
      if (!mayBeKept(request, response)) return;
      const keep = store.open();
      const isPersonal = watchPersonal();
      collect(response, (body) => {
        const page = isPersonal() ? null : toKept(response, body, nonce);
        if (page) keep(request.url ?? "/", page);
      });
    },
  };
}
