import type { SearchQuery } from "@/lib/search/schema";
import { searchHref } from "@/lib/search/search-query";
import { CORNERS, type Corners } from "@/lib/shared/appearance/choices";
import { escapeXml } from "@/lib/shared/formats/xml";
import * as read from "@/lib/shared/parameters";
import { absolute, type Site } from "@/lib/shared/site";

/** The path of a list that other sites may frame. */
export const EMBEDDED_LIST_PATH = "/embed/jobs";

const EMBED_THEMES = ["auto", "light", "dark"] as const;
export type EmbedTheme = (typeof EMBED_THEMES)[number];

export const MOST_EMBEDDED_JOBS = 20;
const USUAL_COUNT = 5;
const SLUG_LENGTH = 200;

/** How an embedded list looks. */
export type EmbedLook = {
  /** A `#rrggbb`; null for the site's own. */
  accent: string | null;
  theme: EmbedTheme;
  corners: Corners;
  /** The most jobs that it shows. */
  count: number;
};

/** What an embedded list shows: one job, or a company's jobs, or those of a search. */
export type EmbedTarget = { job: string } | { company: string } | { search: SearchQuery };

export const USUAL_LOOK: EmbedLook = {
  accent: null,
  theme: "auto",
  corners: "soft",
  count: USUAL_COUNT,
};

/** Reads how a list looks from its address. Never fails: what can't be read is as usual. */
export function readEmbedLook(parameters: read.Parameters): EmbedLook {
  const accent = /^#?([0-9a-f]{6})$/.exec(read.readCode(parameters, "accent"))?.[1];
  const count = read.readNumber(parameters, "count", { max: 1_000_000 }) || USUAL_COUNT;
  return {
    accent: accent ? `#${accent}` : null,
    theme: read.oneOf(read.readCode(parameters, "theme"), EMBED_THEMES) ?? USUAL_LOOK.theme,
    corners: read.oneOf(read.readCode(parameters, "corners"), CORNERS) ?? USUAL_LOOK.corners,
    count: Math.min(count, MOST_EMBEDDED_JOBS),
  };
}

/** Reads what a list shows. A job comes before a company, and a company before a search. */
export function readEmbedTarget(parameters: read.Parameters, query: SearchQuery): EmbedTarget {
  const job = read.readText(parameters, "job", SLUG_LENGTH);
  if (job !== "") return { job };
  const { company, ...others } = query;
  const isOnlyCompany = searchHref({ ...others, sort: "newest", page: 1 }) === "/search-results";
  if (company !== null && isOnlyCompany) return { company };
  return { search: { ...query, page: 1 } };
}

function targetParameters(target: EmbedTarget): URLSearchParams {
  if ("job" in target) return new URLSearchParams({ job: target.job });
  if ("company" in target) return new URLSearchParams({ company: target.company });
  return new URLSearchParams(searchHref(target.search).split("?")[1] ?? "");
}

function lookParameters(look: EmbedLook): [string, string][] {
  const { accent, theme, corners, count } = look;
  return [
    ...(accent === null ? [] : [["accent", accent] as [string, string]]),
    ...(theme === USUAL_LOOK.theme ? [] : [["theme", theme] as [string, string]]),
    ...(corners === USUAL_LOOK.corners ? [] : [["corners", corners] as [string, string]]),
    ...(count === USUAL_COUNT ? [] : [["count", String(count)] as [string, string]]),
  ];
}

/** The path of a list, of the page where it is put together (`/embed`) by default. */
export function embedHref(
  target: EmbedTarget,
  look: EmbedLook = USUAL_LOOK,
  path: "/embed" | typeof EMBEDDED_LIST_PATH = "/embed",
): string {
  const parameters = targetParameters(target);
  for (const [name, value] of lookParameters(look)) {
    if (name !== "count" || !("job" in target)) parameters.set(name, value);
  }
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}

/** About how high a list is before it says so itself. */
export function usualHeight(target: EmbedTarget, { count }: EmbedLook): number {
  return 130 + ("job" in target ? 1 : count) * 82;
}

/** A list on someone's page: what it shows, how, and the link for those without scripts. */
export type Embedding = {
  target: EmbedTarget;
  look: EmbedLook;
  /** "Jobs at Acme" */
  title: string;
  /** The page with the same jobs, as a path. */
  pagePath: string;
};

function attributesOf({ target, look }: Embedding): [string, string][] {
  const shown: [string, string][] =
    "search" in target
      ? [["search", targetParameters(target).toString()]]
      : [...targetParameters(target)];
  const looks = lookParameters(look).filter(([name]) => name !== "count" || !("job" in target));
  return [...shown.filter(([, value]) => value !== ""), ...looks];
}

/** The HTML with the script: the list is as high as its jobs. Without scripts, it is a link. */
export function scriptSnippet(embedding: Embedding, site: Site): string {
  const { title, pagePath } = embedding;
  const attributes = attributesOf(embedding).map(
    ([name, value]) => ` data-${name}="${escapeXml(value)}"`,
  );
  const link = escapeXml(absolute(site, pagePath));
  return [
    `<div data-job-list${attributes.join("")}>`,
    `  <a href="${link}">${escapeXml(title)}</a>`,
    "</div>",
    `<script async src="${escapeXml(absolute(site, "/embed.js"))}"></script>`,
  ].join("\n");
}

/** The HTML without a script, for pages that allow none: a frame of a fixed size. */
export function frameSnippet(
  { target, look, title }: Embedding,
  site: Site,
  size: { width: number | string; height: number } = {
    width: "100%",
    height: usualHeight(target, look),
  },
): string {
  const address = absolute(site, embedHref(target, look, EMBEDDED_LIST_PATH));
  return `<iframe src="${escapeXml(address)}" title="${escapeXml(title)}" width="${size.width}" height="${size.height}" loading="lazy" style="border:0;max-width:100%"></iframe>`;
}

/** The address where a page's description is, for the links in its head. */
export function oembedPath(path: string, site: Site, format: "json" | "xml"): string {
  return `/oembed?${new URLSearchParams({ url: absolute(site, path), format })}`;
}
