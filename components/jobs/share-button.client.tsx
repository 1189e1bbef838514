"use client";

import { Icon } from "@/components/ui/icon";
import { toast } from "@/components/ui/toast.client";

type Props = {
  title: string;
};

async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    toast({ kind: "good", text: "Link copied" });
  } catch {
    // No clipboard without a secure connection: the address can still be copied by hand.
    toast({ kind: "bad", text: `Copy this link: ${address}` });
  }
}

/** Hands the page's address to the device, or to the clipboard where the device has no such menu. */
export function ShareButton({ title }: Props) {
  async function share() {
    const url = `${location.origin}${location.pathname}`;
    if (!navigator.share) return copy(url);
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // Closing the menu is no failure.
      if (!(error instanceof DOMException && error.name === "AbortError")) await copy(url);
    }
  }
  return (
    <button
      type="button"
      className="icon-btn needs-script"
      aria-label="Share this job"
      onClick={() => void share()}
    >
      <Icon name="share-2" />
    </button>
  );
}
