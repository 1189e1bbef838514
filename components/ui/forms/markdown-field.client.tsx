"use client";

import { type ComponentProps, useRef, useState } from "react";
import { failureText } from "@/lib/browser/api";
import { MarkdownEditor } from "./markdown-editor.client";

type Props = Pick<
  ComponentProps<typeof MarkdownEditor>,
  "name" | "id" | "label" | "help" | "start" | "error" | "onChange"
> & {
  /** Renders the text as its page would show it, on the server. */
  preview: (text: string) => Promise<string>;
};

type State = { html: string } | { failure: string } | null;

function Shown({ state }: { state: State }) {
  if (state === null) return <p className="text-muted">Loading...</p>;
  if ("failure" in state) return <p className="err">{state.failure}</p>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered and sanitised by the server
  return <div dangerouslySetInnerHTML={{ __html: state.html }} />;
}

/** A long Markdown text, with a preview on demand. */
export function MarkdownField({ preview, ...field }: Props) {
  const [state, setState] = useState<State>(null);
  const asked = useRef(0);

  async function show(text: string): Promise<void> {
    asked.current += 1;
    const turn = asked.current;
    setState(null);
    const response = await preview(text)
      .then((html) => ({ html }))
      .catch((failure: unknown) => ({ failure: failureText(failure) }));
    // A slow response must not replace a later one.
    if (turn === asked.current) setState(response);
  }

  return (
    <MarkdownEditor
      {...field}
      rows={14}
      variant="long-editor"
      previewClass="prose article"
      shown={<Shown state={state} />}
      onPreview={(text) => void show(text)}
    />
  );
}
