import { speaksFor } from "@/lib/companies/verification/domains";
import { boardsIn } from "../recognition";

/** Whether a host is one of these domains, or a subdomain of one. */
export function isOwnHost(host: string, domains: readonly string[]): boolean {
  const bare = host.toLowerCase().replace(/\.$/, "");
  return domains.some((domain) => speaksFor(domain.toLowerCase(), bare));
}

/**
 * Whether a page links to the board with this list of jobs, or shows it in a frame or with a
 * script. The page has to be the company's own.
 */
export function linksToBoard(html: string, requestAddress: string, base: string): boolean {
  const wanted = requestAddress.toLowerCase();
  return boardsIn(html, base).some((board) => board.requestAddress.toLowerCase() === wanted);
}
