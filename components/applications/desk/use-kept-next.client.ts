"use client";

import { useState } from "react";

type ListedApplication = { id: string; href: string | null; isListed: boolean };

/**
 * The address of the next application: one that was moved out of its list goes on to the one that
 * followed it there.
 */
export function useKeptNext({ id, href, isListed }: ListedApplication): string | null {
  const [kept, setKept] = useState({ id, href, isListed });
  const isNewer = kept.id !== id || isListed || !kept.isListed;
  if (isNewer && (kept.id !== id || kept.href !== href || kept.isListed !== isListed)) {
    setKept({ id, href, isListed });
    return href;
  }
  return kept.href;
}
