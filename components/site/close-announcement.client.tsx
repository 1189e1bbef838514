"use client";

import { Icon } from "@/components/ui/icon";

/** Closes an announcement in this browser for good; the next one shows again. */
export function CloseAnnouncement({ id }: { id: string }) {
  function close(): void {
    document.documentElement.dataset["announcement"] = id;
    // The button is gone, and the focus must go somewhere.
    document.getElementById("main")?.focus({ preventScroll: true });
    try {
      localStorage.setItem("announcement", JSON.stringify(id));
    } catch {
      // Storage is unavailable, so it stays closed only until the page is left.
    }
  }
  return (
    <button
      type="button"
      className="icon-btn needs-script"
      aria-label="Close announcement"
      onClick={close}
    >
      <Icon name="x" size="sm" />
    </button>
  );
}
