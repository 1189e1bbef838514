import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { Pagination } from "@/components/ui/pagination";
import type { CompanyExportView } from "@/lib/applications/pipeline/exports.schema";
import { NOT_SELECTIVE } from "@/lib/applications/pipeline/filters";
import type { PipelineFilters } from "@/lib/applications/pipeline/filters.schema";
import type {
  FilterOptions,
  PipelineBoard,
  PipelineFrame,
  PipelineJob,
  PipelinePage as PipelineList,
} from "@/lib/applications/pipeline/schema";
import type { OwnCompany } from "@/lib/companies/schema";
import { plural } from "@/lib/shared/plural";
import { Board } from "../board/board.client";
import { ExportButton, ExportedFiles } from "./exports.client";
import { PipelineToolbar } from "./pipeline-toolbar.client";
import { PIPELINE_PATH } from "./pipeline-words";
import { Table } from "./table.client";

type Props = {
  shown: { view: "board"; board: PipelineBoard } | { view: "table"; list: PipelineList };
  filters: PipelineFilters;
  jobs: PipelineJob[];
  options: FilterOptions;
  companies: OwnCompany[];
  /** The recently requested files. */
  files: CompanyExportView[];
  /** The ISO instant when the page was rendered. */
  now: string;
  /** The query string of the list's address. */
  search: string;
  isNarrowed: boolean;
  hrefFor: (change: Partial<PipelineFilters>, view: "board" | "table") => string;
};

function waitingText({ unseen, unanswered }: PipelineFrame): string {
  const opened = unseen === 0 ? "You have opened everything." : `${unseen} not opened yet.`;
  if (unanswered === 0) return `${opened} No one has waited more than 7 days.`;
  const waited = plural(unanswered, {
    one: "{count} has waited for over 7 days.",
    other: "{count} have waited for over 7 days.",
  });
  return `${opened} ${waited}`;
}

function addHref(companyId: string, jobId: string | null): string {
  return `${PIPELINE_PATH}/add?companyId=${companyId}${jobId ? `&jobId=${jobId}` : ""}`;
}

function Companies({ companies, companyId }: { companies: OwnCompany[]; companyId: string }) {
  if (companies.length < 2) return null;
  return (
    <nav className="view-links" aria-label="Company">
      {companies.map(({ id, name }) => (
        <a
          key={id}
          href={`${PIPELINE_PATH}?companyId=${id}`}
          {...(id === companyId ? { "aria-current": "page" as const } : {})}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}

type HeadProps = { frame: PipelineFrame; companies: OwnCompany[]; jobId: string | null };

function Head({ frame, companies, jobId }: HeadProps) {
  return (
    <div className="pipe-head">
      <h1>Applications</h1>
      <p className="pipe-waiting">
        {frame.unseen + frame.unanswered > 0 && <span className="beacon" aria-hidden="true" />}
        {waitingText(frame)}
      </p>
      {frame.canHandle && (
        <LinkButton href={addHref(frame.companyId, jobId)}>
          <Icon name="plus" size="sm" />
          Add Person
        </LinkButton>
      )}
      {frame.canHandle && (
        <a className="link" href={`${PIPELINE_PATH}/letters?companyId=${frame.companyId}`}>
          {frame.letters === 0
            ? "Letters"
            : plural(frame.letters, {
                one: "{count} letter waiting",
                other: "{count} letters waiting",
              })}
        </a>
      )}
      {frame.isOwner && (
        <a className="link" href={`${PIPELINE_PATH}/stages?companyId=${frame.companyId}`}>
          Change stages
        </a>
      )}
      <Companies companies={companies} companyId={frame.companyId} />
    </div>
  );
}

function NothingFound({ href }: { href: string }) {
  return (
    <EmptyState
      drawing="search"
      title="No application fits"
      text="Nothing matches these filters. Remove one, or show all applications."
    >
      <LinkButton href={href}>Show all applications</LinkButton>
    </EmptyState>
  );
}

function Listed({
  list,
  now,
  search,
  filters,
  hrefFor,
}: Pick<Props, "now" | "search" | "filters" | "hrefFor"> & { list: PipelineList }) {
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
      <Table list={list} now={now} search={search} isOfWaiting={filters.waiting === "unanswered"} />
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

/** The applications that a company received: a board of its stages, or a table. */
export function PipelinePage({
  shown,
  filters,
  jobs,
  options,
  companies,
  files,
  now,
  search,
  isNarrowed,
  hrefFor,
}: Props) {
  const frame = shown.view === "board" ? shown.board : shown.list;
  if (frame.received === 0) return <NoApplications />;
  const hrefs = {
    board: hrefFor({ stageId: null, show: "open", page: 1 }, "board"),
    table: hrefFor({ page: 1 }, "table"),
  };
  const moreHref = (stageId: string) => hrefFor({ stageId, show: "all", page: 1 }, "table");
  const hasFound = frame.stages.some(({ count }) => count > 0);
  return (
    <div className="wrap pipe">
      <Head frame={frame} companies={companies} jobId={filters.jobId} />
      <PipelineToolbar
        view={shown.view}
        stages={frame.stages}
        total={shown.view === "table" ? shown.list.total : frame.counts.all}
        received={frame.received}
        {...{ filters, jobs, options, hrefs }}
      />
      {shown.view === "table" && (
        <Listed list={shown.list} {...{ now, search, filters, hrefFor }} />
      )}
      {shown.view === "board" &&
        (hasFound || !isNarrowed ? (
          <Board
            board={shown.board}
            search={search}
            now={now}
            showsJob={filters.jobId === null}
            moreHrefs={Object.fromEntries(frame.stages.map(({ id }) => [id, moreHref(id)]))}
          />
        ) : (
          <NothingFound
            href={hrefFor({ ...NOT_SELECTIVE, jobId: null, waiting: "any" }, "board")}
          />
        ))}
      <ExportedFiles initial={files} />
    </div>
  );
}

/** The page for someone who belongs to no company, or no longer does. */
export function NoTeam() {
  return (
    <EmptyState
      drawing="applications"
      title="You're not in a company's team"
      text="Only the team of the company that posted a job sees its applications. Create your company, or ask a colleague to invite you. If you were in a team before, you've been removed from it."
      isPage
    >
      <LinkButton href="/employer/profile">Create or Join a Company</LinkButton>
    </EmptyState>
  );
}

/** The page for a company without applications. */
export function NoApplications() {
  return (
    <EmptyState
      drawing="applications"
      title="No Applications Yet"
      text="Applications for your job postings will appear here once candidates start applying."
      isPage
    >
      <LinkButton href="/employer">Post a Job</LinkButton>
      <LinkButton href={`${PIPELINE_PATH}/add`}>Add Person</LinkButton>
    </EmptyState>
  );
}
