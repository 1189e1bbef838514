"use client";

import { useId } from "react";
import { Arrival } from "@/components/ui/forms/arrival.client";
import { Notice } from "@/components/ui/notice";
import { toast } from "@/components/ui/toasts/toast.client";

async function copy(secret: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(secret);
    toast({ kind: "good", text: "Key copied." });
  } catch {
    toast({
      kind: "bad",
      text: "Your browser doesn't allow copying here. Select the key instead.",
    });
  }
}

/** A key's new secret, which nobody can show again. */
export type ShownSecret = { name: string; secret: string };

/** The secret of a key, shown only this once. */
export function KeySecret({ shown, onKept }: { shown: ShownSecret; onKept: () => void }) {
  const id = useId();
  return (
    <Arrival>
      <div className="form-grid">
        <Notice tone="good" role="status">
          This is the key “<span dir="auto">{shown.name}</span>”. Store it where only your program
          finds it: <b>it is not shown again</b>.
        </Notice>
        <div className="field">
          <label className="label" htmlFor={id}>
            Key
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
          <button type="button" className="btn btn-strong" onClick={() => void copy(shown.secret)}>
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
