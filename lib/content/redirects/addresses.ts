import { isPageAddress, isPublicPage } from "@/lib/shared/page-headers";
import { isWebLink, parseUrl } from "@/lib/shared/web-link";

/** The longest address that can be stored, decoded. */
const ADDRESS_MAX_LENGTH = 600;

// Parameters that say where a visitor came from, and nothing about what they asked for.
const TRACKING = /^(?:utm_.*|gclid|fbclid|msclkid|mc_[ce]id|_ga)$/i;
const BASE = "https://own.invalid";

/** An address as it was given, or why it can't be one. */
export type ReadAddress<Read> = ({ problem?: never } & Read) | { problem: string };

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function splitKey(key: string): [path: string, query: string] {
  const at = key.indexOf("?");
  return at < 0 ? [key, ""] : [key.slice(0, at), key.slice(at + 1)];
}

/** The part of a key that is its path. */
export const pathKey = (key: string): string => splitKey(key)[0];

/**
 * What an old address is found by: its path decoded, without case and a last slash, and its
 * parameters in order, without those that only say where a visitor came from.
 */
export function addressKey(address: string): string {
  const url = parseUrl(address, BASE) ?? new URL(BASE);
  const path = decode(url.pathname).normalize("NFC").toLowerCase().replace(/\/+$/, "") || "/";
  const parameters = [...url.searchParams].filter(([name]) => !TRACKING.test(name));
  const query = new URLSearchParams(parameters);
  query.sort();
  // A question mark of the path would be taken for the beginning of the parameters.
  const plain = path.replaceAll("?", "%3f");
  return query.size > 0 ? `${plain}?${query}` : plain;
}

/** The keys by which a requested address may be found, the most exact first. */
export function keysOf(address: string): string[] {
  const key = addressKey(address);
  return [...new Set([key, pathKey(key)])];
}

/** Reads an old address: a path, or a whole address of which host and anchor don't count. */
export function readOldAddress(text: string): ReadAddress<{ address: string; key: string }> {
  const trimmed = text.trim();
  if (trimmed === "") return { problem: "Enter the old address." };
  const url = /^(?:https?:\/\/|\/(?![/\\]))/i.test(trimmed) ? parseUrl(trimmed, BASE) : null;
  if (!url) return { problem: "An old address must start with / or https://." };
  const address = `${url.pathname}${url.search}`;
  const key = addressKey(address);
  if (key.length > ADDRESS_MAX_LENGTH || address.length > ADDRESS_MAX_LENGTH * 6) {
    return { problem: `An old address can have at most ${ADDRESS_MAX_LENGTH} characters.` };
  }
  if (/\p{Cc}/u.test(key)) return { problem: "It contains characters that no address has." };
  if (pathKey(key) === "/") {
    return { problem: "It's the home page's own address, which can't lead elsewhere." };
  }
  if (!isPageAddress(url.pathname) || !isPublicPage(url.pathname)) {
    return { problem: "Only addresses of public pages can lead elsewhere." };
  }
  return { address, key };
}

type TargetOptions = {
  /** This site's origin. */
  siteUrl: string;
  /** Whether it may lead to other sites. */
  allowsOutside: boolean;
};

/** Reads where an old address leads: a path of this site, or another site's whole address. */
export function readTarget(
  text: string,
  { siteUrl, allowsOutside }: TargetOptions,
): ReadAddress<{ target: string; targetPath: string | null }> {
  const trimmed = text.trim();
  if (trimmed === "") return { problem: "Enter where it leads." };
  const isPath = /^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(trimmed);
  const url = isPath || /^https?:\/\//i.test(trimmed) ? parseUrl(trimmed, siteUrl) : null;
  if (!url) {
    return { problem: "Enter a path of this site, such as /jobs, or an address with https://." };
  }
  // A browser takes two slashes for another site's address; "/./" becomes them.
  if (url.pathname.startsWith("//")) return { problem: "It can't begin with two slashes." };
  if (url.href.length > 2000) return { problem: "It can have at most 2,000 characters." };
  if (url.origin === new URL(siteUrl).origin) {
    const target = `${url.pathname}${url.search}${url.hash}`;
    return { target, targetPath: pathKey(addressKey(target)) };
  }
  if (!isWebLink(url.href)) return { problem: "Others couldn't open this address." };
  if (!allowsOutside) {
    return { problem: "It leads to another site. Allow that if you trust it for good." };
  }
  return { target: url.href, targetPath: null };
}
