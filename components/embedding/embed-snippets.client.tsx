"use client";

import { TextArea } from "@/components/ui/forms/text-area.client";
import { toast } from "@/components/ui/toasts/toast.client";
import type { Site } from "@/lib/shared/site";
import { type Embedding, frameSnippet, scriptSnippet } from "@/lib/syndication/embedding/options";

async function copy(html: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(html);
    toast({ kind: "good", text: "HTML copied" });
  } catch {
    // Without a secure connection there is no clipboard.
    toast({ kind: "bad", text: "We couldn't copy it. Select the HTML and copy it yourself." });
  }
}

type SnippetProps = { name: string; label: string; help: string; html: string };

function Snippet({ name, label, help, html }: SnippetProps) {
  return (
    <div>
      <TextArea
        name={name}
        label={label}
        help={help}
        readOnly
        rows={5}
        value={html}
        spellCheck={false}
      />
      <button
        type="button"
        className="btn btn-outline btn-sm mt-2 needs-script"
        aria-label={`Copy: ${label}`}
        onClick={() => void copy(html)}
      >
        Copy
      </button>
    </div>
  );
}

/** The HTML to paste: with the script, or a frame for sites that allow no scripts. */
export function EmbedSnippets({ embedding, site }: { embedding: Embedding; site: Site }) {
  return (
    <section className="panel embed-code" aria-labelledby="code-h">
      <h2 id="code-h">The HTML to paste</h2>
      <Snippet
        name="html"
        label="For most sites"
        help="The list is always as high as its jobs. Readers without scripts get a link."
        html={scriptSnippet(embedding, site)}
      />
      <Snippet
        name="frame-html"
        label="For sites that allow no scripts"
        help="A frame of a fixed height, which scrolls if it must."
        html={frameSnippet(embedding, site)}
      />
    </section>
  );
}
