"use client";

import type { ComponentProps } from "react";
import { Icon } from "@/components/ui/icon";
import { Combobox } from "./combobox.client";

type ChipsProps = { names: readonly string[]; onRemove: (name: string) => void };

function Chips({ names, onRemove }: ChipsProps) {
  return names.map((name) => (
    <span key={name} className="chip chip-active" dir="auto">
      <span>{name}</span>
      <button
        type="button"
        className="x"
        aria-label={`Remove ${name}`}
        onClick={() => onRemove(name)}
      >
        <Icon name="x" size="sm" />
      </button>
    </span>
  ));
}

type FieldProps = Pick<
  ComponentProps<typeof Combobox>,
  "id" | "name" | "label" | "aside" | "help" | "error" | "placeholder" | "onType"
>;

type Props = ChipsProps &
  FieldProps & {
    typed: string;
    /** What may be added; the names that are there already aren't offered. */
    found: readonly { value: string; label: string }[];
    onAdd: (name: string) => void;
  };

/** Names as chips, added with Enter or from suggestions, and removed with Backspace or a button. */
export function NamesCombobox({ names, typed, found, onAdd, onRemove, ...field }: Props) {
  const known = new Set(names.map((name) => name.toLowerCase()));
  const options = found
    .filter(({ label }) => !known.has(label.toLowerCase()))
    .map(({ value, label }) => ({ key: value, label }));
  return (
    <Combobox
      {...field}
      value={typed}
      options={options}
      chips={<Chips names={names} onRemove={onRemove} />}
      onPick={({ label }) => onAdd(label)}
      onEnter={() => {
        if (typed.trim() === "") return false;
        onAdd(typed.trim());
        return true;
      }}
      onBackspace={() => {
        const last = names.at(-1);
        if (last) onRemove(last);
      }}
    />
  );
}
