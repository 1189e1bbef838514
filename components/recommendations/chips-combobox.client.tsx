"use client";

import { type ReactNode, useState } from "react";
import { NamesCombobox } from "@/components/ui/combobox/names-combobox.client";
import { useSuggestions } from "@/components/ui/combobox/use-suggestions.client";
import { useFormState } from "@/components/ui/forms/form.client";
import type { Suggestion } from "@/lib/search/suggestions/schema";

type Props = {
  name: string;
  label: string;
  help?: ReactNode;
  placeholder: string;
  chosen: readonly string[];
  /** What is suggested while typing. */
  kind: "title" | "place";
  typed: string;
  onType: (text: string) => void;
  onChange: (chosen: string[]) => void;
};

/** Adds a name to others, unless it is there in any case. */
export function withName(names: readonly string[], added: string): string[] {
  const name = added.trim();
  const isKnown = names.some((one) => one.toLowerCase() === name.toLowerCase());
  return name === "" || isKnown ? [...names] : [...names, name];
}

/** Names as chips, added with Enter or from suggestions. They may contain commas. */
export function ChipsCombobox({ chosen, kind, typed, onType, onChange, ...field }: Props) {
  const { idOf } = useFormState();
  const [said, setSaid] = useState("");
  const path = `/api/suggest?kinds=${kind}&scope=everywhere`;
  const found = useSuggestions<Suggestion>(path, "suggestions", typed);

  function add(name: string): void {
    onChange(withName(chosen, name));
    onType("");
    setSaid(`${name} is added.`);
  }

  function remove(name: string): void {
    onChange(chosen.filter((other) => other !== name));
    setSaid(`${name} is removed.`);
    // The button is gone.
    document.getElementById(idOf(field.name))?.focus();
  }

  return (
    <div>
      <NamesCombobox
        {...field}
        names={chosen}
        typed={typed}
        found={found}
        onType={onType}
        onAdd={add}
        onRemove={remove}
      />
      <span className="sr" role="status">
        {said}
      </span>
    </div>
  );
}
