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

/** A source as it was recognised from its address. */
export type RecognisedSource = {
  kind: SourceKind;
  /** As it is stored, so that one source isn't added twice. */
  address: string;
  requestAddress: string;
  suggestedName: string;
  /** What was typed and leads to the board: a page that shows it, or an address that is redirected. */
  foundAt?: string;
};

/** The address as typed, completed with https. Throws `invalid` for what can't be one. */
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

/** Where a site's sitemaps are named: the one that its robots.txt states, all of several, or the usual. */
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

/** The board that an address leads to: by a redirect, or by being the only one that its page shows. */
function boardBehind(
  typed: URL,
  { text, url }: { text: string; url: string },
): RecognisedSource | null {
  const reached = recogniseBoard(new URL(url));
  // What a redirect got from the address itself doesn't say whose board it is.
  if (reached) return ofBoard(reached, typed.search === "" ? typed.href : undefined);
  if (recogniseContent(text) !== "page") return null;
  const [only, ...others] = boardsIn(text, url);
  return only && others.length === 0 ? ofBoard(only, url) : null;
}

/** Tells from an address what kind of source it is, by asking where the address alone doesn't say. */
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
