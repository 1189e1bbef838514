"use client";

import { useSyncExternalStore } from "react";
import { type BrowserSession, onSession, readSession } from "@/lib/browser/session-state";

/**
 * Who is signed in with this browser; `null` on the server, whose HTML is the same for everyone.
 */
export function useSession(): BrowserSession | null {
  return useSyncExternalStore(onSession, readSession, () => null);
}
