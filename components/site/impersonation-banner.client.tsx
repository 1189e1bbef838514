"use client";

import { useEffect, useState } from "react";
import { toast } from "@/components/ui/toasts/toast.client";
import { api, failureText } from "@/lib/browser/api";
import { refreshSession } from "@/lib/browser/session";
import { IMPERSONATION_COOKIE } from "@/lib/shared/areas";

function readViewed(): string | null {
  const entry = document.cookie
    .split("; ")
    .find((one) => one.startsWith(`${IMPERSONATION_COOKIE}=`));
  return entry ? decodeURIComponent(entry.slice(IMPERSONATION_COOKIE.length + 1)) || null : null;
}

/** Says on every page that an admin is impersonating someone, with a button to stop. */
export function ImpersonationBanner() {
  const [username, setUsername] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => setUsername(readViewed()), []);
  if (username === null) return null;

  async function stop(): Promise<void> {
    setBusy(true);
    try {
      await api("/api/account/impersonation", { method: "DELETE" });
      await refreshSession();
      location.assign("/admin/people");
    } catch (error) {
      toast({ kind: "bad", text: failureText(error) });
      setBusy(false);
    }
  }

  return (
    <section className="impersonation-banner" aria-label="Viewing as someone else">
      <span>You're viewing the site as @{username}. You can't change anything.</span>
      <button
        type="button"
        className="btn btn-strong btn-sm"
        aria-busy={isBusy}
        onClick={() => void (isBusy || stop())}
      >
        Stop Viewing
      </button>
    </section>
  );
}
