"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { Icon } from "../icon";
import type { IconName } from "../icon-names";
import { described, FieldFrame } from "./field-frame";
import { useField } from "./form.client";

type Mark = { label: string; icon: IconName; apply: (selected: string) => string };

const eachLine = (text: string, mark: (line: string, index: number) => string) =>
  (text || "Text").split("\n").map(mark).join("\n");

const MARKS: readonly Mark[] = [
  { label: "Heading", icon: "heading-2", apply: (text) => `## ${text || "Heading"}` },
  { label: "Bold", icon: "bold", apply: (text) => `**${text || "bold"}**` },
  { label: "Italic", icon: "italic", apply: (text) => `_${text || "italic"}_` },
  { label: "List", icon: "list", apply: (text) => eachLine(text, (line) => `- ${line}`) },
  {
    label: "Numbered list",
    icon: "list-ordered",
    apply: (text) => eachLine(text, (line, index) => `${index + 1}. ${line}`),
  },
  { label: "Link", icon: "link", apply: (text) => `[${text || "text"}](https://)` },
];

type Props = {
  name: string;
  id?: string;
  label: string;
  help: string;
  start: string;
  error?: string | undefined;
  rows: number;
  /** A class for the whole field, e.g. for a long text. */
  variant?: string;
  /** A class for the preview. */
  previewClass: string;
  /** The text as its page would show it. */
  shown: ReactNode;
  /** Called with the text whenever a preview is needed. */
  onPreview: (text: string) => void;
  onChange: () => void;
};

type BarProps = { isPreview: boolean; onMark: (mark: Mark) => void; onShow: (as: boolean) => void };

function Bar({ isPreview, onMark, onShow }: BarProps) {
  return (
    <div className="editbar">
      {MARKS.map((each) => (
        <button
          key={each.label}
          type="button"
          className="icon-btn"
          aria-label={each.label}
          disabled={isPreview}
          onClick={() => onMark(each)}
        >
          <Icon name={each.icon} size="sm" />
        </button>
      ))}
      <span className="seg">
        <button type="button" aria-pressed={!isPreview} onClick={() => onShow(false)}>
          Write
        </button>
        <button type="button" aria-pressed={isPreview} onClick={() => onShow(true)}>
          Preview
        </button>
      </span>
    </div>
  );
}

/** A Markdown text with formatting buttons, and a preview that takes its place. */
export function MarkdownEditor(stated: Props) {
  const props = useField(stated);
  const { name, id, label, help, start, error, rows, variant = "", shown } = props;
  const text = useRef<HTMLTextAreaElement>(null);
  const [isPreview, setPreview] = useState(false);
  // An error in the text has to be fixed in the text.
  useEffect(() => {
    if (error) setPreview(false);
  }, [error]);

  function mark({ apply }: Mark): void {
    const { current } = text;
    if (!current) return;
    const { selectionStart, selectionEnd, value } = current;
    const marked = apply(value.slice(selectionStart, selectionEnd));
    current.setRangeText(marked, selectionStart, selectionEnd, "select");
    current.focus();
    props.onChange();
  }

  function show(preview: boolean): void {
    setPreview(preview);
    if (preview) props.onPreview(text.current?.value ?? "");
  }

  return (
    <FieldFrame {...{ name, id, label, help, error }}>
      <div className={`editor ${variant}`}>
        <Bar isPreview={isPreview} onMark={mark} onShow={show} />
        <textarea
          ref={text}
          className="input"
          id={id}
          name={name}
          rows={rows}
          dir="auto"
          hidden={isPreview}
          defaultValue={start}
          {...described({ name, id, help, error })}
        />
        {isPreview && (
          <div className={`editor-preview ${props.previewClass}`} dir="auto" aria-live="polite">
            {shown}
          </div>
        )}
      </div>
    </FieldFrame>
  );
}
