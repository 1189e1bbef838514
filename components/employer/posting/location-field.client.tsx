"use client";

import { useState } from "react";
import { Combobox } from "@/components/ui/combobox/combobox.client";
import { useSuggestions } from "@/components/ui/combobox/use-suggestions.client";
import type { Suggestion } from "@/lib/search/suggestions/schema";

type Props = {
  start: string;
  /** Called for changes that cause no input event. */
  onChange: () => void;
};

/** A posting's places, separated by semicolons, with suggestions for the one being written. */
export function LocationField({ start, onChange }: Props) {
  const [text, setText] = useState(start);
  const end = text.lastIndexOf(";") + 1;
  const found = useSuggestions<Suggestion>(
    "/api/suggest?kinds=place",
    "suggestions",
    text.slice(end),
  );

  function pick(label: string): void {
    setText(end > 0 ? `${text.slice(0, end)} ${label}` : label);
    // After React has written the field.
    setTimeout(onChange);
  }

  return (
    <Combobox
      name="location"
      label="Location"
      placeholder="e.g., Remote, New York, NY"
      value={text}
      options={found.map(({ value, label }) => ({ key: value, label }))}
      onType={setText}
      onPick={({ label }) => pick(label)}
    />
  );
}
