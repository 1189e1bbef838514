import { logTime } from "@/components/administration/audit-words";
import { AutoRefresh } from "@/components/administration/auto-refresh.client";
import { TableHead } from "@/components/analytics/table-head";
import { ActionButton } from "@/components/ui/action.client";
import { EmptyState } from "@/components/ui/empty-state";
import { LocalTime } from "@/components/ui/local-time.client";
import { BackLink } from "@/components/ui/navigation/back-link";
import { Notice } from "@/components/ui/notice";
import { plural } from "@/lib/shared/plural";
import { KIND_LABELS, OUTCOME_LABELS, SCHEDULES } from "@/lib/sources/labels";
import type { RunView, SourceView } from "@/lib/sources/schema";
import { ChangeFields } from "./change-fields.client";
import { LatestJobs } from "./latest-jobs";
import { RowProblems } from "./row-problems";
import { isEmpty, lineWords, runWords, stateOf } from "./source-words";

type Props = {
  source: SourceView;
  now: Date;
  /** The addresses of sources like this one: in the API, and their list. */
  apiPath: string;
  listPath: string;
  /** For the source's company: the reason why it may not be read; null if it may. */
  barred?: string | null;
};
type Place = { source: SourceView; path: string };

/** The reason why a company can't have its source read. */
function Barred({ barred, isHeld }: { barred: string | null; isHeld: boolean }) {
  if (!barred && !isHeld) return null;
  return (
    <Notice tone="warn">
      {barred ?? "Our team has paused this source. Contact us if it should be read again."} Its jobs
      stay open.
    </Notice>
  );
}

function Attention({ source, path }: Place) {
  const { isGivenUp, lastRun } = source;
  if (isGivenUp) {
    return (
      <Notice tone="bad">
        It couldn't be read for days, so it's paused. Its jobs stay open. {lastRun?.message}
      </Notice>
    );
  }
  if (lastRun?.outcome === "shrunken") {
    return (
      <Notice tone="warn">
        <p>{lastRun.message} That may be a fault of the source, so no job was ended.</p>
        <ActionButton
          label="End Missing Jobs"
          method="POST"
          path={`${path}/runs`}
          json={{ acceptsShrinking: true }}
          done="It's being read again. Missing jobs end."
          variant="btn-danger"
          confirm="It's read again, and every job it no longer has ends now."
        />
      </Notice>
    );
  }
  if (isEmpty(source)) {
    return (
      <Notice tone="warn">
        It was read completely, and there are no jobs in it. If there should be, check its address.
      </Notice>
    );
  }
  const isBad = lastRun?.outcome === "failed" || lastRun?.outcome === "incomplete";
  return isBad ? <Notice tone="warn">{lastRun.message} No job was ended.</Notice> : null;
}

function Actions({
  source: { isPaused, isRunning },
  path,
  isBarred,
}: Place & { isBarred: boolean }) {
  if (isPaused && isBarred) return null;
  return (
    <div className="row">
      <ActionButton
        label={isPaused ? "Resume" : "Pause"}
        method="PATCH"
        path={path}
        json={{ isPaused: !isPaused }}
        done={isPaused ? "Resumed. It's read within a minute." : "Paused. Its jobs stay open."}
        variant="btn-outline"
      />
      {!isRunning && !isBarred && (
        <ActionButton
          label="Run Now"
          method="POST"
          path={`${path}/runs`}
          json={{}}
          done="It's being read now."
          variant="btn-strong"
        />
      )}
    </div>
  );
}

function About({ source, now }: Pick<Props, "source" | "now">) {
  const { kind, address, companyName, owner, everyHours, nextRunAt, missingJobs } = source;
  const schedule = SCHEDULES.find(([hours]) => hours === String(everyHours))?.[1];
  return (
    <section className="panel analytics-panel" aria-label="About the source">
      <p>
        {KIND_LABELS[kind]}. {lineWords(source, now)}.{" "}
        {missingJobs > 0 &&
          plural(missingJobs, {
            one: "{count} job is missing and ends if it stays so for a day.",
            other: "{count} jobs are missing and end if they stay so for a day.",
          })}
      </p>
      <p className="admin-note">
        <span dir="ltr">{address}</span>
        {companyName && <span dir="auto">, all of {companyName}</span>}
        {owner && <span dir="auto">, connected by {owner.name}</span>}
      </p>
      <p className="admin-note">
        {schedule}
        {nextRunAt && (
          <>
            . Next: <LocalTime at={nextRunAt} />
          </>
        )}
      </p>
    </section>
  );
}

function Run({ run }: { run: RunView }) {
  return (
    <tr>
      <th scope="row">
        <time dateTime={run.startedAt}>{logTime(run.startedAt)}</time>
      </th>
      <td data-label="Outcome">{OUTCOME_LABELS[run.outcome]}</td>
      <td data-label="Jobs">{run.outcome === "running" ? "–" : runWords(run)}</td>
      <td data-label="Why">{run.message ?? "–"}</td>
    </tr>
  );
}

function Runs({ runs }: { runs: readonly RunView[] }) {
  if (runs.length === 0) {
    return (
      <div className="panel">
        <EmptyState title="Not read yet" text="The first run begins within a minute." />
      </div>
    );
  }
  return (
    <table className="analytics-table log-table panel" aria-label="Runs, latest first">
      <TableHead names={["Time (UTC)", "Outcome", "Jobs", "Why"]} />
      <tbody>
        {runs.map((run) => (
          <Run key={run.id} run={run} />
        ))}
      </tbody>
    </table>
  );
}

function Deletion({ source: { name }, path, listPath }: Place & Pick<Props, "listPath">) {
  const common = { method: "DELETE", variant: "btn-danger", next: listPath } as const;
  return (
    <section className="panel analytics-panel" aria-labelledby="deletion">
      <h2 id="deletion">Delete the source</h2>
      <p className="admin-note">Its history goes with it. Choose what happens to its open jobs.</p>
      <div className="row">
        <ActionButton
          {...common}
          label="Delete and Keep Jobs"
          about={name}
          path={`${path}?jobs=keep`}
          done="Deleted. Its jobs stay."
          confirm="Its jobs stay open until their own last day, if they have one."
        />
        <ActionButton
          {...common}
          label="Delete and End Jobs"
          about={name}
          path={`${path}?jobs=end`}
          done="Deleted. Its jobs end now."
          confirm="All its open jobs end."
        />
      </div>
    </section>
  );
}

/** A source's state, its actions and its history. */
export function SourcePage({ source, now, apiPath, listPath, barred }: Props) {
  const { className, words } = stateOf(source);
  const path = `${apiPath}/${source.id}`;
  const isHeld = barred !== undefined && source.owner?.isHeld === true;
  const isBarred = isHeld || Boolean(barred);
  return (
    <div className="wrap analytics">
      {source.isRunning && <AutoRefresh />}
      <BackLink href={listPath}>Sources</BackLink>
      <div className="analytics-head">
        <div>
          <h1 dir="auto">{source.name}</h1>
          <p role="status">
            <span className={className}>{words}</span>
          </p>
        </div>
        <Actions source={source} path={path} isBarred={isBarred} />
      </div>
      <Barred barred={barred ?? null} isHeld={isHeld} />
      <Attention source={source} path={path} />
      <About source={source} now={now} />
      <Runs runs={source.runs} />
      <LatestJobs latestJobs={source.latestJobs} openJobs={source.openJobs} />
      {source.problems.length > 0 && (
        <section className="panel analytics-panel" aria-labelledby="problems">
          <h2 id="problems">Rows that weren't imported</h2>
          <RowProblems problems={source.problems} />
        </section>
      )}
      {!isBarred && <ChangeFields path={path} isOwn={source.owner !== null} />}
      <Deletion source={source} path={path} listPath={listPath} />
    </div>
  );
}
