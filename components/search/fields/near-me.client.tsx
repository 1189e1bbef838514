"use client";

import { useRef, useState, useSyncExternalStore } from "react";
import { Icon } from "@/components/ui/icon";
import { toast } from "@/components/ui/toasts/toast.client";

const never = () => () => undefined;

function useCanLocate(): boolean {
  return useSyncExternalStore(
    never,
    () => "geolocation" in navigator && isSecureContext,
    () => false,
  );
}

/** Runs something that uses the user's location, once at a time, and says what went wrong. */
function useLocating(locate: () => Promise<void>) {
  const [isBusy, setBusy] = useState(false);
  async function press() {
    if (isBusy) return;
    setBusy(true);
    try {
      await locate();
    } catch (error) {
      toast({ kind: "bad", text: (error as Error).message, seconds: 12 });
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, press };
}

/** The button that repeats the search around the user's location, if the browser can locate. */
export function SearchNearMe({ search }: { search: string }) {
  const canLocate = useCanLocate();
  const { isBusy, press } = useLocating(async () => {
    const { searchAround } = await import("./locate.client");
    await searchAround(search);
  });
  if (!canLocate) return null;
  return (
    <button type="button" className="link" aria-busy={isBusy} onClick={() => void press()}>
      Use my location
    </button>
  );
}

/** The button that searches around the user's location, if the browser can locate. */
export function NearMe() {
  const button = useRef<HTMLButtonElement>(null);
  const canLocate = useCanLocate();
  const { isBusy, press } = useLocating(async () => {
    const field = button.current?.form?.elements.namedItem("location");
    if (!(field instanceof HTMLInputElement)) return;
    const { fillWithNearest } = await import("./locate.client");
    await fillWithNearest(field);
  });
  if (!canLocate) return null;
  return (
    <button
      ref={button}
      type="button"
      className="near-me"
      aria-label="Use my location"
      title="Use my location"
      aria-busy={isBusy}
      onClick={() => void press()}
    >
      <Icon name="locate-fixed" />
    </button>
  );
}
