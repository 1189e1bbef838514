import { UAParser } from "ua-parser-js";

/** A browser in words, e.g. "Firefox on Linux", from the way it names itself. */
export function deviceName(userAgent: string): string {
  const { browser, os } = new UAParser(userAgent).getResult();
  if (!browser.name && !os.name) return "Unknown device";
  return `${browser.name ?? "A browser"}${os.name ? ` on ${os.name}` : ""}`;
}
