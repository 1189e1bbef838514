import { Icon } from "@/components/ui/icon";
import {
  FIND_MAX_LENGTH,
  type PipelineFilters,
  type PipelineJob,
  type PipelineView,
} from "@/lib/applications/pipeline/schema";

export const PIPELINE_PATH = "/employer/applications";

type Props = {
  view: PipelineView;
  filters: PipelineFilters;
  jobs: PipelineJob[];
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
] as const;

type Choice = {
  name: string;
  label: string;
  value: string;
  options: readonly (readonly [string, string])[];
};

function Choose({ name, label, value, options }: Choice) {
  return (
    <label className="tool-choice">
      <span className="sr">{label}</span>
      <select className="input" name={name} defaultValue={value}>
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

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

/**
 * The filters and order of the list, as a form that submits to its address and so works without
 * scripts.
 */
export function PipelineToolbar({ view, filters, jobs, hrefs }: Props) {
  const { companyId, jobId, stageId, query, waiting, show, sort } = filters;
  const jobOptions = jobs.map(
    ({ id, title, applications }) => [id, `${title} (${applications})`] as const,
  );
  const isTable = view === "table";
  return (
    <div className="tools">
      <form className="tool-form" action={PIPELINE_PATH} key={JSON.stringify(filters)}>
        {isTable && <input type="hidden" name="view" value="table" />}
        {companyId && <input type="hidden" name="companyId" value={companyId} />}
        {isTable && stageId && <input type="hidden" name="stageId" value={stageId} />}
        <Choose
          name="jobId"
          label="Job"
          value={jobId ?? ""}
          options={[["", "All jobs"], ...jobOptions]}
        />
        <label className="tool-find">
          <span className="sr">Search names, CVs, answers, notes and tags</span>
          <Icon name="search" size="sm" />
          <input
            className="input"
            type="search"
            name="query"
            placeholder="Search CVs, answers, notes"
            defaultValue={query}
            maxLength={FIND_MAX_LENGTH}
          />
        </label>
        <Choose name="waiting" label="Waiting" value={waiting} options={WAITING_NAMES} />
        {isTable && <Choose name="show" label="Show" value={show} options={SHOW_NAMES} />}
        <Choose name="sort" label="Sort" value={sort} options={SORT_NAMES} />
        <button className="btn btn-outline" type="submit">
          Apply
        </button>
      </form>
      <Views view={view} hrefs={hrefs} />
    </div>
  );
}
