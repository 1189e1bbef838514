"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { api } from "@/lib/browser/api";

/** Records that someone at the company looked, because rendering a page changes nothing. */
export function MarkViewed({ id, isViewed }: { id: string; isViewed: boolean }) {
  const router = useRouter();
  const told = useRef<string>(undefined);
  useEffect(() => {
    // Once per opened application, and not again on a refresh.
    if (told.current === id) return;
    told.current = id;
    void api(`/api/applications/${id}`)
      .then(() => isViewed || router.refresh())
      .catch(() => undefined);
  }, [id, isViewed, router]);
  return null;
}
