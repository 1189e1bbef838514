"use client";

import type { HTMLAttributes, ReactNode, Ref } from "react";

type Props = HTMLAttributes<HTMLDivElement> & {
  ref?: Ref<HTMLDivElement>;
  /** The prefix of the ids of the list and its options. */
  field: string;
  /** The option that Enter takes, or -1. */
  active: number;
  options: readonly { key: string; content: ReactNode }[];
  onTake: (index: number) => void;
};

/** The id of a field's list of options. */
export const listId = (field: string) => `${field}-list`;
/** The id of one of its options. */
export const optionId = (field: string, index: number) => `${field}-${index}`;

/** The option that an arrow key leads to, wrapping around. */
export function stepTo(key: string, active: number, count: number): number {
  if (key === "ArrowDown") return active + 1 >= count ? 0 : active + 1;
  return active <= 0 ? count - 1 : active - 1;
}

/** The options of a combobox. The focus stays in its field. */
export function OptionList({ field, active, options, onTake, ...list }: Props) {
  return (
    <div {...list} className="combobox-list" id={listId(field)} role="listbox">
      {options.map(({ key, content }, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
        <div
          key={key}
          id={optionId(field, index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTake(index)}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
