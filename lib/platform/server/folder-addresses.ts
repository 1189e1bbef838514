import "server-only";
import type { IncomingMessage } from "node:http";
import { isPageAddress } from "@/lib/shared/page-headers";
import { pathOf } from "./request-target";

/**
 * Whether an address that ends in a slash is an old one that leads elsewhere
 * (lib/content/redirects).
 */
export type IsOldAddress = (address: string) => Promise<boolean>;

/** Whether a request is for a document whose address ends in a slash, which no page's does. */
function isFolder({ method, url, headers }: IncomingMessage): boolean {
  const path = pathOf(url);
  const isRead = method === "GET" || method === "HEAD";
  const isDocument = headers["rsc"] === undefined && isPageAddress(path);
  return isRead && isDocument && path.length > 1 && path.endsWith("/");
}

/**
 * Drops the last slash of an old address, so that its visitor is sent on in one step. Next sends
 * visitors of all others to the address without it first.
 */
export async function dropOldSlash(
  request: IncomingMessage,
  isOldAddress: IsOldAddress | undefined,
): Promise<void> {
  const { url = "/" } = request;
  if (!isOldAddress || !isFolder(request) || !(await isOldAddress(url))) return;
  request.url = url.replace(/\/(?=\?|$)/, "");
}
