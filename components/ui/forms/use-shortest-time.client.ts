"use client";

import { useEffect, useRef } from "react";

// The server takes a form sent any sooner as a program's, which people need not know about.
const SHORTEST_MS = 2100;

/** Waits until a form may be sent: no sooner than `SHORTEST_MS` after its token arrived. */
export function useShortestTime(formToken: string): () => Promise<void> {
  const shownAt = useRef({ formToken: "", time: 0 });
  useEffect(() => {
    shownAt.current = { formToken, time: performance.now() };
  }, [formToken]);
  return async () => {
    const left = shownAt.current.time + SHORTEST_MS - performance.now();
    if (left > 0) await new Promise((done) => setTimeout(done, left));
  };
}
