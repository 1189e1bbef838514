"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast } from "@/components/ui/toast.client";
import { api, failureText } from "@/lib/browser/api";

/** Keeps an account that is going to be deleted. */
export function KeepAccount() {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);

  async function keep(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      await api("/api/account/deletion", { method: "DELETE" });
      toast({ kind: "good", text: "We've kept your account." });
      // The button disappears with its notice.
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
      className="btn btn-primary needs-script"
      aria-busy={isBusy}
      onClick={() => void keep()}
    >
      Keep My Account
    </button>
  );
}
