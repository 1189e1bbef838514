import type { Metadata } from "next";
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
  /** The feeds of what the page lists. */
  feeds?: ReturnType<typeof feedAlternates>;
};

/** What every page says of itself in its head. */
export function pageMetadata({ title, description, path, isHidden, image, feeds }: Page): Metadata {
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
      type: "website",
      images: [image ?? siteShareImage(site())],
    },
    twitter: { card: "summary_large_image" },
  };
}

/** The head of a page that is not there; the page itself then says so. */
export function missingMetadata(title = "Page not found", status: 404 | 410 = 404): Metadata {
  respondWith(status);
  return { title, robots: { index: false } };
}
