/**
 * The site's pages of text: where each is, what links call it, and whether it can be taken off the
 * site.
 */
export const PAGES = {
  about: { path: "/aboutUs", label: "About us", mayHide: true },
  career: { path: "/career", label: "Career", mayHide: true },
  help: { path: "/help", label: "Help", mayHide: false },
  faqs: { path: "/faqs", label: "FAQs", mayHide: false },
  contact: { path: "/contact-us", label: "Contact us", mayHide: false },
  privacy: { path: "/privacy-policy", label: "Privacy Policy", mayHide: false },
  terms: { path: "/terms-of-service", label: "Terms of Service", mayHide: false },
} as const satisfies Record<string, { path: string; label: string; mayHide: boolean }>;
export type PageName = keyof typeof PAGES;
export const PAGE_NAMES = Object.keys(PAGES) as [PageName, ...PageName[]];
