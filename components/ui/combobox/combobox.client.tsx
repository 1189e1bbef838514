"use client";

import { type KeyboardEvent, type ReactNode, useState } from "react";
import { plural } from "@/lib/shared/plural";
import { described, FieldFrame } from "../forms/field-frame";
import { useField } from "../forms/form.client";
import { listId, OptionList, optionId, stepTo } from "./option-list.client";

export type Option = { key: string; label: string };

type Props = {
  /** By default, what the form calls it. */
  id?: string;
  name: string;
  label: string;
  aside?: ReactNode;
  help?: ReactNode;
  /** What comes before the text in the box: chips of what was chosen. */
  chips?: ReactNode;
  error?: string | undefined;
  value: string;
  placeholder?: string;
  disabled?: boolean;
  options: readonly Option[];
  onType: (text: string) => void;
  onPick: (option: Option) => void;
  /** Backspace in the empty field. */
  onBackspace?: () => void;
  /** Enter without a chosen option; returns whether the field used it, so that its form doesn't. */
  onEnter?: () => boolean;
};

type List = { isOpen: boolean; active: number };
const CLOSED: List = { isOpen: false, active: -1 };

/** A text input with a list of suggestions under it (WAI-ARIA APG, editable combobox). */
export function Combobox(stated: Props) {
  const props = useField(stated);
  const { name, id = name, label, aside, help, error, value, options, chips } = props;
  const [list, setList] = useState<List>(CLOSED);
  const isOpen = list.isOpen && options.length > 0;
  const active = isOpen ? options[list.active] : undefined;
  const frame = { name, id, label, aside, help, error };

  function pick(option: Option): void {
    setList(CLOSED);
    props.onPick(option);
  }

  function enter(event: KeyboardEvent): void {
    if (active) pick(active);
    if (active || props.onEnter?.()) event.preventDefault();
    setList(CLOSED);
  }

  function close(event: KeyboardEvent): void {
    if (!isOpen) return;
    // Only the list closes, not a dialog around it.
    event.preventDefault();
    event.stopPropagation();
    setList(CLOSED);
  }

  function move(event: KeyboardEvent): void {
    if (options.length === 0) return;
    event.preventDefault();
    const from = isOpen ? list.active : -1;
    setList({ isOpen: true, active: stepTo(event.key, from, options.length) });
  }

  function press(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Backspace" && value === "") props.onBackspace?.();
    if (event.key === "Enter") enter(event);
    else if (event.key === "Escape") close(event);
    else if (event.key === "ArrowDown" || event.key === "ArrowUp") move(event);
  }

  return (
    <FieldFrame {...frame}>
      <div className={chips ? "combobox chipfield" : "combobox"}>
        {chips}
        <input
          className="input"
          {...described(frame)}
          id={id}
          name={name}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={listId(id)}
          {...(active ? { "aria-activedescendant": optionId(id, list.active) } : {})}
          autoComplete="off"
          dir="auto"
          placeholder={props.placeholder}
          disabled={props.disabled}
          value={value}
          onChange={({ currentTarget }) => {
            // Someone may be elsewhere by now, if they typed before the scripts had loaded.
            setList({ isOpen: currentTarget.matches(":focus"), active: -1 });
            props.onType(currentTarget.value);
          }}
          onKeyDown={press}
          onBlur={() => setList(CLOSED)}
        />
        <OptionList
          field={id}
          aria-label={`Suggestions for ${label}`}
          hidden={!isOpen}
          active={list.active}
          options={options.map(({ key, label: content }) => ({ key, content }))}
          onTake={(index) => {
            const option = options[index];
            if (option) pick(option);
          }}
        />
      </div>
      <span className="sr" role="status">
        {isOpen &&
          plural(options.length, { one: "{count} suggestion", other: "{count} suggestions" })}
      </span>
    </FieldFrame>
  );
}
