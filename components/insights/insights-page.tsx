import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { insightsHref } from "@/lib/analytics/links";
import { type Insights, PERIODS } from "@/lib/analytics/schema";
import { AnswerPanel, FunnelPanel, SourcePanel, StayPanel } from "./insight-panels";
import { PERIOD_NAMES } from "./insight-words";
import { JobTable } from "./job-table";
import { LineChart } from "./line-chart";
import { InsightTiles } from "./tiles";

function Periods({ insights: { period, job } }: { insights: Insights }) {
  return (
    <nav className="period-links" aria-label="Period">
      {PERIODS.map((days) => (
        <a
          key={days}
          href={insightsHref({ period: days, job: job?.id ?? null })}
          {...(days === period ? { "aria-current": "page" as const } : {})}
        >
          {PERIOD_NAMES[days]}
        </a>
      ))}
    </nav>
  );
}

function Head({ insights }: { insights: Insights }) {
  const { period, job } = insights;
  const file = insightsHref({ period, job: job?.id ?? null });
  return (
    <div className="insight-head">
      <div>
        <h1>Analytics</h1>
        {job && (
          <p>
            Only <b dir="auto">{job.title}</b> · <a href={insightsHref({ period })}>All jobs</a>
          </p>
        )}
      </div>
      <div className="row">
        <Periods insights={insights} />
        <a className="btn btn-outline" href={`/api${file}`} download>
          <Icon name="download" size="sm" />
          Download CSV
        </a>
      </div>
    </div>
  );
}

function Chart({ what, insights }: { what: "Views" | "Applications"; insights: Insights }) {
  const id = `chart-${what.toLowerCase()}`;
  return (
    <section className="panel insight-panel" aria-labelledby={id}>
      <h2 id={id}>
        {what} a {insights.step}
      </h2>
      <LineChart what={what} insights={insights} />
    </section>
  );
}

/** What became of somebody's postings, by period and by job. */
export function InsightsPage({ insights }: { insights: Insights }) {
  return (
    <div className="wrap insights">
      <Head insights={insights} />
      <InsightTiles insights={insights} />
      {insights.isEmpty ? (
        <div className="panel">
          <EmptyState
            drawing="analytics"
            title="No Analytics Data Yet"
            text="Views and applications appear here as soon as someone opens one of your jobs."
          >
            <a className="btn btn-outline" href="/employer">
              Post a Job
            </a>
          </EmptyState>
        </div>
      ) : (
        <>
          <div className="insight-columns">
            <Chart what="Applications" insights={insights} />
            <FunnelPanel insights={insights} />
            <Chart what="Views" insights={insights} />
            <SourcePanel insights={insights} />
          </div>
          <div className="insight-halves">
            <AnswerPanel insights={insights} />
            <StayPanel insights={insights} />
          </div>
          {!insights.job && <JobTable insights={insights} />}
        </>
      )}
    </div>
  );
}
