"use client";

import { useEffect, useState } from "react";
import { formatInstant } from "@/lib/shared/dates";
import { dayAndClock } from "./tell-words";

/** An instant in the reader's own time, once the browser knows it; in UTC before. */
export function LocalTime({ at }: { at: string }) {
  const [words, setWords] = useState(() => formatInstant(at));
  useEffect(() => setWords(`${dayAndClock(new Date(at), new Date())} (your time)`), [at]);
  return <time dateTime={at}>{words}</time>;
}
