"use client";

import { useState } from "react";
import { NamesCombobox } from "@/components/ui/combobox/names-combobox.client";
import { useSuggestions } from "@/components/ui/combobox/use-suggestions.client";
import { useFormState } from "@/components/ui/forms/form.client";
import type { Suggestion } from "@/lib/search/suggestions/schema";

type WrittenChips = { chips: readonly string[]; typed: string };

const read = (text: string) =>
  text
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);

function distinct(names: readonly string[]): string[] {
  const known = new Map<string, string>();
  for (const name of names) {
    if (!known.has(name.toLowerCase())) known.set(name.toLowerCase(), name);
  }
  return [...known.values()];
}

/** The form's value: names separated by commas. */
const textOf = ({ chips, typed }: WrittenChips) => distinct([...chips, ...read(typed)]).join(", ");

type Props = {
  name: string;
  label: string;
  help: string;
  start: string;
  /** Whether to suggest skills while typing. */
  areSkills?: boolean;
  /** Called for changes that cause no input event. */
  onChange: () => void;
};

/** The field's content, and how it changes. */
function useWritten({ start, onChange }: Pick<Props, "start" | "onChange">) {
  const [written, setWritten] = useState<WrittenChips>(() => ({
    chips: distinct(read(start)),
    typed: "",
  }));
  const { chips, typed } = written;

  function change(next: WrittenChips): void {
    setWritten({ ...next, chips: distinct(next.chips) });
    // After React has written the hidden field.
    setTimeout(onChange);
  }

  return {
    chips,
    typed,
    text: textOf(written),
    add: (name: string) => change({ chips: [...chips, ...read(name)], typed: "" }),
    remove: (name: string) => change({ chips: chips.filter((other) => other !== name), typed }),
    /** Whatever precedes a comma becomes a chip. */
    type: (text: string) => {
      const comma = text.lastIndexOf(",");
      change(
        comma < 0
          ? { chips, typed: text }
          : {
              chips: [...chips, ...read(text.slice(0, comma))],
              typed: text.slice(comma + 1).trimStart(),
            },
      );
    },
    replace: (text: string) => change({ chips: read(text), typed: "" }),
  };
}

/** Names, turned into chips by a comma or Enter; the form holds them as text with commas. */
export function ChipsField({ name, label, help, start, areSkills, onChange }: Props) {
  const { errors } = useFormState();
  const written = useWritten({ start, onChange });
  const { chips, typed, text } = written;
  const asked = areSkills ? typed : "";
  const found = useSuggestions<Suggestion>(
    "/api/suggest?kinds=skill&scope=everywhere",
    "suggestions",
    asked,
  );
  return (
    <div>
      {/* A text input rather than "hidden", because drafts kept across a login contain only
          text. */}
      <input
        type="text"
        name={name}
        hidden
        value={text}
        onChange={({ target }) => written.replace(target.value)}
      />
      <NamesCombobox
        id={name}
        name=""
        label={label}
        aside={<span className="opt">(optional)</span>}
        help={help}
        error={errors[name]}
        names={chips}
        typed={typed}
        found={found}
        onType={written.type}
        onAdd={written.add}
        onRemove={written.remove}
      />
    </div>
  );
}
