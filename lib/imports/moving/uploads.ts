import { parseUrl } from "@/lib/shared/web-link";

/** The file in WordPress's uploads folder for an address; null for any other address. */
export function uploadOf(url: string): string | null {
  return /\/wp-content\/uploads\/(?:sites\/\d+\/)?([^?#]+)/.exec(url)?.[1] ?? null;
}

/** Whether a text is a web address. The caller decides whether it may be requested. */
export function isHttpAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && parseUrl(text) !== null;
}
