"use client";

import { type ReactNode, useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon-names";

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
  start: string;
  error: string | undefined;
  /** The text as the page would show it, made by the server; null while it is on its way. */
  html: string | null;
  /** Said in its place where there is none to come. */
  instead?: ReactNode;
  onPreview: () => void;
  onChange: () => void;
};

/** The description in Markdown, with its marks on buttons and what becomes of it. */
export function DescriptionField(props: Props) {
  const { start, error, html, onPreview, onChange } = props;
  const text = useRef<HTMLTextAreaElement>(null);
  const [isPreview, setPreview] = useState(false);

  function mark({ apply }: Mark): void {
    const { current } = text;
    if (!current) return;
    const { selectionStart, selectionEnd, value } = current;
    const marked = apply(value.slice(selectionStart, selectionEnd));
    current.setRangeText(marked, selectionStart, selectionEnd, "select");
    current.focus();
    onChange();
  }

  function show(preview: boolean): void {
    setPreview(preview);
    if (preview) onPreview();
  }

  const ids = ["description-help", error ? "description-error" : ""].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label className="label" htmlFor="description">
        Job Description
      </label>
      <p className="help" id="description-help">
        Formatted with Markdown. Say what the work is, what it needs, and how you choose people.
      </p>
      <div className="editor">
        <div className="editbar">
          {MARKS.map((each) => (
            <button
              key={each.label}
              type="button"
              className="icon-btn"
              aria-label={each.label}
              disabled={isPreview}
              onClick={() => mark(each)}
            >
              <Icon name={each.icon} size="sm" />
            </button>
          ))}
          <span className="seg">
            <button type="button" aria-pressed={!isPreview} onClick={() => show(false)}>
              Write
            </button>
            <button type="button" aria-pressed={isPreview} onClick={() => show(true)}>
              Preview
            </button>
          </span>
        </div>
        <textarea
          ref={text}
          className="input"
          id="description"
          name="description"
          rows={4}
          dir="auto"
          hidden={isPreview}
          defaultValue={start}
          aria-describedby={ids}
          {...(error ? { "aria-invalid": true } : {})}
        />
        {isPreview && (
          <div className="editor-preview prose" dir="auto" aria-live="polite">
            {html === null ? (
              <p className="text-muted">{props.instead ?? "Loading..."}</p>
            ) : (
              // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered and sanitised by the server
              <div dangerouslySetInnerHTML={{ __html: html }} />
            )}
          </div>
        )}
      </div>
      {error && (
        <p className="err" id="description-error">
          <Icon name="circle-alert" size="sm" />
          {error}
        </p>
      )}
    </div>
  );
}
