"use client";

import type { Route } from "next";
import { useRouter } from "next/navigation";
import { useEffect } from "react";

type Props = { previous: string | null; next: string | null };

/** Whether the focused element uses letter keys itself. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches("input, textarea, select") ||
      target.closest("dialog") !== null)
  );
}

/** J and K lead to the next and the previous application, as everywhere in lists. */
export function NeighbourKeys({ previous, next }: Props) {
  const router = useRouter();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const href = { j: next, k: previous }[event.key];
      if (href) router.push(href as Route);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [router, previous, next]);
  return null;
}
