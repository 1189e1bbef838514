import "server-only";
import { findCompany } from "@/lib/companies/queries";
import { findPublicJob } from "@/lib/jobs/public/detail.queries";
import { areaOf } from "@/lib/shared/areas";
import { escapeXml } from "@/lib/shared/formats/xml";
import { isPublicPage } from "@/lib/shared/page-headers";
import { absolute, type Site } from "@/lib/shared/site";
import { parseUrl } from "@/lib/shared/web-link";
import { companyShareImage, jobShareImage } from "@/lib/structured-data/share-cards";
import { type EmbedTarget, frameSnippet, USUAL_LOOK, usualHeight } from "./options";

/** The largest frame that a site has room for, in pixels. */
export type OEmbedRoom = { maxWidth: number | null; maxHeight: number | null };

/** What a site learns about an address (https://oembed.com, "rich"), by the names it has there. */
export type OEmbed = Readonly<Record<string, string | number>>;

const WIDTH = 600;
const CACHE_SECONDS = 3600;

type Page = {
  target: EmbedTarget;
  title: string;
  author: { name: string; path: string };
  image: { url: string; width: number; height: number };
};

async function jobPage(slug: string, site: Site): Promise<Page | null> {
  const job = await findPublicJob(slug);
  if (job === null || job === "gone" || job.status !== "live") return null;
  const { company } = job;
  return {
    target: { job: job.slug },
    title: `${job.title} at ${company.name}`,
    author: { name: company.name, path: `/companies/${company.slug}` },
    image: jobShareImage(job, site),
  };
}

async function companyPage(slug: string, site: Site): Promise<Page | null> {
  const company = await findCompany(slug);
  if (!company) return null;
  return {
    target: { company: company.slug },
    title: `Jobs at ${company.name}`,
    author: { name: company.name, path: `/companies/${company.slug}` },
    image: companyShareImage(company, site),
  };
}

/** The path of one of the site's own addresses; null for any other. */
function ownPathOf(address: string, site: Site): string | null {
  const url = parseUrl(address);
  const isOwn = url?.host === new URL(site.url).host && url.protocol.startsWith("http");
  return isOwn ? url.pathname : null;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}

const least = (usual: number, most: number | null) =>
  most === null ? usual : Math.min(usual, most);

function toOEmbed(page: Page, site: Site, { maxWidth, maxHeight }: OEmbedRoom): OEmbed {
  const { target, title, author, image } = page;
  const width = least(WIDTH, maxWidth);
  const height = least(usualHeight(target, USUAL_LOOK), maxHeight);
  const hasRoom =
    image.width <= (maxWidth ?? image.width) && image.height <= (maxHeight ?? image.height);
  return {
    version: "1.0",
    type: "rich",
    title,
    author_name: author.name,
    author_url: absolute(site, author.path),
    provider_name: site.name,
    provider_url: absolute(site, "/"),
    cache_age: CACHE_SECONDS,
    width,
    height,
    html: frameSnippet({ target, look: USUAL_LOOK, title, pagePath: "" }, site, { width, height }),
    ...(hasRoom
      ? {
          thumbnail_url: absolute(site, image.url),
          thumbnail_width: image.width,
          thumbnail_height: image.height,
        }
      : {}),
  };
}

/**
 * What may be embedded for one of the site's addresses: a live job's page or an active company's.
 * `"missing"` for any other address, and `"private"` for what only someone signed in can read.
 */
export async function findOEmbed(
  address: string,
  site: Site,
  room: OEmbedRoom,
): Promise<OEmbed | "missing" | "private"> {
  const path = ownPathOf(address, site);
  if (path === null) return "missing";
  const [, kind, slug = ""] = /^\/(job|companies)\/([^/]+)\/?(?:detail\/?)?$/.exec(path) ?? [];
  if (!kind) return areaOf(path) || !isPublicPage(path) ? "private" : "missing";
  const page = await (kind === "job" ? jobPage : companyPage)(decoded(slug), site);
  return page === null ? "missing" : toOEmbed(page, site, room);
}

/** The same as XML. */
export function writeOEmbedXml(found: OEmbed): string {
  const fields = Object.entries(found).map(
    ([name, value]) => `<${name}>${escapeXml(String(value))}</${name}>`,
  );
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>${fields.join("")}</oembed>\n`;
}
