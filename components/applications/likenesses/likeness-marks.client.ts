"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast } from "@/components/ui/toasts/toast.client";
import { api, failureText } from "@/lib/browser/api";

const SAID = { yes: "Noted as the same person.", no: "Noted as someone else." };

/** Says for the team whether another application is the same person's, until it is taken back. */
export function useLikenessMarks(id: string) {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  async function mark(otherId: string, isSame: boolean | null): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      const path = `/api/employer/applications/${id}/likeness`;
      await api(path, { method: "PUT", json: { otherId, isSame } });
      if (isSame !== null) {
        const undo = { label: "Undo", run: () => void mark(otherId, null) };
        toast({ kind: "good", text: isSame ? SAID.yes : SAID.no, action: undo });
      }
      // What was pressed disappears with its question.
      document.querySelector<HTMLElement>("h1")?.focus();
    } catch (error) {
      toast({ kind: "bad", text: failureText(error) });
    }
    setBusy(false);
    router.refresh();
  }
  return { isBusy, mark };
}
