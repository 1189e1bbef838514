"use client";

import type { ReasonTemplateView } from "@/lib/moderation/reason-templates.schema";
import { plural } from "@/lib/shared/plural";
import { BulkForm } from "./bulk-form.client";
import { useBulk } from "./use-bulk.client";

type Props = { of: "companies" | "people"; templates: readonly ReasonTemplateView[] };

const WORDS = {
  companies: {
    note: "Their jobs are hidden right away, and their applicants are told.",
    done: { one: "{count} company suspended.", other: "{count} companies suspended." },
  },
  people: {
    note: "They're signed out right away and get the reason by email.",
    done: { one: "{count} account suspended.", other: "{count} accounts suspended." },
  },
} as const;

/** Suspends the selected companies or accounts for one reason. */
export function BulkSuspension({ of, templates }: Props) {
  const { form, selected, failed, isBusy, run, clear } = useBulk();
  const words = WORDS[of];
  return (
    <BulkForm
      {...{ form, failed, isBusy, templates }}
      count={selected.length}
      note={words.note}
      reasonLabel="Reason, shown to them"
      onClear={clear}
      actions={[
        {
          label: "Suspend",
          tone: "btn-danger",
          needsReason: true,
          act: (reason) =>
            run({
              path: `/api/admin/${of}/suspensions`,
              json: { ids: selected.map(({ value }) => value), reason },
              idOf: ({ value }) => value,
              done: (count) => plural(count, words.done),
            }),
        },
      ]}
    />
  );
}
