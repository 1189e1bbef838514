"use client";

import { useEffect, useState } from "react";
import { dayAndClock } from "@/lib/shared/dates";

// Breaks before it, not within.
const READERS = "(your\u00a0time)";

/**
 * An instant in the reader's own time, once the browser knows it; in UTC before. Its box has room
 * for both, so that nothing around it moves.
 */
export function LocalTime({ at }: { at: string }) {
  const [inUtc] = useState(() => dayAndClock(at, new Date(), "UTC"));
  const [words, setWords] = useState(`${inUtc} UTC`);
  useEffect(() => setWords(`${dayAndClock(at, new Date())} ${READERS}`), [at]);
  return (
    <time className="local-time" dateTime={at} data-room={`${inUtc} ${READERS}`}>
      {words}
    </time>
  );
}
