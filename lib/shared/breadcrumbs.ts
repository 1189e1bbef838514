import type { BreadcrumbList, WithContext } from "schema-dts";
import { absolute, type Site } from "./site";

/** A step on the way from the home page to a page; the last is the page itself. */
export type Crumb = { label: string; path: string };

/** The markup of a breadcrumb trail, with the same steps as shown. */
export function breadcrumbList(trail: Crumb[], site: Site): WithContext<BreadcrumbList> {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ label, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: absolute(site, path),
    })),
  };
}
