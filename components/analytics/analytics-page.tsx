import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { analyticsHref } from "@/lib/analytics/links";
import { type Analytics, PERIODS } from "@/lib/analytics/schema";
import { FunnelPanel, ResponsePanel, SourcePanel, StayPanel } from "./analytics-panels";
import { PERIOD_NAMES } from "./analytics-words";
import { JobTable } from "./job-table";
import { LineChart } from "./line-chart";
import { AnalyticsTiles } from "./tiles";

function Periods({ analytics: { period, job } }: { analytics: Analytics }) {
  return (
    <nav className="period-links" aria-label="Period">
      {PERIODS.map((days) => (
        <a
          key={days}
          href={analyticsHref({ period: days, job: job?.id ?? null })}
          {...(days === period ? { "aria-current": "page" as const } : {})}
        >
          {PERIOD_NAMES[days]}
        </a>
      ))}
    </nav>
  );
}

function Head({ analytics }: { analytics: Analytics }) {
  const { period, job } = analytics;
  const file = analyticsHref({ period, job: job?.id ?? null });
  return (
    <div className="analytics-head">
      <div>
        <h1>Analytics</h1>
        {job && (
          <p>
            Only <b dir="auto">{job.title}</b> · <a href={analyticsHref({ period })}>All jobs</a>
          </p>
        )}
      </div>
      <div className="row">
        <Periods analytics={analytics} />
        <a className="btn btn-outline" href={`/api${file}`} download>
          <Icon name="download" size="sm" />
          Download CSV
        </a>
      </div>
    </div>
  );
}

function Chart({ what, analytics }: { what: "Views" | "Applications"; analytics: Analytics }) {
  const id = `chart-${what.toLowerCase()}`;
  return (
    <section className="panel analytics-panel" aria-labelledby={id}>
      <h2 id={id}>
        {what} a {analytics.step}
      </h2>
      <LineChart what={what} analytics={analytics} />
    </section>
  );
}

/** How someone's postings performed, by period and by job. */
export function AnalyticsPage({ analytics }: { analytics: Analytics }) {
  return (
    <div className="wrap analytics">
      <Head analytics={analytics} />
      <AnalyticsTiles analytics={analytics} />
      {analytics.isEmpty ? (
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
          <div className="analytics-columns">
            <Chart what="Applications" analytics={analytics} />
            <FunnelPanel analytics={analytics} />
            <Chart what="Views" analytics={analytics} />
            <SourcePanel analytics={analytics} />
          </div>
          <div className="analytics-halves">
            <ResponsePanel analytics={analytics} />
            <StayPanel analytics={analytics} />
          </div>
          {!analytics.job && <JobTable analytics={analytics} />}
        </>
      )}
    </div>
  );
}
