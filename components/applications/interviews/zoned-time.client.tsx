"use client";

import { useEffect, useState } from "react";
import { zoneName } from "@/lib/applications/letters/sending-times";
import { formatZoned } from "@/lib/shared/dates";

/** The reader's own IANA zone. */
export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** An instant as a zone's clocks show it: "Fri 4 December, 09:30". */
export function dayAndTime(at: string, timeZone: string): string {
  const parts = { timeZone, weekday: "short", day: "numeric", month: "long" } as const;
  const day = new Intl.DateTimeFormat("en-GB", parts).format(new Date(at)).replace(",", "");
  return `${day}, ${clockOf(at, timeZone)}`;
}

/** An instant's time of day in a zone: "09:30". */
export function clockOf(at: string | number, timeZone: string): string {
  return new Intl.DateTimeFormat("en-GB", {
    ...{ timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
  }).format(new Date(at));
}

/** The reader's zone once the browser has told it, and the one of the appointment before. */
export function useZone(timeZone: string): { zone: string; isOwn: boolean } {
  const [zone, setZone] = useState<string | null>(null);
  useEffect(() => setZone(ownZone()), []);
  return { zone: zone ?? timeZone, isOwn: zone !== null };
}

type Props = { at: string; timeZone: string };

/**
 * An appointment's time in the reader's own zone, which is named, with the time where it was
 * arranged beside it; without scripts, the latter alone.
 */
export function ZonedTime({ at, timeZone }: Props) {
  const { zone, isOwn } = useZone(timeZone);
  if (!isOwn) return <time dateTime={at}>{formatZoned(at, timeZone)}</time>;
  const [here, there] = [dayAndTime(at, zone), dayAndTime(at, timeZone)];
  return (
    <time dateTime={at}>
      {here} <span className="zone">(your time, {zoneName(zone)})</span>
      {here !== there && (
        <span className="zone">
          {" "}
          {clockOf(at, timeZone)} in {zoneName(timeZone)}
        </span>
      )}
    </time>
  );
}
