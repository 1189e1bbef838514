import { parseUrl } from "@/lib/shared/web-link";

/** The file of an address in WordPress's uploads folder; null for any other address. */
export function uploadOf(url: string): string | null {
  return /\/wp-content\/uploads\/(?:sites\/\d+\/)?([^?#]+)/.exec(url)?.[1] ?? null;
}

/** Whether a text is a web address; whoever asks it decides whether it may be asked. */
export function isHttpAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && parseUrl(text) !== null;
}
