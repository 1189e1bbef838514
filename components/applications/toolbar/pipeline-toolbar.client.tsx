"use client";

import { type ReactNode, useId, useRef, useState } from "react";
import { useEarlyInput } from "@/components/ui/forms/early-input.client";
import { Icon } from "@/components/ui/icon";
import { isSelective, NOT_SELECTIVE } from "@/lib/applications/pipeline/filters";
import type { PipelineFilters, PipelineView } from "@/lib/applications/pipeline/filters.schema";
import type { FilterOptions, PipelineJob, StageCount } from "@/lib/applications/pipeline/schema";
import { KeysButton } from "../keys/keys-button.client";
import { LANE_KEYS } from "../keys/use-lane-keys.client";
import { TABLE_KEYS } from "../keys/use-table-keys.client";
import { FilterChoice } from "./filter-choices";
import { FurtherFilters } from "./further-filters";
import { useFilters } from "./use-filters.client";

type Props = {
  view: PipelineView;
  filters: PipelineFilters;
  jobs: PipelineJob[];
  stages: readonly StageCount[];
  options: FilterOptions;
  /** How many match, of how many. */
  total: number;
  received: number;
  /** The two views, and what else there is to do, beside the posting. */
  head: ReactNode;
  /** The lists that are one press away. */
  lists: ReactNode;
  /** More to do, beside the keys. */
  children?: ReactNode;
};

/** How many of the filters behind the button narrow the list. */
function countSet(values: PipelineFilters): number {
  const names = Object.keys(NOT_SELECTIVE) as (keyof typeof NOT_SELECTIVE)[];
  return names.filter((name) => values[name] !== NOT_SELECTIVE[name]).length;
}

/**
 * The head of the page: whose applications are shown, which of them, and in which order; each choice
 * acts at once and stays in the address.
 */
export function PipelineToolbar(props: Props) {
  const { view, jobs, stages, options, total, received, head, lists, children } = props;
  const filters = useFilters(view, props.filters);
  const { values, choose, go, isPending } = filters;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  useEarlyInput(place);
  const count = countSet(values);
  return (
    <div className="tools" ref={place} aria-busy={isPending} data-open={isOpen || undefined}>
      <div className="tools-head">
        <h1 className="sr-narrow">Applications</h1>
        <FilterChoice
          label="Job"
          value={values.jobId ?? ""}
          options={[
            ["", "All jobs"],
            ...jobs.map((job) => [job.id, `${job.title} (${job.applications})`] as const),
          ]}
          onChange={(text) => choose({ jobId: text || null, answer: "" })}
        />
        <button
          type="button"
          className="btn btn-outline tools-more needs-script"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={count > 0 ? `Filters, ${count} set` : "Filters"}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="sliders-horizontal" size="sm" />
          {count > 0 && count}
        </button>
        {head}
      </div>
      {lists}
      <div className="tool-bar" id={id}>
        <form
          className="tool-form"
          aria-label="Filter applications"
          onSubmit={(event) => {
            event.preventDefault();
            go();
          }}
        >
          <FurtherFilters filters={filters} {...{ view, stages, options }}>
            {isSelective(props.filters) && (
              <button type="button" className="link" onClick={() => choose(NOT_SELECTIVE)}>
                Clear filters
              </button>
            )}
            <p className="help tool-shown" role="status">
              {total} of {received} shown
            </p>
          </FurtherFilters>
        </form>
        {children}
        <KeysButton
          keys={view === "table" ? TABLE_KEYS : LANE_KEYS}
          className="link tool-keys needs-script"
        />
      </div>
    </div>
  );
}
