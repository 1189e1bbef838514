"use client";

import { type ReactNode, useState } from "react";
import { TellPanel } from "./tell-panel.client";
import type { Told } from "./tell-words";

type Asked = {
  stageId: string;
  applications: readonly string[];
  resolve: (told: Told | null) => void;
};

/**
 * The panel that comes with a decision. `tell` opens it for applications that go to a stage, and
 * gives what came of it: `null` when it was closed and nothing moved. Render `panel` somewhere.
 */
export function useTellPanel(): {
  panel: ReactNode;
  tell: (applications: readonly string[], stageId: string) => Promise<Told | null>;
} {
  const [asked, setAsked] = useState<Asked | null>(null);

  function end(told: Told | null): void {
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
