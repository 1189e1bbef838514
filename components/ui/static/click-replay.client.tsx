"use client";

import { useEffect, useLayoutEffect, useRef } from "react";

// Others work without scripts, and have done so already.
const NEEDS_SCRIPT = "button[type=button]:not([popovertarget])";

/**
 * Clicks the button that was clicked before the page's scripts had loaded: the page's first script
 * remembered the last click.
 */
export function ClickReplay() {
  const pressed = useRef<HTMLElement | null>(null);
  // From now on clicks are handled, including one still on its way.
  useLayoutEffect(() => {
    const { earlyClick: click } = window as { earlyClick?: MouseEvent };
    if (!click || click.eventPhase !== Event.NONE || !(click.target instanceof Element)) return;
    pressed.current = click.target.closest<HTMLElement>(NEEDS_SCRIPT);
  }, []);
  // After the effects of everything on the page, because some islands start listening there.
  useEffect(() => pressed.current?.click(), []);
  return null;
}
