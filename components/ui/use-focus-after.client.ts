"use client";

import { useEffect, useRef, useState } from "react";

/** Moves the focus within `place`, once its target is there. */
export function useFocusAfter<Place extends HTMLElement>() {
  const place = useRef<Place>(null);
  const [wanted, setWanted] = useState<{ selector: string } | null>(null);
  useEffect(() => {
    if (wanted) place.current?.querySelector<HTMLElement>(wanted.selector)?.focus();
  }, [wanted]);
  return { place, focusOn: (selector: string) => setWanted({ selector }) };
}
