"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast } from "@/components/ui/toast.client";
import { api, failureText } from "@/lib/browser/api";

/** Dismisses the first steps for good. */
export function HideFirstSteps() {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);

  async function hide(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      await api("/api/first-steps", { method: "DELETE" });
      // The button disappears with its list.
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
      className="btn btn-quiet btn-sm needs-script"
      aria-busy={isBusy}
      onClick={() => void hide()}
    >
      Don't show this again
    </button>
  );
}
