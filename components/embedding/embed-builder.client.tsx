"use client";

import { useEffect, useRef, useState } from "react";
import { useEarlyInput } from "@/components/ui/forms/early-input.client";
import { Select } from "@/components/ui/forms/field";
import { FieldFrame } from "@/components/ui/forms/field-frame";
import { TextField } from "@/components/ui/forms/text-field.client";
import type { Corners } from "@/lib/shared/appearance/choices";
import type { Site } from "@/lib/shared/site";
import {
  EMBEDDED_LIST_PATH,
  type Embedding,
  type EmbedLook,
  type EmbedTheme,
  embedHref,
  MOST_EMBEDDED_JOBS,
  usualHeight,
} from "@/lib/syndication/embedding/options";
import { EmbedSnippets } from "./embed-snippets.client";

type Props = Omit<Embedding, "look"> & {
  look: EmbedLook;
  /** The site's own accent, which a list has unless it asks for another. */
  siteAccent: string;
  site: Site;
};

const THEMES: readonly (readonly [EmbedTheme, string])[] = [
  ["auto", "As the reader's device"],
  ["light", "Light"],
  ["dark", "Dark"],
];
const CORNER_NAMES: readonly (readonly [Corners, string])[] = [
  ["soft", "Soft"],
  ["round", "Round"],
  ["square", "Square"],
];

type LooksProps = Pick<Props, "target" | "look" | "siteAccent"> & {
  onChange: (change: Partial<EmbedLook>) => void;
};

/** The parameters of what is shown, so that the form keeps them where there are no scripts. */
function Shown({ target }: Pick<Props, "target">) {
  const parameters = new URLSearchParams(embedHref(target).split("?")[1] ?? "");
  return [...parameters].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

function Looks({ target, look, siteAccent, onChange }: LooksProps) {
  const form = useRef<HTMLFormElement>(null);
  useEarlyInput(form);
  return (
    <form
      ref={form}
      className="panel embed-appearance"
      action="/embed"
      aria-label="How the list looks"
    >
      <Shown target={target} />
      <TextField
        type="color"
        name="accent"
        label="Colour of the links"
        help="One that is too faint to read is darkened or lightened."
        value={look.accent ?? siteAccent}
        onChange={({ target: { value } }) =>
          onChange({ accent: value === siteAccent ? null : value })
        }
      />
      <FieldFrame name="theme" id="list-theme" label="Theme">
        <Select
          // The site's own switch is "theme".
          id="list-theme"
          name="theme"
          options={THEMES}
          value={look.theme}
          onChange={({ target: { value } }) => onChange({ theme: value as EmbedTheme })}
        />
      </FieldFrame>
      <FieldFrame name="corners" label="Corners">
        <Select
          id="corners"
          name="corners"
          options={CORNER_NAMES}
          value={look.corners}
          onChange={({ target: { value } }) => onChange({ corners: value as Corners })}
        />
      </FieldFrame>
      {!("job" in target) && (
        <TextField
          type="number"
          name="count"
          label="Jobs to show"
          help={`At most ${MOST_EMBEDDED_JOBS}. A link leads to the others.`}
          min={1}
          max={MOST_EMBEDDED_JOBS}
          value={look.count || ""}
          onChange={({ target: { valueAsNumber } }) =>
            onChange({ count: Math.min(Math.max(valueAsNumber || 0, 0), MOST_EMBEDDED_JOBS) })
          }
        />
      )}
      <noscript>
        <button type="submit" className="btn btn-outline">
          Show
        </button>
      </noscript>
    </form>
  );
}

function Preview({ target, look, title }: Pick<Props, "target" | "look" | "title">) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(() => usualHeight(target, look));
  useEffect(() => {
    const listen = ({ data, source, origin }: MessageEvent) => {
      const isOurs = source === frame.current?.contentWindow && origin === location.origin;
      if (isOurs && typeof data?.jobListHeight === "number") setHeight(data.jobListHeight);
    };
    addEventListener("message", listen);
    return () => removeEventListener("message", listen);
  }, []);
  return (
    <section className="embed-preview" aria-labelledby="preview-h">
      <h2 id="preview-h">Preview</h2>
      <iframe
        ref={frame}
        src={embedHref(target, look, EMBEDDED_LIST_PATH)}
        title={title}
        height={height}
      />
    </section>
  );
}

/** Chooses how an embedded list looks, with a preview and the HTML to paste. */
export function EmbedBuilder({ look: given, siteAccent, site, ...shown }: Props) {
  const [look, setLook] = useState(given);
  // While the number is being typed, the field may be empty.
  const used = { ...look, count: look.count || given.count };
  return (
    <>
      <div className="embed-columns">
        <Looks
          target={shown.target}
          look={look}
          siteAccent={siteAccent}
          onChange={(change) => setLook((before) => ({ ...before, ...change }))}
        />
        <Preview target={shown.target} look={used} title={shown.title} />
      </div>
      <EmbedSnippets embedding={{ ...shown, look: used }} site={site} />
    </>
  );
}
