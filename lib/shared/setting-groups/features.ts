import { z } from "zod";
import type { SiteAppearance } from "../appearance/shapes";

// What a site offers: a board for one trade may have no internships, a university no blog.

const choice = z.boolean("must be true or false");

export const featureShapes = {
  /** The page of internships, and their row on the home page. */
  internships: choice,
  /** The page of first jobs, and their row on the home page. */
  freshers: choice,
  /** The list of companies. Each company's own page stays: its jobs lead there. */
  companies: choice,
  /** The list of articles, each article and their feeds. */
  blog: choice,
  /** Whether an employer must state what a job pays. What is imported may leave it out. */
  requiredPay: choice,
} as const;

export type SiteFeatures = {
  [Part in keyof typeof featureShapes]: z.infer<(typeof featureShapes)[Part]>;
};

export const DEFAULT_FEATURES: SiteFeatures = {
  internships: true,
  freshers: true,
  companies: true,
  blog: true,
  requiredPay: false,
};

/** The features that are pages. */
export type PageFeature = Exclude<keyof SiteFeatures, "requiredPay">;

const PAGES: Readonly<Record<PageFeature, RegExp>> = {
  internships: /^\/internships$/i,
  freshers: /^\/freshers$/i,
  companies: /^\/companies$/i,
  blog: /^\/blogs(?:\/.*)?$/i,
};

/** Whether a site with these features has the page; links to other sites always lead somewhere. */
export function isOffered(features: SiteFeatures, address: string): boolean {
  const [path = ""] = address.split(/[?#]/, 1);
  const page = path.replace(/(?<=.)\/$/, "");
  return Object.entries(PAGES).every(
    ([name, pattern]) => features[name as PageFeature] || !pattern.test(page),
  );
}

/** The appearance without links to pages that the site doesn't have. */
export function withoutMissingLinks(
  appearance: SiteAppearance,
  features: SiteFeatures,
): SiteAppearance {
  const isThere = ({ url }: { url: string }) => isOffered(features, url);
  return {
    ...appearance,
    navigation: appearance.navigation.filter(isThere),
    footer: appearance.footer.map((links) => links.filter(isThere)),
  };
}
