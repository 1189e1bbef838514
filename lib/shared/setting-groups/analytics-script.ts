import { parseUrl } from "../web-link";
import type { SiteDiscovery } from "./discovery";

/** The script that counts visits: its address, what it is told, and the origins that it reports to. */
export type AnalyticsScript = {
  src: string;
  attributes: Record<string, string>;
  reportsTo: string[];
};

const OWN_SCRIPTS = {
  plausible: "https://plausible.io/js/script.js",
  umami: "https://cloud.umami.is/script.js",
  other: "",
} as const;

// Services whose script reports to another host than the one it comes from.
const OWN_GATEWAYS: Readonly<Record<string, string>> = {
  "https://cloud.umami.is": "https://gateway.umami.is",
};

function originsOf(src: string, hosts: readonly string[]): string[] {
  const { origin } = new URL(src);
  const gateway = OWN_GATEWAYS[origin];
  return [
    ...new Set([origin, ...(gateway ? [gateway] : []), ...hosts.map((host) => `https://${host}`)]),
  ];
}

/** The script of the chosen service; `null` while none is chosen or something it needs is missing. */
export function analyticsScript(discovery: SiteDiscovery, siteUrl: string): AnalyticsScript | null {
  const { analytics, analyticsScript: given, analyticsSite: id } = discovery;
  if (analytics === "off" || (analytics === "umami" && id === "")) return null;
  const src = given || OWN_SCRIPTS[analytics];
  if (!parseUrl(src)) return null;
  const attributes: Record<string, string> =
    analytics === "plausible"
      ? { "data-domain": id || new URL(siteUrl).hostname }
      : analytics === "umami"
        ? { "data-website-id": id }
        : {};
  return { src, attributes, reportsTo: originsOf(src, discovery.analyticsReportsTo) };
}
