import "server-only";
import type { ServerResponse } from "node:http";
import { requestContext } from "./request-context";

// What a cache in front of the product may keep of a response, for how long, and for whom.

const NOBODY = "private, no-store";
// The request headers that change the response to the same address: the router's own, as Next names
// them, and the compression.
const VARY =
  "rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, accept-encoding";
const RETRY_SECONDS = 30;

/** Whether any cache may keep the current request's response, as far as its pages have said. */
export function watchKeeping(): () => boolean {
  const context = requestContext();
  return () => !context?.isPersonal && !context?.isIncomplete;
}

// A page that is gone or missing may come back, and a failure will pass, so caches ask again soon.
function ofFailure(status: number, given: string): string {
  return status < 500 && given.startsWith("public") ? "public, s-maxage=10" : NOBODY;
}

// Caches may keep a permanent redirect, because they ask again; a browser never would. Where Next
// redirects the router, or a list's page past the last one, only the client may keep it.
function ofRedirect(status: number, isDocument: boolean, given: string): string {
  const isForGood = (status === 308 || status === 301) && isDocument && given.startsWith("public");
  return isForGood ? "public, max-age=0, s-maxage=60" : NOBODY;
}

type PageResponse = {
  status: number;
  /** Not the data that the router requests. */
  isDocument: boolean;
  /** Not a file, nor an API response. */
  isPage: boolean;
  mayKeep: () => boolean;
};

/** Sets the headers that say who may keep a response. */
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
