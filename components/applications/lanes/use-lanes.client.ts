"use client";

import { useSyncExternalStore } from "react";
import type { Stage } from "@/lib/applications/pipeline/stages.schema";
import { stored } from "@/lib/browser/stored";

type OpenLanes = Readonly<Record<string, boolean>>;

const NONE: OpenLanes = {};
const lanes = stored("boardLanes", (json): OpenLanes => {
  if (typeof json !== "object" || json === null) return NONE;
  const known = Object.entries(json).filter(([, isOpen]) => typeof isOpen === "boolean");
  return Object.fromEntries(known);
});

/** Which lanes are open: this browser remembers the ones that were changed. */
export function useLanes() {
  const chosen = useSyncExternalStore(lanes.subscribe, lanes.read, () => NONE);
  // People rarely look at those not selected.
  const isOpen = ({ id, status }: Stage) => chosen[id] ?? status !== "not_selected";
  return {
    isOpen,
    toggle: (stage: Stage) => void lanes.write({ ...chosen, [stage.id]: !isOpen(stage) }),
  };
}
