"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { api, failureText } from "@/lib/browser/api";
import { toast } from "./toasts/toast.client";

type Props = {
  label: string;
  /** Follows the label for screen readers, e.g. whom it is about. */
  about?: string;
  method: "POST" | "PUT" | "PATCH" | "DELETE";
  path: string;
  json?: unknown;
  /** The message on success. */
  done: string;
  variant?: "btn-outline" | "btn-quiet" | "btn-danger" | "btn-strong" | "btn-primary";
  /** What it means, asked before doing it. */
  confirm?: string;
  /** Where to go afterwards; refreshes the page by default. */
  next?: string;
};

type AskProps = {
  text: string;
  label: string;
  isBusy: boolean;
  onYes: () => void;
  onNo: () => void;
};

function Ask({ text, label, isBusy, onYes, onNo }: AskProps) {
  const no = useRef<HTMLButtonElement>(null);
  useEffect(() => no.current?.focus(), []);
  return (
    <fieldset className="ask" aria-label={label}>
      <span>{text}</span>
      <button type="button" className="btn btn-danger btn-sm" aria-busy={isBusy} onClick={onYes}>
        {label}
      </button>
      <button ref={no} type="button" className="btn btn-quiet btn-sm" onClick={onNo}>
        Cancel
      </button>
    </fieldset>
  );
}

/** A button that does one thing, once at a time, and then shows the result. */
export function ActionButton(props: Props) {
  const { label, about, method, path, json, done, variant = "btn-outline", confirm, next } = props;
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const [isAsked, setAsked] = useState<boolean | null>(null);

  async function run(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      await api(path, { method, ...(json === undefined ? {} : { json }) });
      toast({ kind: "good", text: done });
      if (next === undefined) router.refresh();
      else location.assign(next);
    } catch (error) {
      toast({ kind: "bad", text: failureText(error) });
      // It may have been done in another tab, or by someone else.
      router.refresh();
    }
    setBusy(false);
    setAsked(null);
  }

  if (isAsked && confirm) {
    const onNo = () => setAsked(false);
    return <Ask {...{ text: confirm, label, isBusy, onNo }} onYes={() => void run()} />;
  }
  return (
    <button
      type="button"
      className={`btn btn-sm ${variant} needs-script`}
      aria-busy={isBusy}
      aria-label={about ? `${label}: ${about}` : undefined}
      // Returns the focus here, because the button that had it is gone.
      ref={(button) => {
        if (isAsked === false) button?.focus();
      }}
      onClick={() => (confirm ? setAsked(true) : void run())}
    >
      {label}
    </button>
  );
}
