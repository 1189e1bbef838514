"use client";

import type { PipelineRow, StageCount } from "@/lib/applications/pipeline/schema";
import type { useSelection } from "../pipeline/use-selection.client";
import { BulkBar } from "./bulk-bar.client";

type Props = {
  companyId: string;
  canHandle: boolean;
  rows: readonly PipelineRow[];
  stages: readonly StageCount[];
  /** The query string of the list's address. */
  search: string;
  selection: ReturnType<typeof useSelection>;
  targetsOf: (row: PipelineRow) => readonly StageCount[];
  move: (rows: readonly PipelineRow[], stage: StageCount) => Promise<boolean>;
  /** The bar is gone with the selection, whose first one this was. */
  onCleared: (id: string) => void;
};

/** What can be done with everyone selected; renders nothing without a selection. */
export function SelectionBar({ rows, stages, selection, targetsOf, move, ...props }: Props) {
  const { chosen, select, clear } = selection;
  const selected = rows.filter(({ id }) => chosen.has(id));
  const [first] = selected;
  if (!first) return null;
  // For several, offers every stage that any of them can go to; the others stay and say why.
  const targets = stages.filter(({ id }) =>
    selected.some((row) => targetsOf(row).some((stage) => stage.id === id)),
  );
  async function moveSelected(stage: StageCount): Promise<void> {
    if (await move(selected, stage)) clear();
  }
  return (
    <BulkBar
      companyId={props.companyId}
      canHandle={props.canHandle}
      selected={selected}
      targets={targets}
      search={props.search}
      onMove={(stage) => void moveSelected(stage)}
      onSent={(ids) => select(ids, false)}
      onClear={() => {
        clear();
        props.onCleared(first.id);
      }}
    />
  );
}
