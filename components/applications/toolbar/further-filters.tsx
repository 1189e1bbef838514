import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import {
  FIND_MAX_LENGTH,
  type PipelineFilters,
  type PipelineView,
} from "@/lib/applications/pipeline/filters.schema";
import type { FilterOptions, StageCount } from "@/lib/applications/pipeline/schema";
import { type ChoiceOptions, FilterChoice, FilterText } from "./filter-choices";
import { ANY_STAGE, RATINGS, SHOW_NAMES, SKILLS, SORT_NAMES } from "./filter-options";
import type { useFilters } from "./use-filters.client";

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

type Props = {
  view: PipelineView;
  stages: readonly StageCount[];
  options: FilterOptions;
  filters: Filters;
  /** Before the order. */
  children: ReactNode;
};

/** The filters on applications, and their order. */
export function FurtherFilters({ view, stages, options, filters, children }: Props) {
  const { values, choose, type } = filters;
  const { query, stageId, show, sort } = values;
  const isTable = view === "table";
  return (
    <>
      <FilterText
        label="Search names, CVs, answers, notes and tags"
        placeholder="Search CVs, answers, notes"
        value={query}
        maxLength={FIND_MAX_LENGTH}
        icon={<Icon name="search" size="sm" />}
        onChange={(text) => type({ query: text })}
      />
      {isTable && (
        <FilterChoice
          label="Stage"
          value={stageId ?? ""}
          isSet={stageId !== null}
          options={[ANY_STAGE, ...stages.map((stage) => [stage.id, stage.name] as const)]}
          onChange={(text) => choose({ stageId: text || null, show: text ? "all" : show })}
        />
      )}
      <Selection options={options} filters={filters} />
      {isTable && (
        <FilterChoice
          label="Show"
          value={show}
          options={SHOW_NAMES}
          onChange={(text) => choose({ show: text as PipelineFilters["show"] })}
        />
      )}
      {children}
      <FilterChoice
        label="Sort"
        value={sort}
        options={SORT_NAMES}
        onChange={(text) => choose({ sort: text as PipelineFilters["sort"] })}
      />
    </>
  );
}
