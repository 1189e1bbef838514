"use client";

import { type ReactNode, useEffect, useRef } from "react";

/** Replaces a sent form, and takes the focus. */
export function Arrival({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className="arrival">
      {children}
    </div>
  );
}
