"use client";

import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import { toast } from "@/components/ui/toasts/toast.client";
import { dropApplicationDrafts } from "@/lib/browser/application-drafts";
import { dropDrafts } from "@/lib/browser/drafts";
import { signOut } from "@/lib/browser/session";
import { leaveBy } from "@/lib/browser/session-state";

type Props = {
  label?: string;
  busyLabel?: string;
  className?: string;
};

/**
 * Signs out and goes to the home page. If that fails, the person is told that they are still signed
 * in.
 */
export function LogoutButton({ label = "Logout", busyLabel = label, className = "logout" }: Props) {
  const [isBusy, setBusy] = useState(false);

  async function leave() {
    setBusy(true);
    try {
      await leaveBy(async () => {
        await signOut();
        dropDrafts();
        await dropApplicationDrafts();
      });
    } catch {
      setBusy(false);
      toast({ kind: "bad", text: "We couldn't log you out. You're still signed in. Try again." });
    }
  }

  return (
    <button type="button" className={className} disabled={isBusy} onClick={() => void leave()}>
      <Icon name="log-out" size="sm" />
      {isBusy ? busyLabel : label}
    </button>
  );
}
