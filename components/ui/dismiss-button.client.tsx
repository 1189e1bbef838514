"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { api, failureText } from "@/lib/browser/api";
import { toast } from "./toasts/toast.client";

type Props = {
  /** What the API deletes. */
  path: string;
  label: string;
  /** The look of the button. */
  look: string;
  /** What to say afterwards, if anything. */
  done?: string;
};

/** A button that disappears, with the notice it is in, once what it dismisses is deleted. */
export function DismissButton({ path, label, look, done }: Props) {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);

  async function dismiss(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      await api(path, { method: "DELETE" });
      if (done) toast({ kind: "good", text: done });
      // The focus would be lost with the button.
      document.getElementById("main")?.focus({ preventScroll: true });
      router.refresh();
    } catch (error) {
      toast({ kind: "bad", text: failureText(error) });
      setBusy(false);
    }
  }

  return (
    <button
      type="button"
      className={`btn ${look} needs-script`}
      aria-busy={isBusy}
      onClick={() => void dismiss()}
    >
      {label}
    </button>
  );
}
