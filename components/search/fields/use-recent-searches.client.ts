"use client";

import { useSyncExternalStore } from "react";
import { stored } from "@/lib/browser/stored";

export type RecentSearch = { href: string; label: string };

const MOST = 8;
const NONE: RecentSearch[] = [];

function isRecentSearch(value: unknown): value is RecentSearch {
  const { href, label } = (value ?? {}) as Record<string, unknown>;
  // Visitors can change their storage, so only our own paths become links.
  return typeof label === "string" && typeof href === "string" && /^\/[a-z]/.test(href);
}

const recent = stored("recentSearches", (json) =>
  Array.isArray(json) ? json.filter(isRecentSearch).slice(0, MOST) : NONE,
);

/** Puts a search at the top of this browser's list, without duplicates. */
export function rememberSearch(search: RecentSearch): void {
  const others = recent.read().filter(({ label }) => label !== search.label);
  recent.write([search, ...others].slice(0, MOST));
}

export function forgetSearches(): void {
  recent.remove();
  delete document.documentElement.dataset["searches"];
}

/** This browser's searches, latest first; none until the storage can be read. */
export function useRecentSearches(): RecentSearch[] {
  return useSyncExternalStore(recent.subscribe, recent.read, () => NONE);
}
