import "server-only";
import type { IncomingMessage, ServerOptions, ServerResponse } from "node:http";
import { addressBucket } from "../security/rate-limit";
import { CLIENT_ADDRESS_HEADER } from "./client";
import { type Refusal, writeRefusal } from "./refusal";

/** The most that a request may carry. */
export type BodyLimit = {
  readonly bytes: number;
  /** The message for anyone who sends more, if the route has its own. */
  readonly refusal?: string;
};

/**
 * How long the server program waits, in milliseconds. Headers come at once; how long a body may
 * take depends on its size (`allowedMs`), with Node's own limit for the whole request behind that.
 * An idle connection is kept for longer than a proxy in front keeps it (nginx: a minute), or the
 * proxy would send a request into a connection that is being closed.
 */
export const CONNECTION_TIMES = {
  headersTimeout: 10_000,
  requestTimeout: 400_000,
  connectionsCheckingInterval: 2000,
  keepAliveTimeout: 65_000,
} satisfies ServerOptions;

/** A connection without traffic for this long is ended, even in the middle of a response. */
export const SILENCE_MS = 120_000;
/** More of them, from anywhere, would cost more memory than the process has for them. */
export const MOST_CONNECTIONS = 4000;

// A phone on a slow network sends 50 kB per second; half of that will do.
const SLOWEST_BYTES_PER_SECOND = 25_000;
const FIRST_MS = 15_000;
// Closing at once could lose the response to a client that is still sending.
const LINGER_MS = 1000;
const SMALLEST_BYTES = 4096;
const BUSY_SECONDS = 5;

const MEGABYTE = 1024 * 1024;
/** How many bytes of arriving bodies may be held: by this process, and per address. */
const WAITING = { most: 64 * MEGABYTE, mostOfOne: 16 * MEGABYTE };

const NOTHING: BodyLimit = { bytes: 0, refusal: "This address takes no body." };

/** The refusal for someone who sent more than the limit. */
export function tooLarge({ bytes, refusal }: BodyLimit): Refusal & { code: "too_large" } {
  const most = bytes < 1e6 ? `${Math.floor(bytes / 1e3)} kB` : `${Math.floor(bytes / 1e6)} MB`;
  return { code: "too_large", message: refusal ?? `At most ${most} can be sent.` };
}

const TOO_SLOW: Refusal = { code: "too_slow", message: "The request took too long to arrive." };
const BUSY: Refusal = {
  code: "unavailable",
  message: "Too much is being sent at the moment. Try again in a few seconds.",
  retryAfter: BUSY_SECONDS,
};

/** How many milliseconds a body of this many bytes may take to arrive. */
export function allowedMs(bytes: number): number {
  return FIRST_MS + Math.ceil((bytes / SLOWEST_BYTES_PER_SECOND) * 1000);
}

/** Tracks the memory of bodies that are still arriving. */
function createTally({ most, mostOfOne }: typeof WAITING) {
  const byAddress = new Map<string, number>();
  let all = 0;
  return {
    /** Returns whether there is room, and takes it if so. */
    take(address: string, bytes: number): boolean {
      const of = (byAddress.get(address) ?? 0) + bytes;
      if (all + bytes > most || of > mostOfOne) return false;
      all += bytes;
      byAddress.set(address, of);
      return true;
    },
    give(address: string, bytes: number): void {
      all -= bytes;
      const left = (byAddress.get(address) ?? 0) - bytes;
      if (left > 0) byAddress.set(address, left);
      else byAddress.delete(address);
    },
    held: () => all,
  };
}
type Tally = ReturnType<typeof createTally>;

/**
 * An arriving body in one piece of memory: kept as they come, one-byte pieces would take a thousand
 * times their size.
 */
class ArrivingBody {
  size = 0;
  #bytes = Buffer.alloc(0);
  readonly #tally: Tally;
  readonly #address: string;
  readonly #limit: number;

  constructor(tally: Tally, address: string, limit: number) {
    this.#tally = tally;
    this.#address = address;
    this.#limit = limit;
  }

  /** Adds a piece that fits the limit; returns whether there was memory for it. */
  add(piece: Buffer): boolean {
    const wanted = this.size + piece.length;
    if (wanted > this.#bytes.length && !this.#grow(wanted)) return false;
    piece.copy(this.#bytes, this.size);
    this.size = wanted;
    return true;
  }

  #grow(wanted: number): boolean {
    const before = this.#bytes;
    const doubled = Math.max(wanted, 2 * before.length, SMALLEST_BYTES);
    const length = Math.max(wanted, Math.min(doubled, this.#limit));
    if (!this.#tally.take(this.#address, length - before.length)) return false;
    this.#bytes = Buffer.allocUnsafeSlow(length);
    before.copy(this.#bytes, 0, 0, this.size);
    return true;
  }

  /** Frees the memory and returns what has arrived. Calling it again returns nothing. */
  release(): Buffer {
    const bytes = this.#bytes;
    this.#tally.give(this.#address, bytes.length);
    this.#bytes = Buffer.alloc(0);
    return bytes.subarray(0, this.size);
  }
}

type Push = IncomingMessage["push"];

/** Refuses a request and closes its connection without reading on. */
function turnAway(request: IncomingMessage, response: ServerResponse, refusal: Refusal): void {
  response.setHeader("connection", "close");
  writeRefusal(response, refusal);
  const end = () => {
    clearTimeout(timer);
    response.end();
  };
  const timer = setTimeout(end, LINGER_MS);
  timer.unref();
  // Discarded as it arrives.
  request.push = ((piece: Buffer | null) => {
    if (piece === null) end();
    return true;
  }) as Push;
  request.once("close", end);
}

function declaredBytes({ headers }: IncomingMessage): number | null {
  if (headers["transfer-encoding"] !== undefined) return null;
  return Number(headers["content-length"] ?? 0);
}

/** Whether a request has a body. */
export function hasBody(request: IncomingMessage): boolean {
  return declaredBytes(request) !== 0;
}

type Arrival = {
  request: IncomingMessage;
  response: ServerResponse;
  limit: BodyLimit;
  tally: Tally;
  next: () => void;
};

/**
 * Calls `next` once the whole body is there; whatever reads the request finds it as it was sent.
 */
function awaitBody({ request, response, limit, tally, next }: Arrival): void {
  const address = addressBucket(String(request.headers[CLIENT_ADDRESS_HEADER] ?? ""));
  const body = new ArrivingBody(tally, address, limit.bytes);
  const stop = () => {
    clearTimeout(timer);
    request.off("close", stop);
    // Brings the prototype's method back.
    Reflect.deleteProperty(request, "push");
    return body.release();
  };
  const refuse = (refusal: Refusal) => {
    stop();
    turnAway(request, response, refusal);
  };
  const expected = Math.min(declaredBytes(request) ?? limit.bytes, limit.bytes);
  const timer = setTimeout(() => refuse(TOO_SLOW), allowedMs(expected));
  request.once("close", stop);
  // Node's parser always passes a body on through this method, so nothing has
  // to read it.
  request.push = ((piece: Buffer | null) => {
    if (piece === null) {
      const whole = stop();
      if (whole.length > 0) request.push(whole);
      request.push(null);
      next();
    } else if (body.size + piece.length > limit.bytes) refuse(tooLarge(limit));
    else if (!body.add(piece)) refuse(BUSY);
    return true;
  }) as Push;
}

const READS = new Set(["GET", "HEAD"]);

/** Why a body is refused from its headers alone; `null` when it may come. */
function refusalOf(request: IncomingMessage, limit: BodyLimit): Refusal | null {
  if (limit.bytes === 0 || READS.has(request.method ?? "")) return tooLarge(NOTHING);
  return (declaredBytes(request) ?? 0) > limit.bytes ? tooLarge(limit) : null;
}

export type BodyGate = {
  /**
   * Calls `next` when a request's whole body is there, at once if it has none. A body that is
   * longer than its limit, too slow, or too much for memory is refused: `next` is not called, and
   * the connection ends.
   */
  receive: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  /** The bytes held by bodies that are still arriving. */
  held: () => number;
};

/** Lets requests through with their whole body or not at all, within each one's limit. */
export function createBodyGate(
  limitOf: (request: IncomingMessage) => BodyLimit,
  waiting = WAITING,
): BodyGate {
  const tally = createTally(waiting);
  const receive: BodyGate["receive"] = (request, response, next) => {
    if (!hasBody(request)) return next();
    const limit = limitOf(request);
    const refusal = refusalOf(request, limit);
    if (refusal) return turnAway(request, response, refusal);
    if (request.headers.expect && request.httpVersion === "1.1") response.writeContinue();
    return awaitBody({ request, response, limit, tally, next });
  };
  return { receive, held: tally.held };
}
