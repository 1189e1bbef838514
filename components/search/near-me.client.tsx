"use client";

import { useRef, useState, useSyncExternalStore } from "react";
import { Icon } from "@/components/ui/icon";
import { toast } from "@/components/ui/toast.client";

const never = () => () => undefined;

/** The button at a place field that fills it with where one is; only where the browser can tell. */
export function NearMe() {
  const button = useRef<HTMLButtonElement>(null);
  const [isBusy, setBusy] = useState(false);
  const canLocate = useSyncExternalStore(
    never,
    () => "geolocation" in navigator && isSecureContext,
    () => false,
  );
  if (!canLocate) return null;

  async function press() {
    const field = button.current?.form?.elements.namedItem("location");
    if (isBusy || !(field instanceof HTMLInputElement)) return;
    setBusy(true);
    try {
      const { fillWithNearest } = await import("./locate.client");
      await fillWithNearest(field);
    } catch (error) {
      toast({ kind: "bad", text: (error as Error).message, seconds: 12 });
    } finally {
      setBusy(false);
    }
  }

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
