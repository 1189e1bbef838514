"use client";

import { type ReactNode, useState } from "react";
import { TellPanel } from "./tell-panel.client";
import type { TellOutcome } from "./tell-words";

type TellRequest = {
  stageId: string;
  applications: readonly string[];
  resolve: (told: TellOutcome | null) => void;
};

/**
 * The panel that comes with a decision. `tell` opens it for applications that go to a stage, and
 * gives what came of it: `null` when it was closed and nothing moved. Render `panel` somewhere.
 */
export function useTellPanel(): {
  panel: ReactNode;
  tell: (applications: readonly string[], stageId: string) => Promise<TellOutcome | null>;
} {
  const [asked, setAsked] = useState<TellRequest | null>(null);

  function end(told: TellOutcome | null): void {
    asked?.resolve(told);
    setAsked(null);
  }
  return {
    panel: asked && (
      <TellPanel
        key={asked.stageId}
        stageId={asked.stageId}
        applications={asked.applications}
        onDone={end}
        onClose={() => end(null)}
      />
    ),
    tell: (applications, stageId) =>
      new Promise((resolve) => setAsked({ stageId, applications, resolve })),
  };
}
