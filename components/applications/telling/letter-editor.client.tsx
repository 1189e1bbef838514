"use client";

import { useEffect, useRef } from "react";
import { FIELD_LABELS, type LetterValues, partsOf } from "@/lib/applications/letters/composing";
import type { Placeholder } from "@/lib/applications/messaging/template-placeholders.schema";

type Props = {
  id: string;
  labelledBy: string;
  /** What it begins with; another one replaces what was written. */
  initial: string;
  /** What fields stand for, where that is the same for everyone. */
  values: LetterValues;
  onChange: (text: string) => void;
};

function chipOf(field: Placeholder, values: LetterValues): HTMLElement {
  const chip = document.createElement("span");
  chip.className = "letter-field";
  chip.contentEditable = "false";
  chip.dataset["field"] = field;
  chip.textContent = values[field] ?? FIELD_LABELS[field];
  chip.title = FIELD_LABELS[field];
  return chip;
}

/** The text of the editor, with its fields in braces. */
function read(node: Node): string {
  if (node instanceof Text) return node.data;
  if (!(node instanceof HTMLElement)) return "";
  const { field } = node.dataset;
  if (field) return `{${field}}`;
  if (node.tagName === "BR") return "\n";
  const inner = [...node.childNodes].map(read).join("");
  // Browsers that make a block of each line.
  return /^(?:DIV|P)$/.test(node.tagName) && node.previousSibling ? `\n${inner}` : inner;
}

function fill(editor: HTMLElement, text: string, values: LetterValues): void {
  editor.replaceChildren(
    ...partsOf(text).map((part) => ("field" in part ? chipOf(part.field, values) : part.text)),
  );
}

/** Puts a field where the caret is, or at the end. */
function insert(editor: HTMLElement, chip: HTMLElement): void {
  editor.focus();
  const selection = getSelection();
  const range = selection?.rangeCount ? selection.getRangeAt(0) : null;
  if (range && editor.contains(range.commonAncestorContainer)) {
    range.deleteContents();
    range.insertNode(chip);
    range.setStartAfter(chip);
    range.collapse(true);
  } else {
    editor.append(chip);
  }
}

/** A letter with its fields filled in and tinted; they can be deleted and put in, not edited. */
export function LetterEditor({ id, labelledBy, initial, values, onChange }: Props) {
  const editor = useRef<HTMLDivElement>(null);
  const filled = useRef(values);
  filled.current = values;
  useEffect(() => {
    if (editor.current) fill(editor.current, initial, filled.current);
  }, [initial]);
  const tell = () => editor.current && onChange(read(editor.current));

  return (
    <div className="letter-box">
      <div className="letter-bar">
        <label className="sr" htmlFor={`${id}-field`}>
          Insert a field
        </label>
        <select
          id={`${id}-field`}
          className="letter-insert"
          value=""
          onChange={({ currentTarget }) => {
            const field = currentTarget.value as Placeholder;
            if (editor.current) insert(editor.current, chipOf(field, values));
            tell();
          }}
        >
          <option value="">Insert field</option>
          {Object.entries(FIELD_LABELS).map(([field, label]) => (
            <option key={field} value={field}>
              {label}
            </option>
          ))}
        </select>
        <span className="letter-hint">
          Fields are <span className="letter-field">filled in</span>
        </span>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a text area can't tint its fields */}
      <div
        ref={editor}
        id={id}
        className="letter-text"
        role="textbox"
        aria-multiline="true"
        aria-labelledby={labelledBy}
        tabIndex={0}
        contentEditable="plaintext-only"
        suppressContentEditableWarning
        spellCheck
        onInput={tell}
      />
    </div>
  );
}
