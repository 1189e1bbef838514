import "server-only";
import type { ServerResponse } from "node:http";
import { requestContext } from "./request-context";

// What a cache in front of the product may keep of an answer, for how long, and for whom.

const NOBODY = "private, no-store";
// Told by what of the request an answer to the same address differs: the router's own headers, as
// Next itself names them, and how it is compressed.
const VARY =
  "rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, accept-encoding";
const RETRY_SECONDS = 30;

/** Whether any cache may keep the answer to the request under way, as far as its pages said. */
export function watchKeeping(): () => boolean {
  const context = requestContext();
  return () => !context?.isPersonal && !context?.isIncomplete;
}

// A page that is gone or missing may come back, and a failure will pass: caches ask again soon.
function ofFailure(status: number, given: string): string {
  return status < 500 && given.startsWith("public") ? "public, s-maxage=10" : NOBODY;
}

// A page that moved for good is worth keeping for caches, which ask again; a browser never would.
// Where Next sends the router, or a list's page that is beyond the last, is for the one who asked.
function ofRedirect(status: number, isDocument: boolean, given: string): string {
  const isForGood = status === 308 && isDocument && given.startsWith("public");
  return isForGood ? "public, max-age=0, s-maxage=60" : NOBODY;
}

type PageResponse = {
  status: number;
  /** Not the data that the router asks for. */
  isDocument: boolean;
  /** Not a file, nor an answer of the API. */
  isPage: boolean;
  mayKeep: () => boolean;
};

/** Says with an answer's headers who may keep it. */
export function setCaching(
  response: ServerResponse,
  { status, isDocument, isPage, mayKeep }: PageResponse,
): void {
  const given = String(response.getHeader("cache-control") ?? "");
  const isRedirect = isPage && status >= 300 && status < 400;
  if (!mayKeep()) response.setHeader("cache-control", NOBODY);
  else if (isRedirect) response.setHeader("cache-control", ofRedirect(status, isDocument, given));
  else if (status >= 400) response.setHeader("cache-control", ofFailure(status, given));
  if (isPage) response.setHeader("vary", VARY);
  if (isPage && status === 503 && !response.hasHeader("retry-after")) {
    response.setHeader("retry-after", RETRY_SECONDS);
  }
}
