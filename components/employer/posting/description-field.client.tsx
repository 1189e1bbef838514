"use client";

import type { ReactNode } from "react";
import { MarkdownEditor } from "@/components/ui/forms/markdown-editor.client";

type Props = {
  start: string;
  /** The text rendered by the server as the page would show it; null while loading. */
  html: string | null;
  /** Shown in place of a preview that can't be made. */
  instead?: ReactNode;
  onPreview: () => void;
  onChange: () => void;
};

/** The job's description, in Markdown. */
export function DescriptionField({ start, html, instead, onPreview, onChange }: Props) {
  return (
    <MarkdownEditor
      name="description"
      id="description"
      label="Job Description"
      help="Formatted with Markdown. Say what the work is, what it takes, and how you choose people."
      start={start}
      rows={4}
      previewClass="prose"
      shown={
        html === null ? (
          <p className="text-muted">{instead ?? "Loading..."}</p>
        ) : (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered and sanitised by the server
          <div dangerouslySetInnerHTML={{ __html: html }} />
        )
      }
      onPreview={onPreview}
      onChange={onChange}
    />
  );
}
