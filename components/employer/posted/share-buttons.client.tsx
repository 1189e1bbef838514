"use client";

import { useEffect, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { toast } from "@/components/ui/toasts/toast.client";

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast({ kind: "good", text: "Link copied" });
  } catch {
    // Without a secure connection there is no clipboard.
    toast({ kind: "bad", text: "We couldn't copy the link. Select it and copy it yourself." });
  }
}

/** Puts the link on the clipboard, and says so. */
export function CopyLink({ url }: { url: string }) {
  return (
    <button
      type="button"
      className="btn btn-outline needs-script"
      onClick={() => void copy(url)}
      aria-label="Copy link"
    >
      <Icon name="link" size="sm" />
      Copy
    </button>
  );
}

/** The device's own menu for sharing, where there is one. */
export function ShareMore({ title, url }: { title: string; url: string }) {
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare(typeof navigator.share === "function"), []);
  if (!canShare) return null;
  return (
    <button
      type="button"
      className="btn btn-outline btn-sm"
      onClick={() => {
        // Closing the menu is no failure.
        navigator.share({ title, url }).catch(() => undefined);
      }}
    >
      <Icon name="share-2" size="sm" />
      More…
    </button>
  );
}
