import { parseUrl } from "@/lib/shared/web-link";
import type { Board } from "./schema";

/** A board that an address belongs to. */
export type RecognisedBoard = {
  kind: Board;
  /** What the board calls the company. */
  name: string;
  /** The address of its public list of jobs. */
  requestAddress: string;
};

type Place = {
  kind: Board;
  /** Hosts; the company's name is a label where they have one in front. */
  host: RegExp;
  /** Where the name is in the path, if it isn't in the host. */
  path?: RegExp;
  list: (name: string, host: string) => string;
};

/** What stands where a company's name does, but is the service's own. */
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
    // "/j/CODE" is a job's short address, which doesn't name its company.
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

/** The board that an address belongs to, be it of its pages or of its API; `null` for no board. */
export function recogniseBoard({ hostname, pathname, searchParams }: URL): RecognisedBoard | null {
  for (const { kind, host, path, list } of PLACES) {
    const inHost = host.exec(hostname);
    if (!inHost) continue;
    // Greenhouse's lists that are embedded elsewhere name the company in the query.
    const given = searchParams.get("for") ?? (path ? path.exec(pathname)?.[1] : inHost[1]);
    const name = given && decodeName(given);
    if (!name || NOT_A_COMPANY.has(name.toLowerCase())) continue;
    return { kind, name, requestAddress: list(encodeURIComponent(name), hostname) };
  }
  return null;
}

const ADDRESSES = /(?:https?:)?\/\/[^\s"'<>\\]+/gi;
const MOST_ADDRESSES = 5000;

/** The boards that a page links to, or shows in a frame or by a script, each once. */
export function boardsIn(html: string, base: string): RecognisedBoard[] {
  const seen = (html.match(ADDRESSES) ?? []).slice(0, MOST_ADDRESSES);
  const boards = seen.flatMap((text) => {
    const url = parseUrl(text.replaceAll("&amp;", "&"), base);
    return (url && recogniseBoard(url)) ?? [];
  });
  // The names of boards ignore case.
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

/** A company's name as people write it, from what a board calls it: "blue-lantern" → "Blue Lantern". */
export function companyNameOf(name: string): string {
  return name
    .split(/[-_. ]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}

/**
 * A document from its first element on. Comments are skipped by hand: whoever writes the document
 * could make a pattern for any number of them try for hours.
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

/** What an address that is no board's holds, by the beginning of its response. */
export function recogniseContent(start: string): "file" | "sitemap" | "page" | null {
  const text = start.replace(/^\uFEFF/, "").trimStart();
  if (text === "") return null;
  const document = withoutProlog(text);
  if (/^<(?:urlset|sitemapindex)\b/i.test(document)) return "sitemap";
  return /^<(?:!doctype html|html|head|body)\b/i.test(document) ? "page" : "file";
}
