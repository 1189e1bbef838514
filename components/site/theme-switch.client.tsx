"use client";

import { useSyncExternalStore } from "react";
import { Select } from "@/components/ui/forms/field";

const THEMES = [
  ["system", "System"],
  ["light", "Light"],
  ["dark", "Dark"],
] as const;

function subscribe(listener: () => void): () => void {
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}

/**
 * Light, dark, or the system's setting. The script in the root layout applies it before the first
 * paint, and keeps a choice even where it is made before this is loaded.
 */
export function ThemeSwitch() {
  const theme = useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset["theme"] ?? "system",
    () => "system",
  );
  return (
    <div className="theme-switch needs-script">
      <label htmlFor="theme">Theme</label>
      <Select id="theme" key={theme} className="input-sm" options={THEMES} defaultValue={theme} />
    </div>
  );
}
