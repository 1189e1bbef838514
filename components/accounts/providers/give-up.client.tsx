"use client";

import { api } from "@/lib/browser/api";

/** Forgets the login by a provider, and shows the usual one. */
export function GiveUp({ label }: { label: string }) {
  async function giveUp(): Promise<void> {
    // Without it, the journey ends automatically within a quarter of an hour.
    await api("/api/provider-journeys", { method: "DELETE" }).catch(() => undefined);
    location.assign("/login");
  }
  return (
    <button type="button" className="btn btn-quiet needs-script" onClick={() => void giveUp()}>
      {label}
    </button>
  );
}
