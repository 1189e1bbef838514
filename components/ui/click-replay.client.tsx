"use client";

import { useEffect, useLayoutEffect, useRef } from "react";

// Others do something without scripts, and have done it.
const NEEDS_SCRIPT = "button[type=button]:not([popovertarget])";

/**
 * Presses the button again that was pressed before the page's scripts heard it: the page's first
 * script kept the last press.
 */
export function ClickReplay() {
  const pressed = useRef<HTMLElement | null>(null);
  // What is pressed from now on is heard. So is a press that is still on its way.
  useLayoutEffect(() => {
    const { earlyClick: click } = window as { earlyClick?: MouseEvent };
    if (!click || click.eventPhase !== Event.NONE || !(click.target instanceof Element)) return;
    pressed.current = click.target.closest<HTMLElement>(NEEDS_SCRIPT);
  }, []);
  // After the effects of everything on the page: some islands begin to listen there.
  useEffect(() => pressed.current?.click(), []);
  return null;
}
