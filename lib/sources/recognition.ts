import { parseUrl } from "@/lib/shared/web-link";
import type { Board } from "./schema";

/** The board at an address. */
export type RecognisedBoard = {
  kind: Board;
  /** The board's name for the company. */
  name: string;
  /** The address of the board's public list of jobs. */
  requestAddress: string;
};

type Place = {
  kind: Board;
  /** Matches the host. It captures the company's name if that is a subdomain. */
  host: RegExp;
  /** Captures the name in the path, if it isn't in the host. */
  path?: RegExp;
  list: (name: string, host: string) => string;
};

/** Names in the place of a company's name that are the service's own. */
const NOT_A_COMPANY = new Set([
  ...["www", "app", "api", "apply", "auth", "help", "support", "status", "docs", "developer"],
  ...["developers", "blog", "resources", "static", "jobs", "careers", "embed", "v1", "v0"],
]);

const PLACES: readonly Place[] = [
  {
    kind: "greenhouse",
    host: /^(?:job-)?boards(?:-api)?(?:\.eu)?\.greenhouse\.io$/,
    path: /^\/(?:v1\/boards\/)?([^/]+)/,
    list: (name) =>
      `https://boards-api.greenhouse.io/v1/boards/${name}/jobs?content=true&pay_transparency=true`,
  },
  {
    kind: "lever",
    host: /^(?:jobs|api)(?:\.eu)?\.lever\.co$/,
    path: /^\/(?:v0\/postings\/)?([^/]+)/,
    list: (name, host) =>
      `https://api${host.includes(".eu.") ? ".eu" : ""}.lever.co/v0/postings/${name}?mode=json`,
  },
  {
    kind: "ashby",
    host: /^(?:jobs|api)\.ashbyhq\.com$/,
    path: /^\/(?:posting-api\/job-board\/)?([^/]+)/,
    list: (name) =>
      `https://api.ashbyhq.com/posting-api/job-board/${name}?includeCompensation=true`,
  },
  {
    kind: "workable",
    host: /^(?:apply|www)\.workable\.com$/,
    // "/j/CODE" is a job's short address, which doesn't name the company.
    path: /^\/(?:api\/(?:v1\/widget\/)?accounts\/)?(?!j(?:\/|$))([^/]+)/,
    list: (name) => `https://apply.workable.com/api/v1/widget/accounts/${name}?details=true`,
  },
  {
    kind: "workable",
    host: /^([^.]+)\.workable\.com$/,
    list: (name) => `https://apply.workable.com/api/v1/widget/accounts/${name}?details=true`,
  },
  {
    kind: "smartrecruiters",
    host: /^(?:careers|jobs|api)\.smartrecruiters\.com$/,
    path: /^\/(?:v1\/companies\/)?([^/]+)/,
    list: (name) => `https://api.smartrecruiters.com/v1/companies/${name}/postings`,
  },
  {
    kind: "personio",
    host: /^([^.]+)\.jobs\.personio\.(?:de|com)$/,
    list: (_name, host) => `https://${host}/xml`,
  },
  {
    kind: "recruitee",
    host: /^([^.]+)\.recruitee\.com$/,
    list: (_name, host) => `https://${host}/api/offers/`,
  },
];

/** The board at an address of its pages or its API; `null` if it isn't a board's. */
export function recogniseBoard({ hostname, pathname, searchParams }: URL): RecognisedBoard | null {
  for (const { kind, host, path, list } of PLACES) {
    const inHost = host.exec(hostname);
    if (!inHost) continue;
    // Greenhouse's embedded lists name the company in the query.
    const given = searchParams.get("for") ?? (path ? path.exec(pathname)?.[1] : inHost[1]);
    const name = given && decodeName(given);
    if (!name || NOT_A_COMPANY.has(name.toLowerCase())) continue;
    return { kind, name, requestAddress: list(encodeURIComponent(name), hostname) };
  }
  return null;
}

const ADDRESSES = /(?:https?:)?\/\/[^\s"'<>\\]+/gi;
const MOST_ADDRESSES = 5000;

/** The boards that a page links to, or shows in a frame or with a script, each once. */
export function boardsIn(html: string, base: string): RecognisedBoard[] {
  const seen = (html.match(ADDRESSES) ?? []).slice(0, MOST_ADDRESSES);
  const boards = seen.flatMap((text) => {
    const url = parseUrl(text.replaceAll("&amp;", "&"), base);
    return (url && recogniseBoard(url)) ?? [];
  });
  // Board names are case-insensitive.
  return [...new Map(boards.map((one) => [one.requestAddress.toLowerCase(), one])).values()];
}

function decodeName(text: string): string | null {
  try {
    const name = decodeURIComponent(text);
    return /^[\w.\- ]{1,100}$/.test(name) ? name : null;
  } catch {
    return null;
  }
}

/** Makes a company's name from the board's name for it: "blue-lantern" → "Blue Lantern". */
export function companyNameOf(name: string): string {
  return name
    .split(/[-_. ]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}

/**
 * The document from its first element on. It skips comments without a regular expression, because a
 * hostile document could keep one busy for hours.
 */
function withoutProlog(text: string): string {
  let rest = text.replace(/^<\?xml[^>]*>\s*/i, "");
  while (rest.startsWith("<!--")) {
    const end = rest.indexOf("-->", 4);
    if (end < 0) return "";
    rest = rest.slice(end + 3).trimStart();
  }
  return rest;
}

/** What an address that isn't a board's contains, judging by the beginning of its response. */
export function recogniseContent(start: string): "file" | "sitemap" | "page" | null {
  const text = start.replace(/^\uFEFF/, "").trimStart();
  if (text === "") return null;
  const document = withoutProlog(text);
  if (/^<(?:urlset|sitemapindex)\b/i.test(document)) return "sitemap";
  return /^<(?:!doctype html|html|head|body)\b/i.test(document) ? "page" : "file";
}
