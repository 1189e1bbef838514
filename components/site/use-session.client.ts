"use client";

import { useSyncExternalStore } from "react";
import { onSession, readSession, type Session } from "@/lib/browser/session-state";

/**
 * Who is signed in with this browser; `null` on the server, whose HTML is the same for everyone.
 */
export function useSession(): Session | null {
  return useSyncExternalStore(onSession, readSession, () => null);
}
