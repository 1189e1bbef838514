import "server-only";
import { requestAddress } from "@/lib/platform/security/outgoing-requests";
import { toWebAddress } from "@/lib/shared/site";
import { parseUrl } from "@/lib/shared/web-link";
import { type RecognisedSource, typedAddress } from "../recognising.commands";
import { recogniseBoard } from "../recognition";
import { SourceProblem } from "../source-problem";
import type { Visit } from "../visits.commands";
import type { SourceOwner } from "./owners.queries";
import { isOwnHost, linksToBoard } from "./proof";
import type { SourceProof } from "./schema";

const USUAL_PAGES = ["/careers", "/jobs"];

/** The pages of the company's own site that may link to its board. */
function likelyPages({ website, domains }: SourceOwner, linkedFrom: string | null): string[] {
  const given = toWebAddress(linkedFrom) ?? linkedFrom;
  const site = toWebAddress(website) ?? website;
  const pages = given
    ? [given]
    : site
      ? [site, ...USUAL_PAGES.map((path) => join(site, path))]
      : [];
  return pages.filter((page) => isOwnHost(parseUrl(page)?.hostname ?? "", domains));
}

const join = (site: string, path: string) => parseUrl(path, site)?.href ?? site;

type Link = { page: string; list: string };

async function hasLink(visit: Visit, owner: SourceOwner, { page, list }: Link): Promise<boolean> {
  try {
    const found = await visit.getText(requestAddress(page).href, { isRobot: true });
    // A redirect may have led to another site.
    if (!found || !isOwnHost(new URL(found.url).hostname, owner.domains)) return false;
    return linksToBoard(found.text, list, found.url);
  } catch (error) {
    if (error instanceof SourceProblem) return false;
    throw error;
  }
}

const domainOf = ({ domains }: SourceOwner) => domains[0] ?? "your verified domain";

/**
 * Throws `SourceProblem`, saying what to do, for an address that is neither at a proven domain of
 * the company nor at a board. It requests nothing.
 */
export function refuseForeign(owner: SourceOwner, address: string): void {
  const url = typedAddress(address);
  if (recogniseBoard(url) || isOwnHost(url.hostname, owner.domains)) return;
  throw new SourceProblem(
    `${url.hostname} isn't at a domain of your company. Enter an address at ${domainOf(owner)}, or your career board at one of the services that we know.`,
  );
}

/**
 * The proof that a source is the company's. Throws `SourceProblem`, saying what to do, for a board
 * that the company's own site doesn't link to.
 */
export async function proveSource(
  visit: Visit,
  owner: SourceOwner,
  { source, linkedFrom }: { source: RecognisedSource; linkedFrom: string | null },
): Promise<SourceProof> {
  const isOwn = (address: string) => isOwnHost(new URL(address).hostname, owner.domains);
  if (isOwn(source.address)) return "domain";
  if (source.foundAt && isOwn(source.foundAt)) return "link";
  for (const page of likelyPages(owner, linkedFrom)) {
    if (await hasLink(visit, owner, { page, list: source.requestAddress })) return "link";
  }
  throw new SourceProblem(
    `We found no link to this board on your site. Enter the address of a page at ${domainOf(owner)} that links to it.`,
  );
}
