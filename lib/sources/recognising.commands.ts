import "server-only";
import { requestAddress } from "@/lib/platform/security/outgoing-requests";
import { DomainError } from "@/lib/shared/errors";
import { parseUrl } from "@/lib/shared/web-link";
import {
  boardsIn,
  companyNameOf,
  type RecognisedBoard,
  recogniseBoard,
  recogniseContent,
} from "./recognition";
import type { SourceKind } from "./schema";
import { SourceProblem } from "./source-problem";
import type { Visit } from "./visits.commands";

/** A source recognised by its address. */
export type RecognisedSource = {
  kind: SourceKind;
  /** As it is stored, so that the same source isn't added twice. */
  address: string;
  requestAddress: string;
  suggestedName: string;
  /**
   * The address that led to the board: a page that shows it, or an address that redirects to it.
   */
  foundAt?: string;
};

/** The typed address, completed with https. Throws `invalid` if it can't be an address. */
export function typedAddress(text: string): URL {
  const whole = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  try {
    const url = requestAddress(whole);
    url.hash = "";
    return url;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new DomainError("invalid", message, { address: [message] });
  }
}

/**
 * Where to find a site's sitemaps: the only one in its robots.txt, the robots.txt if it names
 * several, or the usual address.
 */
async function findSitemap(visit: Visit, url: URL): Promise<string> {
  const { sitemaps } = await visit.robotsOf(url);
  if (sitemaps.length > 1) return new URL("/robots.txt", url).href;
  const stated = sitemaps[0] ? parseUrl(sitemaps[0], url) : null;
  return (stated ?? new URL("/sitemap.xml", url)).href;
}

function ofBoard(board: RecognisedBoard, foundAt?: string): RecognisedSource {
  const { kind, name, requestAddress: list } = board;
  return {
    ...{ kind, address: list, requestAddress: list, suggestedName: companyNameOf(name) },
    ...(foundAt ? { foundAt } : {}),
  };
}

/** The board behind an address: one that it redirects to, or the only one that its page shows. */
function boardBehind(
  typed: URL,
  { text, url }: { text: string; url: string },
): RecognisedSource | null {
  const reached = recogniseBoard(new URL(url));
  // If the typed address has parameters, they may choose the board, so it proves nothing.
  if (reached) return ofBoard(reached, typed.search === "" ? typed.href : undefined);
  if (recogniseContent(text) !== "page") return null;
  const [only, ...others] = boardsIn(text, url);
  return only && others.length === 0 ? ofBoard(only, url) : null;
}

/**
 * Recognises what kind of source an address is, and requests it only if the address alone doesn't
 * say.
 */
export async function recognise(visit: Visit, text: string): Promise<RecognisedSource> {
  const url = typedAddress(text);
  const board = recogniseBoard(url);
  if (board) return ofBoard(board);
  const stopsAt = (to: URL) => recogniseBoard(to) !== null;
  const start = await visit.getStart(url.href, { isRobot: true, stopsAt });
  const behind = boardBehind(url, start);
  if (behind) return behind;
  const common = { address: url.href, suggestedName: url.hostname.replace(/^www\./, "") };
  const content = recogniseContent(start.text);
  if (content === null) throw new SourceProblem("The response is empty.");
  if (content === "file") return { ...common, kind: "file", requestAddress: url.href };
  const sitemap = content === "sitemap" ? url.href : await findSitemap(visit, url);
  return { ...common, kind: "pages", requestAddress: sitemap };
}
