import type { SiteAppearance } from "./shapes";
import { OWN_COLOURS } from "./tokens";

/** How a site looks until its operator changes it; its texts are the specification's. */
export const DEFAULT_APPEARANCE: SiteAppearance = {
  ...OWN_COLOURS,
  fonts: "lively",
  corners: "soft",
  scene: "harbour",
  headline: "Hiring Made Simple - Find Your Dream Job Now!",
  lede: "{jobs} from {companies}. Look for the seal: those companies have proved who they are.",
  picture: null,
  pictureAlt: "",
  icon: "",
  logo: null,
  logoDark: null,
  navigation: [
    { label: "Companies", url: "/companies" },
    { label: "Freshers", url: "/freshers" },
    { label: "Internships", url: "/internships" },
    { label: "For Employers", url: "/employers" },
  ],
  footer: [
    [
      { label: "About", url: "/aboutUs" },
      { label: "Contact Us", url: "/contact-us" },
      { label: "Privacy Policy", url: "/privacy-policy" },
      { label: "Terms of Service", url: "/terms-of-service" },
    ],
    [
      { label: "Blogs", url: "/Blogs" },
      { label: "FAQs", url: "/faqs" },
      { label: "Sitemap", url: "/sitemap" },
      { label: "Help", url: "/help" },
    ],
    [
      { label: "Browse Jobs", url: "/jobs" },
      { label: "Post a Job", url: "/employer/post-job" },
      { label: "Companies", url: "/companies" },
      { label: "Career", url: "/career" },
    ],
  ],
  social: [],
};
