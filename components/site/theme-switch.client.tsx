"use client";

import { type ChangeEvent, useSyncExternalStore } from "react";
import { Select } from "@/components/ui/forms/field";

const KEY = "theme";
const THEMES = [
  ["system", "System"],
  ["light", "Light"],
  ["dark", "Dark"],
] as const;

function subscribe(listener: () => void): () => void {
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}

function choose({ currentTarget }: ChangeEvent<HTMLSelectElement>): void {
  const theme = currentTarget.value;
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Storage is unavailable, so the choice lasts only until the page is left.
  }
}

/**
 * Light, dark, or the system's setting. The script in the root layout applies it before the first
 * paint.
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
      <Select
        id="theme"
        key={theme}
        className="input-sm"
        options={THEMES}
        defaultValue={theme}
        onChange={choose}
      />
    </div>
  );
}
