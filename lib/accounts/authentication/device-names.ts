import { UAParser } from "ua-parser-js";

/** A browser's readable name, e.g. "Firefox on Linux", from its user agent. */
export function deviceName(userAgent: string): string {
  const { browser, os } = new UAParser(userAgent).getResult();
  if (!browser.name && !os.name) return "Unknown device";
  return `${browser.name ?? "A browser"}${os.name ? ` on ${os.name}` : ""}`;
}
