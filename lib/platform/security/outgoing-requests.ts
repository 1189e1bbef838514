import "server-only";
import { lookup } from "node:dns";
import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction, type Socket } from "node:net";
import type { Readable } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { env } from "@/lib/platform/env";
import { parseUrl } from "@/lib/shared/web-link";
import { isPublicAddress } from "./public-addresses";

/** Why there is no response that can be used, in words for the person who gave the address. */
export class RequestFailure extends Error {
  override readonly name = "RequestFailure";
}

type OutgoingRequest = {
  url: string;
  headers?: Record<string, string>;
  /** What is posted; without it, the request is a GET. */
  content?: string;
  /** Ends the request, whatever it is doing. */
  signal: AbortSignal;
  /** How long the server may take until it begins to answer. */
  waitMs?: number;
  /** Allows an address that a request is redirected to; throws to refuse it. */
  onRedirect?: (url: string) => Promise<void>;
};

export type OutgoingResponse = {
  status: number;
  /** The address that answered, after all redirects. */
  url: string;
  header: (name: string) => string | null;
  /**
   * Whether the response says where its body ends. If not, the end of the connection does, and one
   * that broke off looks like a whole one.
   */
  hasKnownEnd: boolean;
  /** The body, decompressed. */
  body: Readable;
};

const MOST_REDIRECTS = 5;
const WAIT_MS = 20_000;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const NOT_PUBLIC = "The address isn't on the public internet.";

/** The tests' own server, the only private address that is ever asked (`checkTestServers`). */
export function isTestServer({ host, protocol }: URL): boolean {
  const test = env().TEST_SOURCE_SERVER;
  return test !== undefined && protocol === "http:" && new URL(test).host === host;
}

/** Reads an address that may be requested. Throws `RequestFailure` for any other. */
export function requestAddress(text: string, base?: string): URL {
  const url = parseUrl(text, base);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new RequestFailure("It isn't an http:// or https:// address.");
  }
  if (url.username || url.password) {
    throw new RequestFailure("An address with a user name or password isn't requested.");
  }
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) && !isPublicAddress(host) && !isTestServer(url)) {
    throw new RequestFailure(NOT_PUBLIC);
  }
  return url;
}

/** Resolves a name to its public addresses alone, so that the connection can only go to these. */
const lookupPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, []);
    const found = addresses.filter(({ address }) => isPublicAddress(address));
    const [first] = found;
    if (!first) return done(new RequestFailure(NOT_PUBLIC), []);
    return options.all ? done(null, found) : done(null, first.address, first.family);
  });
};

/** Whatever resolved the name, the connection itself must have gone to a public address. */
function checkConnection(socket: Socket, refuse: (error: Error) => void): void {
  const check = () => {
    if (!isPublicAddress(socket.remoteAddress ?? "")) refuse(new RequestFailure(NOT_PUBLIC));
  };
  if (socket.connecting) socket.once("connect", check);
  else check();
}

const FAILURES: Record<string, string> = {
  ENOTFOUND: "There's no server of this name.",
  EAI_AGAIN: "The server's name can't be resolved at the moment.",
  ECONNREFUSED: "The server refuses connections.",
  ECONNRESET: "The server closed the connection before the end.",
  ERR_STREAM_PREMATURE_CLOSE: "The server closed the connection before the end.",
  EHOSTUNREACH: "The server can't be reached.",
  ENETUNREACH: "The server can't be reached.",
  ETIMEDOUT: "The server didn't answer in time.",
  Z_BUF_ERROR: "The response ends too early.",
  Z_DATA_ERROR: "The response is wrongly compressed.",
};

/** What went wrong with a request or while its body was read, in words. */
export function toRequestFailure(error: unknown): RequestFailure {
  if (error instanceof RequestFailure) return error;
  const { code = "", message = String(error) } = error as { code?: string; message?: string };
  if (/CERT|TLS|SSL|SELF_SIGNED/.test(code)) {
    return new RequestFailure("The server's certificate can't be trusted.");
  }
  return new RequestFailure(FAILURES[code] ?? `The request failed: ${message}.`, { cause: error });
}

function decompressed(response: IncomingMessage): Readable {
  const encoding = response.headers["content-encoding"]?.toLowerCase();
  const ways = { gzip: createGunzip, "x-gzip": createGunzip, deflate: createInflate };
  const way = encoding === "br" ? createBrotliDecompress : ways[encoding as keyof typeof ways];
  if (!way) return response;
  const unpacked = way();
  response.once("error", (error) => unpacked.destroy(error));
  unpacked.once("close", () => response.destroy());
  return response.pipe(unpacked);
}

/** Whether a length, the last of its pieces or the end of its compression ends the body. */
function hasKnownEnd({ headers }: IncomingMessage): boolean {
  return (
    headers["content-length"] !== undefined ||
    headers["transfer-encoding"] !== undefined ||
    /^(?:x-)?gzip$|^deflate$|^br$/i.test(headers["content-encoding"] ?? "")
  );
}

function ask(url: URL, request: OutgoingRequest): Promise<OutgoingResponse> {
  const isTest = isTestServer(url);
  const { signal, waitMs = WAIT_MS } = request;
  return new Promise((done, fail) => {
    const send = url.protocol === "https:" ? requestHttps : requestHttp;
    const sent = send(url, {
      // A connection of its own, which was checked for this request.
      agent: false,
      signal,
      method: request.content === undefined ? "GET" : "POST",
      headers: { "accept-encoding": "gzip, deflate, br", ...request.headers },
      ...(isTest ? {} : { lookup: lookupPublic }),
    });
    const wait = setTimeout(
      () => sent.destroy(new RequestFailure("The server didn't answer in time.")),
      waitMs,
    );
    sent.once("close", () => clearTimeout(wait));
    if (!isTest) {
      sent.once("socket", (socket) => checkConnection(socket, (error) => sent.destroy(error)));
    }
    sent.once("error", fail);
    sent.once("response", (response) => {
      clearTimeout(wait);
      done({
        status: response.statusCode ?? 0,
        url: url.href,
        header: (name) => {
          const value = response.headers[name];
          return (Array.isArray(value) ? value[0] : value) ?? null;
        },
        hasKnownEnd: hasKnownEnd(response),
        body: decompressed(response),
      });
    });
    sent.end(request.content);
  });
}

/**
 * Sends one request to a server on the public internet, and follows no redirect. Checks what
 * `requestPublic` checks. The body has to be read or destroyed.
 *
 * @throws RequestFailure in words for the person who gave the address.
 */
export async function requestOnce(request: OutgoingRequest): Promise<OutgoingResponse> {
  try {
    return await ask(requestAddress(request.url), request);
  } catch (error) {
    if (request.signal.aborted) throw new RequestFailure("The server took too long.");
    throw toRequestFailure(error);
  }
}

/**
 * Sends a GET request to a server on the public internet and follows redirects there. Every
 * address on the way is checked, and so is what its name resolves to and what was connected to: no
 * name or redirect leads into a private network. The body has to be read or destroyed.
 *
 * @throws RequestFailure in words for the person who gave the address.
 */
export async function requestPublic(request: OutgoingRequest): Promise<OutgoingResponse> {
  let url = requestAddress(request.url);
  try {
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
      const response = await ask(url, request);
      const location = response.header("location");
      if (!REDIRECTS.has(response.status) || location === null) return response;
      response.body.destroy();
      url = requestAddress(location, url.href);
      await request.onRedirect?.(url.href);
    }
  } catch (error) {
    if (request.signal.aborted) throw new RequestFailure("The server took too long.");
    throw toRequestFailure(error);
  }
  throw new RequestFailure(`The server redirects more than ${MOST_REDIRECTS} times.`);
}
