"use client";

import { useSyncExternalStore } from "react";

export type RecentSearch = { href: string; label: string };

const KEY = "recentSearches";
const MOST = 8;
const NONE: RecentSearch[] = [];
const listeners = new Set<() => void>();
let known: { text: string; searches: RecentSearch[] } = { text: "[]", searches: NONE };

function isRecentSearch(value: unknown): value is RecentSearch {
  const { href, label } = (value ?? {}) as Record<string, unknown>;
  // Storage is the visitor's to change: only our own paths become links.
  return typeof label === "string" && typeof href === "string" && /^\/[a-z]/.test(href);
}

function parse(text: string): RecentSearch[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isRecentSearch).slice(0, MOST) : NONE;
  } catch {
    return NONE;
  }
}

function read(): RecentSearch[] {
  let text = known.text;
  try {
    text = localStorage.getItem(KEY) ?? "[]";
  } catch {
    // Storage is refused: what was searched since the page opened stays.
  }
  if (text !== known.text) known = { text, searches: parse(text) };
  return known.searches;
}

function write(searches: RecentSearch[]): void {
  const text = JSON.stringify(searches);
  known = { text, searches };
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // As above.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** Puts a search at the head of this browser's list; the same search stands there once. */
export function rememberSearch(search: RecentSearch): void {
  const others = read().filter(({ label }) => label !== search.label);
  write([search, ...others].slice(0, MOST));
}

export function forgetSearches(): void {
  write([]);
}

/** This browser's searches, latest first; none until the storage can be read. */
export function useRecentSearches(): RecentSearch[] {
  return useSyncExternalStore(subscribe, read, () => NONE);
}
