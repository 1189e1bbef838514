"use client";

import { Combobox, type Option } from "@/components/ui/combobox/combobox.client";
import { useSuggestions } from "@/components/ui/combobox/use-suggestions.client";
import type { Suggestion } from "@/lib/search/suggestions/schema";

type Props = {
  label: string;
  help?: string;
  error?: string | undefined;
  value: string;
  /** Skills that are not suggested because they are already there. */
  known: readonly string[];
  onType: (text: string) => void;
  onPick: (name: string) => void;
  onEnter?: () => boolean;
};

/** A field for a skill, suggesting those that postings ask for. */
export function SkillField({ known, value, onPick, ...props }: Props) {
  const found = useSuggestions<Suggestion>(
    "/api/suggest?kinds=skill&scope=everywhere",
    "suggestions",
    value,
  );
  const names = new Set(known.map((name) => name.toLowerCase()));
  const options: Option[] = found
    .filter(({ label }) => !names.has(label.toLowerCase()))
    .map(({ value: key, label }) => ({ key, label }));
  return (
    <Combobox
      {...props}
      name="name"
      value={value}
      options={options}
      onPick={({ label }) => onPick(label)}
    />
  );
}
