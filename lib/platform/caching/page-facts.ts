import "server-only";
import { requestContext, type ShownContent, withRequestContext } from "../server/request-context";
import type { CacheFacts } from "./tagged-store";

// Collects what a page shows while it is rendered: whatever it reads through `cached()` says what
// would change it. Nothing is collected when the page will not be kept.

/** Notes that the page being rendered shows something. */
export function noteShown({ tags, until }: CacheFacts): void {
  const shown = requestContext()?.shown;
  if (!shown) return;
  for (const tag of tags) shown.tags.add(tag);
  shown.until = Math.min(shown.until, until);
}

/** Limits how long the page being rendered is true, whatever is announced; null for always. */
export function trueUntil(instant: Date | string | null): void {
  if (instant !== null) noteShown({ tags: [], until: new Date(instant).getTime() });
}

/**
 * Collects what the page being rendered for the current request shows, valid until `until` at most.
 */
export function gatherShown(until: number): () => CacheFacts {
  const shown: ShownContent = { tags: new Set(), until };
  const context = requestContext();
  if (context) context.shown = shown;
  return () => ({ tags: [...shown.tags], until: shown.until });
}

/** Runs work whose result other requests share: what it reads is not what this page shows. */
export function withoutGathering<T>(work: () => T): T {
  const context = requestContext();
  return context?.shown ? withRequestContext({ ...context, shown: null }, work) : work();
}

/**
 * Marks that a part of the page being rendered failed: the page says so and is not kept, neither
 * here nor by a cache in front.
 */
export function markIncomplete(): void {
  const context = requestContext();
  if (context) context.isIncomplete = true;
}

/** Whether `markIncomplete` was called. */
export function isIncomplete(): boolean {
  return requestContext()?.isIncomplete === true;
}
