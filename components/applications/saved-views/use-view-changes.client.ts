"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast } from "@/components/ui/toasts/toast.client";
import type { SavedView, ViewChange } from "@/lib/applications/saved-views/schema";
import { api, failureText } from "@/lib/browser/api";

/** The address of someone's saved views of a company's applications, or of one of them. */
export function viewsPath(companyId: string, viewId?: string): string {
  const path = `/api/employer/companies/${companyId}/saved-views`;
  return viewId ? `${path}/${viewId}` : path;
}

/** Saves what a view shows now, and says so. */
export function useViewChanges(companyId: string) {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  async function saveChanges({ id, name }: SavedView, change: ViewChange): Promise<void> {
    setBusy(true);
    try {
      await api(viewsPath(companyId, id), { method: "PATCH", json: change });
      toast({ kind: "good", text: `"${name}" shows this list now.` });
      document.querySelector<HTMLElement>(".views-tabs [aria-current]")?.focus();
      router.refresh();
    } catch (error) {
      toast({ kind: "bad", text: failureText(error) });
    } finally {
      setBusy(false);
    }
  }
  return { saveChanges, isBusy };
}
