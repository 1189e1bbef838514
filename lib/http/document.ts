import "server-only";
import { createHash } from "node:crypto";

type Document = {
  body: string;
  contentType: string;
  cacheControl: string;
  /** When its content last changed, if it says so. */
  changedAt: Date | null;
};

const strong = (tag: string) => tag.replace(/^W\//, "");

/**
 * Whether the client has this state already: by its tag or, without one, by when it last changed.
 */
export function hasCurrentCopy(request: Request, etag: string, changedAt: Date | null): boolean {
  const tags = request.headers.get("if-none-match");
  if (tags !== null) {
    return tags === "*" || tags.split(",").some((tag) => strong(tag.trim()) === strong(etag));
  }
  // HTTP dates have no fractions of a second.
  const since = Date.parse(request.headers.get("if-modified-since") ?? "");
  return changedAt !== null && Math.floor(changedAt.getTime() / 1000) * 1000 <= since;
}

/** Responds with a document that clients fetch repeatedly: 304 while their copy is current. */
export function documentResponse(request: Request, document: Document): Response {
  const { body, contentType, cacheControl, changedAt } = document;
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
  const headers = new Headers({
    "cache-control": cacheControl,
    etag,
    "x-content-type-options": "nosniff",
  });
  if (changedAt) headers.set("last-modified", changedAt.toUTCString());
  if (hasCurrentCopy(request, etag, changedAt)) return new Response(null, { status: 304, headers });
  headers.set("content-type", contentType);
  return new Response(body, { headers });
}
