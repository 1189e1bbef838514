"use client";

import { useRouter } from "next/navigation";
import { type RefObject, useEffect, useRef, useState } from "react";
import { toast } from "@/components/ui/toasts/toast.client";
import { useOneAtATime } from "@/components/ui/toasts/use-one-at-a-time.client";
import { api } from "@/lib/browser/api";
import type { BulkResult } from "@/lib/moderation/bulk.schema";
import { BULK_FORM } from "./select-box";

/** A selected row, as its box describes it. */
export type SelectedRow = { value: string; name: string; data: DOMStringMap };
export type FailedRow = { name: string; problem: string };

function readSelected(form: HTMLFormElement | null): SelectedRow[] {
  const boxes = form ? [...form.elements].filter((one) => one instanceof HTMLInputElement) : [];
  return boxes
    .filter(({ type, checked }) => type === "checkbox" && checked)
    .map(({ value, dataset }) => ({ value, name: dataset["name"] ?? value, data: dataset }));
}

/** The rows whose boxes are checked, as they change. */
function useSelected(form: RefObject<HTMLFormElement | null>) {
  const [selected, setSelected] = useState<readonly SelectedRow[]>([]);
  useEffect(() => {
    const read = () => setSelected(readSelected(form.current));
    const changed = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.form?.id === BULK_FORM) read();
    };
    document.addEventListener("change", changed);
    // Boxes may have been checked before this script ran.
    read();
    return () => document.removeEventListener("change", changed);
  }, [form]);
  return { selected, reread: () => setSelected(readSelected(form.current)) };
}

type Call = {
  path: string;
  json: Record<string, unknown>;
  /** The id that the result of a row names. */
  idOf: (row: SelectedRow) => string;
  /** The message, given how many it was done for. */
  done: (count: number) => string;
};

/**
 * Acts on the selected rows, one act at a time. Rows that were refused stay selected, and `failed`
 * says why.
 */
export function useBulk() {
  const form = useRef<HTMLFormElement>(null);
  const router = useRouter();
  const { selected, reread } = useSelected(form);
  const { isBusy, attempt } = useOneAtATime();
  const [failed, setFailed] = useState<readonly FailedRow[]>([]);

  function uncheck(values: ReadonlySet<string>): void {
    for (const box of form.current?.elements ?? []) {
      if (box instanceof HTMLInputElement && values.has(box.value)) box.checked = false;
    }
    reread();
  }

  function report(results: readonly BulkResult[], { idOf, done }: Call): void {
    const problems = new Map(results.map(({ id, problem }) => [id, problem]));
    const problemOf = (row: SelectedRow) => problems.get(idOf(row)) ?? null;
    const good = selected.filter((row) => problemOf(row) === null);
    setFailed(
      selected.flatMap((row) => {
        const problem = problemOf(row);
        return problem === null ? [] : [{ name: row.name, problem }];
      }),
    );
    uncheck(new Set(good.map(({ value }) => value)));
    if (good.length > 0) toast({ kind: "good", text: done(good.length) });
  }

  /** Returns whether the server accepted it; refusals of single rows are in `failed`. */
  async function run(call: Call): Promise<boolean> {
    if (selected.length === 0) return false;
    return attempt(async () => {
      const { path, json } = call;
      const { results } = await api<{ results: BulkResult[] }>(path, { method: "POST", json });
      report(results, call);
      router.refresh();
    });
  }

  const clear = () => uncheck(new Set(selected.map(({ value }) => value)));
  return { form, selected, failed, isBusy, run, clear };
}
