import type { Metadata } from "next";
import type { PageView } from "@/lib/content/pages/schema";
import { siteShareImage } from "@/lib/feeds/sharing/rules";
import type { feedAlternates } from "@/lib/feeds/syndication/rules";
import { respondWith } from "@/lib/platform/response-status";
import { site } from "@/lib/platform/site";

type Page = {
  /** "What – Section"; the brand is put behind it. */
  title: string;
  description: string;
  /** Its one address, from "/" on. */
  path: string;
  /** Kept out of search engines; its links are still followed. */
  isHidden?: boolean;
  /** The picture shown where the page is shared; without one it is the site's. */
  image?: ReturnType<typeof siteShareImage>;
  /** Of an article: who wrote it, when, and what about. */
  article?: { publishedTime: string; modifiedTime: string; authors: string[]; tags: string[] };
  /** The feeds of what the page lists. */
  feeds?: ReturnType<typeof feedAlternates>;
};

/** What every page says of itself in its head. */
export function pageMetadata(page: Page): Metadata {
  const { title, description, path, isHidden, image, article, feeds } = page;
  const { name } = site();
  return {
    title,
    description,
    alternates: { canonical: path, ...(feeds ? { types: feeds } : {}) },
    ...(isHidden ? { robots: { index: false, follow: true } } : {}),
    openGraph: {
      title,
      description,
      url: path,
      siteName: name,
      images: [image ?? siteShareImage(site())],
      ...(article ? { type: "article" as const, ...article } : { type: "website" as const }),
    },
    twitter: { card: "summary_large_image" },
  };
}

/** What a page of text says of itself; what was taken off the site stays out of search engines. */
export function textMetadata({ title, summary, path, isPublished }: PageView): Metadata {
  return pageMetadata({ title, description: summary, path, isHidden: !isPublished });
}

/** The head of a page that is not there; the page itself then says so. */
export function missingMetadata(title = "Page not found", status: 404 | 410 = 404): Metadata {
  respondWith(status);
  return { title, robots: { index: false } };
}
