"use client";

import useSWR, { mutate } from "swr";
import type { AccountView } from "@/lib/accounts/schema";
import { api } from "@/lib/browser/api";
import { useSession } from "./use-session.client";

/** The signed-in person's account, once loaded. Never requested for a visitor. */
export function useAccount(): AccountView | undefined {
  const session = useSession();
  // The id keeps one person's account from another who signs in with the same browser.
  const { data } = useSWR(
    session && ["/api/account", session.userId],
    ([path]) => api<AccountView>(path),
    { focusThrottleInterval: 60_000 },
  );
  return data;
}

/** Makes the header read the account again after it changed. */
export function refreshAccount(): void {
  void mutate((key) => Array.isArray(key) && key[0] === "/api/account");
}
