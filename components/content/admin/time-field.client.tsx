"use client";

import { useEffect, useRef } from "react";
import { TextField } from "@/components/ui/forms/text-field.client";
import { toLocalInput } from "./content-words";

type Props = {
  name: string;
  label: string;
  help: string;
  /** An ISO instant. */
  start: string | null;
  error?: string | undefined;
};

/** A date and time in this browser's time zone, which the server doesn't know. */
export function TimeField({ start, ...field }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const input = frame.current?.querySelector("input");
    if (input && start) input.value = toLocalInput(start);
  }, [start]);
  return (
    <div ref={frame}>
      <TextField type="datetime-local" {...field} />
    </div>
  );
}
