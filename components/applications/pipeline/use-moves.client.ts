"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast } from "@/components/ui/toasts/toast.client";
import type { MoveResult } from "@/lib/applications/pipeline/moves.schema";
import type { PipelineRow, StageCount } from "@/lib/applications/pipeline/schema";
import { UNDO } from "@/lib/applications/schema";
import { isDecision } from "@/lib/applications/told";
import { api, failureText } from "@/lib/browser/api";
import { doneText, type TellOutcome } from "../telling/tell-words";
import { useTellPanel } from "../telling/use-tell-panel.client";
import { movedLabel } from "./pipeline-words";

type Overlay = Pick<PipelineRow, "stageId" | "status" | "version" | "stageSince" | "changedAt">;
type Overlays = Record<string, Overlay>;
type ReportedMove = {
  moving: readonly PipelineRow[];
  stage: StageCount;
  /** What the confirmation says. */
  text: (moved: string) => string;
};
type ResponseBody = { results: MoveResult[] };

const post = (path: string, json: unknown) =>
  api<ResponseBody>(`/api/employer/applications/${path}`, { method: "POST", json });

/** A row as it is now: the server's, with the changes made since. */
function withOverlay(row: PipelineRow, overlay: Overlay | undefined): PipelineRow {
  return overlay && overlay.version > row.version ? { ...row, ...overlay } : row;
}

/** Since when a row that has just moved is where it is. */
function since(now = new Date()): Pick<Overlay, "stageSince" | "changedAt"> {
  return { stageSince: now.toISOString(), changedAt: now.toISOString() };
}

/** Where a row will be, until the server confirms it. */
function guessOf({ version }: PipelineRow, { id, status }: StageCount): Overlay {
  return { stageId: id, status, version: version + 0.5, ...since() };
}

function withGuesses(overlays: Overlays, rows: readonly PipelineRow[], stage: StageCount) {
  return { ...overlays, ...Object.fromEntries(rows.map((row) => [row.id, guessOf(row, stage)])) };
}

function without(overlays: Overlays, ids: readonly string[]): Overlays {
  return Object.fromEntries(Object.entries(overlays).filter(([id]) => !ids.includes(id)));
}

function problemText(problems: readonly string[]): string {
  const [first = ""] = problems;
  return problems.length > 1 ? `${first} The same for ${problems.length - 1} more.` : first;
}

const idsOf = (rows: readonly PipelineRow[]) => rows.map(({ id }) => id);
/** The confirmation of a move with its letter. */
const saidBy = (told: TellOutcome) => (moved: string) => doneText(moved, told.when, new Date());

/** Who was moved, and where each goes back to. */
function namesOf(done: { id: string; version: number }[], moving: readonly PipelineRow[]) {
  const before = new Map(moving.map((row) => [row.id, row]));
  return {
    who: movedLabel(done.map(({ id }) => before.get(id)?.name ?? "")),
    back: done.map((one) => ({ ...one, stageId: before.get(one.id)?.stageId ?? null })),
  };
}

/** What the server moved, by id, and why it refused the others. */
function sorted(results: readonly MoveResult[], stageIds: Record<string, string | null>) {
  const done = results.flatMap(({ id, status, version }) =>
    status === null || version === null
      ? []
      : [[id, { status, version, stageId: stageIds[id] ?? null, ...since() }] as const],
  );
  const refused = results.filter(({ problem }) => problem !== null);
  return { done, refused, problems: refused.flatMap(({ problem }) => problem ?? []) };
}

/**
 * Moves applications at once on the screen and then on the server; what the server refuses moves
 * back, with its reason. A decision opens the panel first: render `panel`. Each move can be undone
 * while its message shows.
 */
export function useMoves(given: readonly PipelineRow[]) {
  const router = useRouter();
  const [overlays, setOverlays] = useState<Overlays>({});
  const [announcement, setAnnouncement] = useState("");
  const { panel, tell } = useTellPanel();
  const rows = given.map((row) => withOverlay(row, overlays[row.id]));

  function settle(results: readonly MoveResult[], stageIds: Record<string, string | null>) {
    const { done, refused, problems } = sorted(results, stageIds);
    setOverlays((known) => ({
      ...without(
        known,
        refused.map(({ id }) => id),
      ),
      ...Object.fromEntries(done),
    }));
    if (problems.length > 0) {
      setAnnouncement(problemText(problems));
      toast({ kind: "bad", text: problemText(problems) });
    }
    router.refresh();
    return done.map(([id, { version }]) => ({ id, version }));
  }

  async function undo(
    applications: { id: string; version: number; stageId: string | null }[],
    who: string,
  ): Promise<void> {
    try {
      const { results } = await post("undone-moves", { applications });
      const before = Object.fromEntries(applications.map(({ id, stageId }) => [id, stageId]));
      const done = settle(results, before);
      if (done.length > 0) setAnnouncement(`${who} moved back`);
    } catch (error) {
      toast({ kind: "bad", text: failureText(error) });
    }
  }

  /** Shows what came of a move, with a way back. Returns whether any moved. */
  function report(results: readonly MoveResult[], { moving, stage, text }: ReportedMove): boolean {
    const done = settle(results, Object.fromEntries(moving.map(({ id }) => [id, stage.id])));
    if (done.length === 0) return false;
    const { who, back } = namesOf(done, moving);
    const isSent = results.some(({ letter }) => letter?.isSent);
    const moved = `${who} moved to ${stage.name}`;
    setAnnouncement(moved);
    toast({
      kind: "good",
      text: text(moved),
      // Nothing brings back a letter that has left.
      ...(isSent ? {} : { action: { label: "Undo", run: () => void undo(back, who) } }),
      seconds: UNDO.shownSeconds,
    });
    return true;
  }

  /** Moves them; a decision first asks what they are told. Returns whether any moved. */
  async function move(selected: readonly PipelineRow[], stage: StageCount) {
    const moving = selected.filter(({ stageId }) => stageId !== stage.id);
    if (moving.length === 0) return false;
    if (isDecision(stage.status) && moving.some(({ status }) => status !== stage.status)) {
      const told = await tell(idsOf(moving), stage.id);
      return told !== null && report(told.results, { moving, stage, text: saidBy(told) });
    }
    const ids = idsOf(moving);
    setOverlays((known) => withGuesses(known, moving, stage));
    try {
      const applications = moving.map(({ id, version }) => ({ id, version }));
      const { results } = await post("moves", { stageId: stage.id, applications });
      return report(results, { moving, stage, text: (moved) => moved });
    } catch (error) {
      setOverlays((known) => without(known, ids));
      setAnnouncement(failureText(error));
      toast({ kind: "bad", text: failureText(error) });
      return false;
    }
  }

  return { rows, move, announcement, panel };
}
