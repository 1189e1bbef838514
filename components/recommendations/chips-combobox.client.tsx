"use client";

import { type ReactNode, useState } from "react";
import { Combobox } from "@/components/ui/forms/combobox.client";
import { useSuggestions } from "@/components/ui/forms/use-suggestions.client";
import { Icon } from "@/components/ui/icon";
import type { Suggestion } from "@/lib/search/suggestions/schema";

type Props = {
  name: string;
  label: string;
  help?: ReactNode;
  placeholder: string;
  error: string | undefined;
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
  const [said, setSaid] = useState("");
  const path = `/api/suggest?kinds=${kind}&scope=everywhere`;
  const found = useSuggestions<Suggestion>(path, "suggestions", typed);
  const known = new Set(chosen.map((name) => name.toLowerCase()));
  const options = found
    .filter(({ label }) => !known.has(label.toLowerCase()))
    .map(({ value, label }) => ({ key: value, label }));

  function add(name: string): void {
    onChange(withName(chosen, name));
    onType("");
    setSaid(`${name} is added.`);
  }

  function remove(name: string): void {
    onChange(chosen.filter((other) => other !== name));
    setSaid(`${name} is removed.`);
    // The button is gone.
    document.getElementById(`preferences-${field.name}`)?.focus();
  }

  return (
    <div>
      <Combobox
        {...field}
        id={`preferences-${field.name}`}
        value={typed}
        options={options}
        chips={chosen.map((name) => (
          <span key={name} className="chip chip-active" dir="auto">
            <span>{name}</span>
            <button
              type="button"
              className="x"
              aria-label={`Remove ${name}`}
              onClick={() => remove(name)}
            >
              <Icon name="x" size="sm" />
            </button>
          </span>
        ))}
        onType={onType}
        onPick={({ label }) => add(label)}
        onEnter={() => {
          if (typed.trim() === "") return false;
          add(typed.trim());
          return true;
        }}
        onBackspace={() => {
          const last = chosen.at(-1);
          if (last) remove(last);
        }}
      />
      <span className="sr" role="status">
        {said}
      </span>
    </div>
  );
}
