"use client";

import { useEffect, useRef } from "react";

// The server takes a form sent sooner for a program's; people do not have to know.
const SHORTEST_MS = 2100;

/** Waits until a form may be sent: not sooner than `SHORTEST_MS` after its token came. */
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
