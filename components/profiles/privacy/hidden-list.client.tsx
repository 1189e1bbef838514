"use client";

import { Icon } from "@/components/ui/icon";

type Props = {
  label: string;
  items: readonly { key: string; name: string }[];
  empty: string;
  onRemove: (key: string) => void;
};

/** What the person hides from, each with a way to stop hiding. */
export function HiddenList({ label, items, empty, onRemove }: Props) {
  if (items.length === 0) return <p className="help">{empty}</p>;
  return (
    <ul className="row" aria-label={label}>
      {items.map(({ key, name }) => (
        <li key={key} className="skill-chip">
          <span dir="auto">{name}</span>
          <button
            type="button"
            className="needs-script"
            aria-label={`Stop hiding from ${name}`}
            onClick={() => onRemove(key)}
          >
            <Icon name="x" size="sm" />
          </button>
        </li>
      ))}
    </ul>
  );
}
