"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { api } from "@/lib/browser/api";

/** Keeps that somebody of the company looked: pages themselves change nothing. */
export function MarkViewed({ id, isViewed }: { id: string; isViewed: boolean }) {
  const router = useRouter();
  const told = useRef<string>(undefined);
  useEffect(() => {
    // Once for each application that is opened, not again when it is refreshed.
    if (told.current === id) return;
    told.current = id;
    void api(`/api/applications/${id}`)
      .then(() => isViewed || router.refresh())
      .catch(() => undefined);
  }, [id, isViewed, router]);
  return null;
}
