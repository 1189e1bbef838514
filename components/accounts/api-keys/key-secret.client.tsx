"use client";

import { useId } from "react";
import { Arrival } from "@/components/ui/forms/arrival.client";
import { Notice } from "@/components/ui/notice";
import { toast } from "@/components/ui/toasts/toast.client";

const NAMES = { key: "Key", secret: "Secret" };

async function copy({ secret, what = "key" }: ShownSecret): Promise<void> {
  try {
    await navigator.clipboard.writeText(secret);
    toast({ kind: "good", text: `${NAMES[what]} copied.` });
  } catch {
    toast({
      kind: "bad",
      text: `Your browser doesn't allow copying here. Select the ${what} instead.`,
    });
  }
}

/** A new secret, of a key unless it says so, which nobody can show again. */
export type ShownSecret = { name: string; secret: string; what?: "key" | "secret" };

/** A new secret, shown only this once. */
export function KeySecret({ shown, onKept }: { shown: ShownSecret; onKept: () => void }) {
  const id = useId();
  const { what = "key" } = shown;
  return (
    <Arrival>
      <div className="form-grid">
        <Notice tone="good" role="status">
          This is the {what} {what === "secret" && "of "}“<span dir="auto">{shown.name}</span>”.
          Store it where only your program finds it: <b>it is not shown again</b>.
        </Notice>
        <div className="field">
          <label className="label" htmlFor={id}>
            {NAMES[what]}
          </label>
          <input
            id={id}
            className="input key-secret"
            readOnly
            value={shown.secret}
            spellCheck={false}
          />
        </div>
        <div className="settings-actions">
          <button type="button" className="btn btn-strong" onClick={() => void copy(shown)}>
            Copy
          </button>
          <button type="button" className="btn btn-outline" onClick={onKept}>
            I Have Stored It
          </button>
        </div>
      </div>
    </Arrival>
  );
}
