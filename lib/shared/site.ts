import type { Backdrop } from "./appearance/hero-picture";
import type { StoredLogo } from "./appearance/shapes";
import type { BrandColours } from "./appearance/tokens";
import { isWebLink, parseUrl } from "./web-link";

/** The product's name and address, as its operator set them. */
export type Site = {
  name: string;
  /** The origin, e.g. "https://jobs.example.org", without a trailing slash. */
  url: string;
  /** Its own mark, as it is stored; empty for the product's. */
  icon?: string;
  /** Its profiles on other sites. */
  social?: readonly string[];
  /** Its wide logos, if it has one for each ground: emails can have either. */
  logos?: { light: StoredLogo; dark: StoredLogo };
  /** Its wide logo for dark grounds, where no other is needed. */
  darkLogo?: StoredLogo;
  /** What its shared pictures show behind their words; without it, the harbour. */
  backdrop?: Backdrop;
  /** Its own colours; without them, it has the product's. */
  colours?: BrandColours;
  /** What it says of itself, and the line under that on its share picture. */
  tagline?: string;
  shareLine?: string;
  /** The operator's own last line under every email; empty for none. */
  mailLine?: string;
};

/** The full address of one of our paths. */
export function absolute(site: Site, path: string): string {
  return new URL(path, site.url).href;
}

/**
 * An address that someone typed as theirs, completed with https if it has no scheme; `null` for
 * what others could not open, or should not.
 */
export function toWebAddress(text: string | null): string | null {
  const trimmed = text?.trim() ?? "";
  if (trimmed === "") return null;
  const address = /^[a-z][a-z0-9+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`;
  const url = parseUrl(address);
  return url && isWebLink(url.href) ? url.href : null;
}

/** The host of a web address, e.g. "careers.example.com"; `null` if it is not one. */
export function hostOf(address: string | null): string | null {
  const url = address === null ? null : parseUrl(address);
  return url?.protocol.startsWith("http") ? url.hostname.replace(/^www\./, "") : null;
}
