"use client";

import { useRouter } from "next/navigation";
import { toast } from "@/components/ui/toasts/toast.client";
import { useOneAtATime } from "@/components/ui/toasts/use-one-at-a-time.client";
import type { MoveResult } from "@/lib/applications/pipeline/moves.schema";
import type { Stage } from "@/lib/applications/pipeline/stages.schema";
import { UNDO } from "@/lib/applications/schema";
import { isDecision } from "@/lib/applications/told";
import { api, failureText } from "@/lib/browser/api";
import { doneText } from "../telling/tell-words";
import { useTellPanel } from "../telling/use-tell-panel.client";

type MovedApplication = Pick<MoveResult, "letter"> & { version: number };
type UndoResponse = { results: { problem: string | null }[] };
type UndoableApplication = { id: string; version: number; stageId: string | null };

async function undo(application: UndoableApplication): Promise<void> {
  const path = "/api/employer/applications/undone-moves";
  const { results } = await api<UndoResponse>(path, {
    method: "POST",
    json: { applications: [application] },
  });
  const problem = results[0]?.problem;
  toast(problem ? { kind: "bad", text: problem } : { kind: "good", text: "Move undone." });
}

/** Where someone goes on after a move: to the next person, else to the stage bar. */
function focusOn(): void {
  const next = document.querySelector<HTMLElement>(".action-bar [rel=next]");
  (next ?? document.querySelector<HTMLElement>(".stage-bar [aria-current]"))?.focus();
}

/** Moves one application from its own page; a decision opens the panel: render `panel`. */
export function useDeskMove({ id, version, stageId }: UndoableApplication) {
  const router = useRouter();
  const { panel, tell } = useTellPanel();
  // Two presses at once are one move.
  const { isBusy, attempt } = useOneAtATime();

  function takeBack(moved: MovedApplication): void {
    void undo({ id, version: moved.version, stageId })
      .catch((error: unknown) => toast({ kind: "bad", text: failureText(error) }))
      .finally(() => {
        router.refresh();
        focusOn();
      });
  }
  function report(text: string, moved: MovedApplication): void {
    const action = { label: "Undo", run: () => takeBack(moved) };
    // Nothing brings back a letter that has left.
    const isFinal = moved.letter?.isSent ?? false;
    toast({ kind: "good", text, ...(isFinal ? {} : { action, seconds: UNDO.shownSeconds }) });
  }
  async function send(stage: Stage, note: string): Promise<boolean> {
    if (isDecision(stage.status)) {
      const told = await tell([id], stage.id);
      const [moved] = told?.results ?? [];
      if (!told || !moved?.version) return false;
      report(doneText(`Moved to ${stage.name}`, told.when, new Date()), moved);
      return true;
    }
    const json = { stageId: stage.id, version, note: note.trim() || null };
    const path = `/api/employer/applications/${id}/stage`;
    report(`Moved to ${stage.name}.`, await api<MovedApplication>(path, { method: "PUT", json }));
    return true;
  }
  async function move(stage: Stage, note = ""): Promise<boolean> {
    let hasMoved = false;
    await attempt(async () => {
      try {
        hasMoved = await send(stage, note);
        if (hasMoved) focusOn();
      } finally {
        router.refresh();
      }
    });
    return hasMoved;
  }
  return { move, isBusy, panel };
}
