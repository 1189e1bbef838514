import { speaksFor } from "@/lib/companies/verification/domains";
import { parseUrl } from "@/lib/shared/web-link";
import { recogniseBoard } from "../recognition";

/** Whether a host is one of these domains or below one. */
export function isOwnHost(host: string, domains: readonly string[]): boolean {
  const bare = host.toLowerCase().replace(/\.$/, "");
  return domains.some((domain) => speaksFor(domain.toLowerCase(), bare));
}

const ADDRESSES = /(?:https?:)?\/\/[^\s"'<>\\]+/gi;
const MOST_ADDRESSES = 5000;

/**
 * Whether a page links to the board that has this list of jobs, or shows it in a frame or by a
 * script. The page has to be the company's own.
 */
export function linksToBoard(html: string, requestAddress: string, base: string): boolean {
  const seen = (html.match(ADDRESSES) ?? []).slice(0, MOST_ADDRESSES);
  return seen.some((text) => {
    const url = parseUrl(text.replaceAll("&amp;", "&"), base);
    const board = url && recogniseBoard(url);
    // The names of boards ignore case.
    return board?.requestAddress.toLowerCase() === requestAddress.toLowerCase();
  });
}
