import type { SiteAppearance } from "../appearance/shapes";

// What a site offers: a board for one trade may have no internships, a university no blog. Also for
// forms in the browser.

/** Where people can apply: where each employer says, on this site alone, or on other sites alone. */
export const APPLY_ON = ["either", "site", "outside"] as const;
export type ApplyOn = (typeof APPLY_ON)[number];

export type SiteFeatures = {
  /** The page of internships, and their row on the home page. */
  internships: boolean;
  /** The page of first jobs, and their row on the home page. */
  freshers: boolean;
  /** The list of companies. Each company's own page stays: its jobs lead there. */
  companies: boolean;
  /** The list of articles, each article and their feeds. */
  blog: boolean;
  /** Whether an employer must state what a job pays. What is imported may leave it out. */
  requiredPay: boolean;
  /** Where people apply. What is older than the choice stays until it's changed. */
  applyOn: ApplyOn;
  /** Job types that employers can't choose and searches don't offer as filters. */
  hiddenTypes: string[];
  /** Experience levels that searches don't offer as filters. */
  hiddenLevels: string[];
};

export const DEFAULT_FEATURES: SiteFeatures = {
  internships: true,
  freshers: true,
  companies: true,
  blog: true,
  requiredPay: false,
  applyOn: "either",
  hiddenTypes: [],
  hiddenLevels: [],
};

type ShownChoices<Item> = {
  hidden: readonly string[];
  chosen: readonly string[];
  nameOf: (item: Item) => string;
};

/** The features that are pages. */
export type PageFeature = "internships" | "freshers" | "companies" | "blog";

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

/** What is shown of a list of choices: all but the hidden ones, unless they are chosen. */
export function shownOf<Item>(
  items: readonly Item[],
  { hidden, chosen, nameOf }: ShownChoices<Item>,
): Item[] {
  return items.filter((item) => {
    const name = nameOf(item);
    return !hidden.includes(name) || chosen.includes(name);
  });
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
