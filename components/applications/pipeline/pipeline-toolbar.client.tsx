"use client";

import { useId, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { isSelective, NOT_SELECTIVE } from "@/lib/applications/pipeline/filters";
import {
  FIND_MAX_LENGTH,
  type PipelineFilters,
  type PipelineView,
} from "@/lib/applications/pipeline/filters.schema";
import type { FilterOptions, PipelineJob, StageCount } from "@/lib/applications/pipeline/schema";
import { KeysButton } from "../keys/keys-button.client";
import { BOARD_KEYS } from "../keys/use-board-keys.client";
import { TABLE_KEYS } from "../keys/use-table-keys.client";
import { type ChoiceOptions, FilterChoice, FilterText } from "./filter-choices";
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
  hrefs: { board: string; table: string };
};

const WAITING_NAMES = [
  ["any", "Every age"],
  ["unseen", "Not opened yet"],
  ["unanswered", "New for over 7 days"],
] as const;
const SHOW_NAMES = [
  ["open", "Open"],
  ["ended", "Ended"],
  ["all", "Open and ended"],
] as const;
const SORT_NAMES = [
  ["newest", "Newest first"],
  ["oldest", "Oldest first"],
  ["changed", "Latest change"],
  ["name", "By name"],
  ["rating", "Best rated first"],
  ["skills", "Most skills first"],
  ["waiting", "Longest in stage first"],
] as const;

const RATINGS: ChoiceOptions = [
  ["", "Any rating"],
  ...[2, 3, 4, 4.5].map((rating) => [String(rating), `Rated ${rating} or more`] as const),
];
const SKILLS: ChoiceOptions = [
  ["", "Any skills"],
  ...[1, 2, 3, 4, 5, 6, 8, 10].map((count) => [String(count), `${count}+ skills`] as const),
];
const ANY_STAGE = ["", "Every stage"] as const;

function Views({ view, hrefs }: Pick<Props, "view" | "hrefs">) {
  const views = [
    ["board", "Board", "columns-3"],
    ["table", "Table", "list"],
  ] as const;
  return (
    <nav className="view-links" aria-label="View">
      {views.map(([name, label, icon]) => (
        <a
          key={name}
          href={hrefs[name]}
          {...(name === view ? { "aria-current": "page" as const } : {})}
        >
          <Icon name={icon} size="sm" />
          {label}
        </a>
      ))}
    </nav>
  );
}

type Filters = ReturnType<typeof useFilters>;
const numberIn = (text: string) => (text === "" ? null : Number(text));
const named = (any: string, values: readonly string[]): ChoiceOptions => [
  ["", any],
  ...values.map((value) => [value, value] as const),
];

/** The filters on what someone sent, and on what the team made of it. */
function Selection({ options, filters }: { options: FilterOptions; filters: Filters }) {
  const { values, choose, type } = filters;
  const { rating, skills, tag, place, answer, isUnread } = values;
  return (
    <>
      <FilterChoice
        label="Rating"
        value={rating === null ? "" : String(rating)}
        isSet={rating !== null}
        options={RATINGS}
        onChange={(text) => choose({ rating: numberIn(text) })}
      />
      <FilterChoice
        label="Skills"
        value={skills === null ? "" : String(skills)}
        isSet={skills !== null}
        options={SKILLS}
        onChange={(text) => choose({ skills: numberIn(text) })}
      />
      {(options.tags.length > 0 || tag !== "") && (
        <FilterChoice
          label="Tag"
          value={tag}
          isSet={tag !== ""}
          options={named("Any tag", [...new Set([...options.tags, ...(tag ? [tag] : [])])])}
          onChange={(text) => choose({ tag: text })}
        />
      )}
      {(options.answers.length > 0 || answer !== "") && (
        <FilterChoice
          label="Answer"
          value={answer}
          isSet={answer !== ""}
          options={named("Any answer", [
            ...new Set([...options.answers, ...(answer ? [answer] : [])]),
          ])}
          onChange={(text) => choose({ answer: text })}
        />
      )}
      <FilterText
        label="Place"
        placeholder="Any place"
        value={place}
        maxLength={FIND_MAX_LENGTH}
        isSet={place !== ""}
        onChange={(text) => type({ place: text })}
      />
      <label className="check tool-check" data-set={isUnread || undefined}>
        <input
          type="checkbox"
          checked={isUnread}
          onChange={({ currentTarget }) => choose({ isUnread: currentTarget.checked })}
        />
        Unread only
      </label>
    </>
  );
}

type RestProps = Pick<Props, "view" | "stages" | "options"> & {
  id: string;
  isOpen: boolean;
  filters: Filters;
};

/** The filters that phones open by a button, and the order. */
function Rest({ id, isOpen, view, stages, options, filters }: RestProps) {
  const { values, choose } = filters;
  const { stageId, waiting, show, sort } = values;
  const isTable = view === "table";
  return (
    <div className="tool-rest" id={id} data-open={isOpen || undefined}>
      {isTable && (
        <FilterChoice
          label="Stage"
          value={stageId ?? ""}
          isSet={stageId !== null}
          options={[ANY_STAGE, ...stages.map((stage) => [stage.id, stage.name] as const)]}
          onChange={(text) => choose({ stageId: text || null, show: text ? "all" : show })}
        />
      )}
      <FilterChoice
        label="Waiting"
        value={waiting}
        isSet={waiting !== "any"}
        options={WAITING_NAMES}
        onChange={(text) => choose({ waiting: text as PipelineFilters["waiting"] })}
      />
      <Selection options={options} filters={filters} />
      {isTable && (
        <FilterChoice
          label="Show"
          value={show}
          options={SHOW_NAMES}
          onChange={(text) => choose({ show: text as PipelineFilters["show"] })}
        />
      )}
      <FilterChoice
        label="Sort"
        value={sort}
        options={SORT_NAMES}
        onChange={(text) => choose({ sort: text as PipelineFilters["sort"] })}
      />
    </div>
  );
}

/** How many of the filters behind the button narrow the list. */
function countSet(values: PipelineFilters): number {
  const names = Object.keys(NOT_SELECTIVE) as (keyof typeof NOT_SELECTIVE)[];
  return names.filter((name) => name !== "query" && values[name] !== NOT_SELECTIVE[name]).length;
}

/** What the list shows, in which order; each choice acts at once and stays in the address. */
export function PipelineToolbar(props: Props) {
  const { view, jobs, stages, options, total, received, hrefs } = props;
  const filters = useFilters(view, props.filters);
  const { values, choose, type, go, isPending } = filters;
  const { jobId, query } = values;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const count = countSet(values);
  return (
    <div className="tools" aria-busy={isPending}>
      <form
        className="tool-form"
        aria-label="Filter applications"
        onSubmit={(event) => {
          event.preventDefault();
          go();
        }}
      >
        <FilterChoice
          label="Job"
          value={jobId ?? ""}
          isSet={jobId !== null}
          options={[
            ["", "All jobs"],
            ...jobs.map((job) => [job.id, `${job.title} (${job.applications})`] as const),
          ]}
          onChange={(text) => choose({ jobId: text || null, answer: "" })}
        />
        <FilterText
          label="Search names, CVs, answers, notes and tags"
          placeholder="Search CVs, answers, notes"
          value={query}
          maxLength={FIND_MAX_LENGTH}
          icon={<Icon name="search" size="sm" />}
          onChange={(text) => type({ query: text })}
        />
        <button
          type="button"
          className="btn btn-outline tool-more"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="sliders-horizontal" size="sm" />
          {count > 0 ? `Filters (${count})` : "Filters"}
        </button>
        <Rest id={id} isOpen={isOpen} filters={filters} {...{ view, stages, options }} />
      </form>
      <div className="tool-line">
        <p className="help" role="status">
          {total} of {received} shown
        </p>
        {(isSelective(props.filters) || props.filters.waiting !== "any") && (
          <button
            type="button"
            className="link"
            onClick={() => choose({ ...NOT_SELECTIVE, waiting: "any" })}
          >
            Clear filters
          </button>
        )}
        <KeysButton
          keys={view === "table" ? TABLE_KEYS : BOARD_KEYS}
          className="link tool-keys needs-script"
        />
        <Views view={view} hrefs={hrefs} />
      </div>
    </div>
  );
}
