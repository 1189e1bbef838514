import type { Metadata, Route } from "next";
import { permanentRedirect } from "next/navigation";
import { markup } from "@/components/ui/static/markup";
import type { PageView } from "@/lib/content/pages/schema";
import { findRedirect } from "@/lib/content/redirects/queries";
import { countRedirect } from "@/lib/content/redirects/uses.commands";
import { putInHead } from "@/lib/platform/caching/set-aside";
import { readAddress } from "@/lib/platform/server/address";
import { markMoved, respondWith } from "@/lib/platform/server/response-status";
import { site } from "@/lib/platform/site";
import { isPublicPage } from "@/lib/shared/page-headers";
import { absolute } from "@/lib/shared/site";
import { siteShareImage } from "@/lib/structured-data/share-cards";
import { oembedPath } from "@/lib/syndication/embedding/options";
import type { feedAlternates } from "@/lib/syndication/job-feeds";

type Page = {
  /** "What – Section"; the brand is added after it. */
  title: string;
  description: string;
  /** Its canonical address, from "/" on. */
  path: string;
  /** Kept out of search engines; its links are still followed. */
  isHidden?: boolean;
  /** The picture shown when the page is shared; the site's by default. */
  image?: ReturnType<typeof siteShareImage>;
  /** For an article: its author, dates and tags. */
  article?: { publishedTime: string; modifiedTime: string; authors: string[]; tags: string[] };
  /** The feeds of what the page lists. */
  feeds?: ReturnType<typeof feedAlternates>;
  /** Whether other sites can embed it (app/oembed/route.ts). */
  isEmbeddable?: boolean;
};

/** Where sites to which someone gives the page's address find out how to embed it. */
function OEmbedLinks({ title, path }: Pick<Page, "title" | "path">) {
  const here = site();
  return (["json", "xml"] as const).map((format) => (
    <link
      key={format}
      rel="alternate"
      type={format === "json" ? "application/json+oembed" : "text/xml+oembed"}
      href={absolute(here, oembedPath(path, here, format))}
      title={title}
    />
  ));
}

/** The page's sharing tags and feeds: read by programs, never by the router. */
function Shared(page: Page) {
  const { title, description, path, image, article, feeds, isEmbeddable } = page;
  const here = site();
  const picture = image ?? siteShareImage(here);
  return (
    <>
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={absolute(here, path)} />
      <meta property="og:site_name" content={here.name} />
      <meta property="og:image" content={absolute(here, picture.url)} />
      <meta property="og:image:width" content={String(picture.width)} />
      <meta property="og:image:height" content={String(picture.height)} />
      <meta property="og:image:alt" content={picture.alt} />
      <meta property="og:type" content={article ? "article" : "website"} />
      {article && <Article {...article} />}
      <meta name="twitter:card" content="summary_large_image" />
      {isEmbeddable && <OEmbedLinks title={title} path={path} />}
      {Object.entries(feeds ?? {}).map(([type, links]) =>
        links.map(({ url, title: name }) => (
          <link key={url} rel="alternate" type={type} href={absolute(here, url)} title={name} />
        )),
      )}
    </>
  );
}

function Article({ publishedTime, modifiedTime, authors, tags }: NonNullable<Page["article"]>) {
  return (
    <>
      <meta property="article:published_time" content={publishedTime} />
      <meta property="article:modified_time" content={modifiedTime} />
      {authors.map((author) => (
        <meta key={author} property="article:author" content={author} />
      ))}
      {tags.map((tag) => (
        <meta key={tag} property="article:tag" content={tag} />
      ))}
    </>
  );
}

/** The metadata of any page. */
export function pageMetadata(page: Page): Metadata {
  const { title, description, path, isHidden } = page;
  putInHead("shared", markup(<Shared {...page} />));
  return {
    title,
    description,
    alternates: { canonical: path },
    ...(isHidden ? { robots: { index: false, follow: true } } : {}),
  };
}

/** The metadata of a page of text; one taken off the site stays out of search engines. */
export function textMetadata({ title, summary, path, isPublished }: PageView): Metadata {
  return pageMetadata({ title, description: summary, path, isHidden: !isPublished });
}

/** Sends a visitor of an old address on to where it leads now, if it does. */
async function leaveOldAddress(): Promise<void> {
  const address = await readAddress();
  if (!isPublicPage(address.split("?", 1)[0] ?? "/")) return;
  const found = await findRedirect(address);
  if (!found) return;
  countRedirect(found.id);
  markMoved();
  permanentRedirect(found.target as Route);
}

/**
 * The metadata of a page that doesn't exist; the page itself then says so. What has no page may be
 * an old address: its visitors are sent on.
 */
export async function missingMetadata(
  title = "Page not found",
  status: 404 | 410 = 404,
): Promise<Metadata> {
  if (status === 404) await leaveOldAddress();
  respondWith(status);
  return { title, robots: { index: false } };
}
