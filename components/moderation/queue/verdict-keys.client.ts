"use client";

import { useEffect, useRef, useState } from "react";

const TYPING = "input, textarea, select, [contenteditable], dialog";

/**
 * The pressed key as the table of keys names it; "" for keys that a text field or the browser
 * needs.
 */
function pressed({ target, key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): string {
  if (isComposing || altKey) return "";
  const element = target instanceof Element ? target : null;
  const hasModifier = ctrlKey || metaKey;
  if (element?.closest(".verdict-reason")) {
    if (key === "Escape") return "leave";
    return key === "Enter" && hasModifier ? "send" : "";
  }
  return element?.closest(TYPING) || hasModifier ? "" : key.toLowerCase();
}

/**
 * Calls a key's action, unless someone is typing or the key is meant for the browser. Returns
 * whether keys work yet: the buttons show them only then.
 */
export function useKeys(keys: Record<string, () => void>): boolean {
  const [isHeard, setHeard] = useState(false);
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      const act = latest.current[pressed(event)];
      if (!act) return;
      event.preventDefault();
      act();
    }
    document.addEventListener("keydown", press);
    setHeard(true);
    return () => document.removeEventListener("keydown", press);
  }, []);
  return isHeard;
}
