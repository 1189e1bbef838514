"use client";

import type { Route } from "next";
import { useRouter } from "next/navigation";
import { useEffect, useLayoutEffect, useRef, useState, useTransition } from "react";
import { filtersAddress, listAddress } from "@/lib/applications/pipeline/filters";
import type { PipelineFilters, PipelineView } from "@/lib/applications/pipeline/filters.schema";
import { PIPELINE_PATH } from "../pipeline/pipeline-words";

const TYPING_MS = 400;

/**
 * Filters that act at once, by the address: what is chosen immediately, what is typed after a pause.
 */
export function useFilters(view: PipelineView, filters: PipelineFilters) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const [values, setValues] = useState(filters);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const address = filtersAddress(filters, view);
  const [known, setKnown] = useState(address);
  if (known !== address) {
    setKnown(address);
    // What is being typed meanwhile is newer than what the address says.
    const { query, place } = values;
    setValues(typing.current === undefined ? filters : { ...filters, query, place });
  }
  // Two changes before the next render: the second adds to the first.
  const latest = useRef(values);
  useLayoutEffect(() => {
    latest.current = values;
  }, [values]);
  useEffect(() => () => clearTimeout(typing.current), []);

  function change(by: Partial<PipelineFilters>): PipelineFilters {
    latest.current = { ...latest.current, ...by };
    setValues(latest.current);
    return latest.current;
  }

  function go(next: PipelineFilters): void {
    clearTimeout(typing.current);
    typing.current = undefined;
    const href = `${PIPELINE_PATH}?${listAddress({ ...next, page: 1 }, view)}`;
    startTransition(() => router.replace(href as Route, { scroll: false }));
  }
  function choose(by: Partial<PipelineFilters>): void {
    go(change(by));
  }
  function type(by: Partial<PipelineFilters>): void {
    change(by);
    clearTimeout(typing.current);
    typing.current = setTimeout(() => go(latest.current), TYPING_MS);
  }
  return { values, choose, type, go: () => go(latest.current), isPending };
}
