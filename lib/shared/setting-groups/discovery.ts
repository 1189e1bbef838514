import { z } from "zod";
import { isWebLink } from "../web-link";

// How the outside world finds and counts a site: analytics, search consoles and crawlers.

const MOST_ROBOTS_LINES = 50;
const MOST_REPORT_HOSTS = 5;

const ANALYTICS = ["off", "plausible", "umami", "other"] as const;

const token = z
  .string()
  .trim()
  .max(200, "must be at most 200 characters")
  .regex(/^[\w.-]*$/, "must be only the code from the tag: letters, digits, - and _");

const script = z
  .string()
  .trim()
  .refine((address) => address === "" || (/^https:/i.test(address) && isWebLink(address)), {
    error: "must be an address that begins with https://",
  });

const host = z
  .string()
  .trim()
  .toLowerCase()
  .max(253, "must be at most 253 characters")
  .refine((name) => /^[a-z0-9.-]+$/.test(name) && isWebLink(`https://${name}/`), {
    error: "must be a public host name such as gateway.umami.is",
  });

const lines = (pattern: RegExp, error: string) =>
  z
    .array(z.string().trim().max(200, "must be at most 200 characters").regex(pattern, error))
    .max(MOST_ROBOTS_LINES, `must be at most ${MOST_ROBOTS_LINES} lines`);

export const discoveryShapes = {
  /** Which service counts visits on public pages. */
  analytics: z.enum(ANALYTICS, "must be one of those offered"),
  /** Its script; empty for the service's own. */
  analyticsScript: script,
  /** Plausible's domain or Umami's website id. */
  analyticsSite: token,
  /** Hosts that it reports to besides the one that its script comes from. */
  analyticsReportsTo: z
    .array(host)
    .max(MOST_REPORT_HOSTS, `must be at most ${MOST_REPORT_HOSTS} lines`)
    .default([]),
  googleVerification: token,
  bingVerification: token,
  /** Whether search engines are told of jobs' pages that changed (indexnow.org). */
  indexNow: z.boolean("must be true or false").default(false),
  /** Paths that every crawler stays out of, beside the product's own. */
  robotsPaths: lines(/^\/[^\s#]*$/, "must be a path that begins with /"),
  /** Crawlers that stay out of everything. */
  robotsBlocked: lines(/^[\w.-]+$/, "must be a crawler's name such as GPTBot"),
} as const;

export type SiteDiscovery = {
  [Part in keyof typeof discoveryShapes]: z.infer<(typeof discoveryShapes)[Part]>;
};

export const DEFAULT_DISCOVERY: SiteDiscovery = {
  analytics: "off",
  analyticsScript: "",
  analyticsSite: "",
  analyticsReportsTo: [],
  googleVerification: "",
  bingVerification: "",
  indexNow: false,
  robotsPaths: [],
  robotsBlocked: [],
};
