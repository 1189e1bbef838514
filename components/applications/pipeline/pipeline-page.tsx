import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Pagination } from "@/components/ui/pagination/pagination";
import type { CompanyExportView } from "@/lib/applications/pipeline/exports.schema";
import { NOT_SELECTIVE } from "@/lib/applications/pipeline/filters";
import type { PipelineFilters } from "@/lib/applications/pipeline/filters.schema";
import type {
  FilterOptions,
  PipelineJob,
  PipelineLanes,
  PipelinePage as PipelineList,
} from "@/lib/applications/pipeline/schema";
import type { TableColumn } from "@/lib/applications/saved-views/columns.schema";
import type { SavedView } from "@/lib/applications/saved-views/schema";
import { type GoneFilter, keptSearch } from "@/lib/applications/saved-views/views";
import type { OwnCompany } from "@/lib/companies/schema";
import { plural } from "@/lib/shared/plural";
import { Lanes } from "../lanes/lanes.client";
import { ColumnsButton } from "../saved-views/columns.client";
import { everyonesLists, type HrefFor } from "../saved-views/everyones-lists";
import { GoneFilters } from "../saved-views/gone-filters";
import { SavedViews } from "../saved-views/saved-views.client";
import { PipelineToolbar } from "../toolbar/pipeline-toolbar.client";
import { ExportButton, ExportedFiles } from "./exports.client";
import { NoApplications } from "./no-applications";
import { PipelineHead } from "./pipeline-head";
import { Table } from "./table.client";

type Props = {
  shown: { view: "lanes"; lanes: PipelineLanes } | { view: "table"; list: PipelineList };
  filters: PipelineFilters;
  jobs: PipelineJob[];
  options: FilterOptions;
  companies: OwnCompany[];
  saved: {
    views: SavedView[];
    /** How many applications each of them shows, by its id. */
    counts: Readonly<Record<string, number>>;
    /** The one that the list was opened as. */
    current: SavedView | undefined;
    /** What the filters name that no longer exists. */
    gone: GoneFilter[];
    /** The table's columns. */
    columns: readonly TableColumn[];
  };
  /** The recently requested files. */
  files: CompanyExportView[];
  /** The ISO instant when the page was rendered. */
  now: string;
  /** The query string of the list's address. */
  search: string;
  isNarrowed: boolean;
  hrefFor: HrefFor;
};

function NothingFound({ href }: { href: string }) {
  return (
    <EmptyState
      drawing="search"
      title="No matching applications"
      text="Nothing matches these filters. Remove one, or show all applications."
    >
      <LinkButton href={href}>Show all applications</LinkButton>
    </EmptyState>
  );
}

/** What takes filters away that name something that no longer exists. */
function withoutGone(gone: readonly GoneFilter[]): Partial<PipelineFilters> {
  return {
    page: 1,
    ...(gone.includes("job") ? { jobId: null } : {}),
    ...(gone.includes("stage") ? { stageId: null } : {}),
    ...(gone.includes("tag") ? { tag: "" } : {}),
  };
}

function Listed({
  list,
  now,
  search,
  filters,
  hrefFor,
  saved,
}: Pick<Props, "now" | "search" | "filters" | "hrefFor" | "saved"> & { list: PipelineList }) {
  const { rows, total, page, pageCount } = list;
  const from = list.rows.length === 0 ? 0 : (page - 1) * Math.ceil(total / pageCount) + 1;
  if (rows.length === 0)
    return (
      <NothingFound
        href={hrefFor(
          { ...NOT_SELECTIVE, jobId: null, stageId: null, waiting: "any", show: "all", page: 1 },
          "table",
        )}
      />
    );
  return (
    <>
      <Table
        list={list}
        now={now}
        search={search}
        isOfWaiting={filters.waiting === "unanswered"}
        columns={saved.columns}
      />
      <div className="pipe-foot">
        <p className="num">
          {plural(total, { one: "{count} application", other: "{count} applications" })}
          {pageCount > 1 && from > 0 ? `, page ${page} of ${pageCount}` : ""}
        </p>
        {list.canHandle && (
          <ExportButton
            kind="csv"
            search={search}
            label="Export CSV"
            className="btn btn-outline btn-sm"
          />
        )}
      </div>
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefFor={(to) => hrefFor({ page: to }, "table")}
      />
    </>
  );
}

/** The applications that a company received: a lane for each stage, or a table. */
export function PipelinePage({
  shown,
  filters,
  jobs,
  options,
  companies,
  saved,
  files,
  now,
  search,
  isNarrowed,
  hrefFor,
}: Props) {
  const frame = shown.view === "lanes" ? shown.lanes : shown.list;
  if (frame.received === 0) return <NoApplications canHandle={frame.canHandle} />;
  const hrefs = {
    lanes: hrefFor({ stageId: null, show: "open", page: 1 }, "lanes"),
    table: hrefFor({ page: 1 }, "table"),
  };
  const moreHref = (stageId: string) => hrefFor({ stageId, show: "all", page: 1 }, "table");
  const hasFound = frame.stages.some(({ count }) => count > 0);
  return (
    <div className="wrap wrap-wide pipe">
      <PipelineToolbar
        view={shown.view}
        stages={frame.stages}
        total={shown.view === "table" ? shown.list.total : frame.counts.all}
        received={frame.totals.all}
        head={
          <PipelineHead
            frame={frame}
            companies={companies}
            jobId={filters.jobId}
            view={shown.view}
            hrefs={hrefs}
          />
        }
        lists={
          <SavedViews
            companyId={frame.companyId}
            lists={everyonesLists(frame.totals, { filters, view: shown.view, hrefFor })}
            views={saved.views}
            counts={saved.counts}
            savedId={saved.current?.id ?? null}
            view={shown.view}
            search={keptSearch(shown.view === "table" ? `view=table&${search}` : search)}
            columns={shown.view === "table" ? saved.columns : []}
          />
        }
        {...{ filters, jobs, options }}
      >
        {shown.view === "table" && (
          <ColumnsButton
            companyId={frame.companyId}
            columns={saved.columns}
            current={saved.current}
          />
        )}
      </PipelineToolbar>
      <GoneFilters gone={saved.gone} href={hrefFor(withoutGone(saved.gone), shown.view)} />
      {shown.view === "table" && (
        <Listed list={shown.list} {...{ now, search, filters, hrefFor, saved }} />
      )}
      {shown.view === "lanes" &&
        (hasFound || !isNarrowed ? (
          <Lanes
            pipeline={shown.lanes}
            sort={filters.sort}
            search={["view=lanes", search].filter(Boolean).join("&")}
            now={now}
            showsJob={filters.jobId === null}
            moreHrefs={Object.fromEntries(frame.stages.map(({ id }) => [id, moreHref(id)]))}
          />
        ) : (
          <NothingFound
            href={hrefFor({ ...NOT_SELECTIVE, jobId: null, waiting: "any" }, "lanes")}
          />
        ))}
      <ExportedFiles initial={files} />
    </div>
  );
}
