"use client";

import { useEffect, useState } from "react";

const NOON = 12;
const EVENING = 18;

/** How one greets at an hour of the day. */
function greetingAt(hour: number): string {
  if (hour < NOON) return "Good morning";
  return hour < EVENING ? "Good afternoon" : "Good evening";
}

const LONGEST = "Good afternoon";
const DAY = { weekday: "long", day: "numeric", month: "long" } as const;

/**
 * Greets someone by the clock of their browser, with its day above. Before that is known, neither
 * names a time, and both have the room of the longest words, so that nothing moves.
 */
export function Greeting({ name }: { name: string }) {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => setNow(new Date()), []);
  const day = now?.toLocaleDateString("en-GB", DAY).replace(",", "");
  return (
    <div className="greeting">
      <p className="text-muted">{day ?? "\u00a0"}</p>
      <h1>
        <span className="local-time" data-room={`${LONGEST}, ${name}`} dir="auto">
          {now ? greetingAt(now.getHours()) : "Hello"}, {name}
        </span>
      </h1>
    </div>
  );
}
