"use client";

import type { ItemKind } from "@/lib/moderation/decisions.schema";
import type { ReasonTemplateView } from "@/lib/moderation/reason-templates.schema";
import { plural } from "@/lib/shared/plural";
import { VERDICTS } from "../queue/review-words";
import { type BulkAction, BulkForm } from "./bulk-form.client";
import { type SelectedRow, useBulk } from "./use-bulk.client";

type BulkItem = { kind: ItemKind; id: string; version?: number };

// The boxes are the queue's own (queue-list.tsx).
function toItem({ data }: SelectedRow): BulkItem {
  const item = { kind: data["kind"] as ItemKind, id: data["id"] ?? "" };
  return data["version"] ? { ...item, version: Number(data["version"]) } : item;
}

const isRisky = ({ data }: SelectedRow) => Number(data["count"] ?? 0) > 0;

function noteOf(selected: readonly SelectedRow[], kinds: number): string {
  if (kinds > 1) return "Select entries of one kind to decide them together.";
  const risky = selected.filter(isRisky).length;
  return risky === 0
    ? ""
    : plural(risky, {
        one: "{count} of them has warnings. Open it first.",
        other: "{count} of them have warnings. Open them first.",
      });
}

/** Decides the selected entries of the queue alike. */
export function BulkVerdict({ templates }: { templates: readonly ReasonTemplateView[] }) {
  const { form, selected, failed, isBusy, run, clear } = useBulk();
  const items = selected.map(toItem);
  const kinds = new Set(items.map((item) => item.kind));
  const [kind = "job"] = kinds;
  const labels = VERDICTS[kind];

  const decide = (verdict: Record<string, unknown>) => (reason: string) =>
    run({
      path: "/api/admin/reviews",
      json: { ...verdict, reason, items },
      idOf: (row) => toItem(row).id,
      done: (count) => plural(count, { one: "{count} decided.", other: "{count} decided." }),
    });

  const actions: BulkAction[] = [
    {
      label: labels.approve,
      tone: "btn-strong",
      needsReason: false,
      act: decide({ isApproved: true }),
    },
    ...(labels.ask
      ? [
          {
            label: labels.ask,
            tone: "btn-outline",
            needsReason: true,
            act: decide({ isApproved: false, asksForChanges: true }),
          },
        ]
      : []),
    {
      label: labels.reject,
      tone: "btn-danger",
      needsReason: labels.reason !== "",
      act: decide({ isApproved: false }),
    },
  ];

  return (
    <BulkForm
      {...{ form, failed, isBusy, templates }}
      count={selected.length}
      note={noteOf(selected, kinds.size)}
      reasonLabel={labels.reason || "Why"}
      actions={kinds.size === 1 ? actions : []}
      onClear={clear}
    />
  );
}
