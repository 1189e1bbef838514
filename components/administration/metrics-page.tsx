import type { ReactNode } from "react";
import { numberWords } from "@/components/analytics/analytics-words";
import { metricsHref } from "@/lib/administration/metrics";
import { type MetricSeries, PERIODS, type SiteMetrics } from "@/lib/administration/metrics.schema";
import { formatDay, formatShortDay } from "@/lib/shared/dates";
import { plural } from "@/lib/shared/plural";
import { BarChart } from "./bar-chart";
import { changeWords, PERIOD_NAMES, SERIES_WORDS, sizeWords, waitWords } from "./metrics-words";

type Props = { metrics: SiteMetrics };

function Head({ metrics: { period } }: Props) {
  return (
    <div className="analytics-head">
      <div>
        <h1>Metrics</h1>
        <p>The whole site, by day in UTC.</p>
      </div>
      <nav className="period-links" aria-label="Period">
        {PERIODS.map((days) => (
          <a
            key={days}
            href={metricsHref(days)}
            {...(days === period ? { "aria-current": "page" as const } : {})}
          >
            {PERIOD_NAMES[days]}
          </a>
        ))}
      </nav>
    </div>
  );
}

function Tile({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <div className="analytics-tile">
      <dt>{name}</dt>
      <dd className="analytics-number">{value}</dd>
      <dd className="analytics-delta">{children}</dd>
    </div>
  );
}

function Tiles({ metrics: { totals, storage } }: Props) {
  const { queue, workers } = totals;
  const stored = storage.reduce((sum, { bytes }) => sum + bytes, 0);
  const files = storage.reduce((sum, folder) => sum + folder.files, 0);
  return (
    <dl className="analytics-tiles metrics-tiles">
      <Tile name="People" value={numberWords(totals.people)}>
        {numberWords(totals.employers)} of them employers
      </Tile>
      <Tile name="Live jobs" value={numberWords(totals.liveJobs)}>
        {plural(totals.companies, {
          one: "of {count} company on the site",
          other: "of {count} companies on the site",
        })}
      </Tile>
      <Tile name="Applications" value={numberWords(totals.applications)}>
        since the beginning
      </Tile>
      <Tile name="Active alerts" value={numberWords(totals.alerts)}>
        confirmed and not paused
      </Tile>
      <Tile name="Queue" value={numberWords(queue.due)}>
        {queue.due === 0 ? "nothing due" : `due, the oldest for ${waitWords(queue.oldestSeconds)}`};{" "}
        {numberWords(queue.later)} for later
      </Tile>
      <Tile name="Failed tasks" value={numberWords(queue.failed)}>
        {queue.failed > 0 ? <a href="/admin/tasks">Look at them</a> : "nothing is waiting for you"}
      </Tile>
      <Tile name="Workers" value={numberWords(workers)}>
        {workers > 0 ? "seen within a minute" : "none: nothing is sent or ended"}
      </Tile>
      <Tile name="Storage" value={sizeWords(totals.databaseBytes + stored)}>
        {sizeWords(totals.databaseBytes)} database,{" "}
        {plural(files, { one: "{count} file", other: "{count} files" })} of {sizeWords(stored)}
      </Tile>
    </dl>
  );
}

function Chart({ series, metrics }: Props & { series: MetricSeries }) {
  const { title, ...words } = SERIES_WORDS[series.name];
  const id = `metrics-${series.name}`;
  return (
    <section className="panel analytics-panel" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="admin-note">
        <b>{numberWords(series.total)}</b>
        {words.badWords && `, ${numberWords(series.bad)} ${words.badWords}`};{" "}
        {changeWords(series.total, series.before, metrics.period)}
      </p>
      <BarChart {...words} bars={series.bars} step={metrics.step} />
    </section>
  );
}

function ZeroResultQueries({ metrics: { zeroResultQueries } }: Props) {
  return (
    <section className="panel analytics-panel" aria-labelledby="zero-result-queries">
      <h2 id="zero-result-queries">Words that found nothing</h2>
      {zeroResultQueries.length === 0 ? (
        <p className="admin-note">No words were searched for twice without results.</p>
      ) : (
        <table className="analytics-table zero-result-queries">
          <thead>
            <tr>
              <th scope="col">Words</th>
              <th scope="col">Last</th>
              <th scope="col">Searches</th>
            </tr>
          </thead>
          <tbody>
            {zeroResultQueries.map(({ words, count, lastAt }) => (
              <tr key={words}>
                <th scope="row" dir="auto">
                  {words}
                </th>
                <td data-label="Last">
                  <time dateTime={lastAt} title={formatDay(lastAt)}>
                    {formatShortDay(lastAt)}
                  </time>
                </td>
                <td data-label="Searches">{numberWords(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="admin-note">
        If people and employers use different words, add a <a href="/admin/taxonomies">synonym</a>.
      </p>
    </section>
  );
}

function Storage({ metrics: { storage } }: Props) {
  return (
    <section className="panel analytics-panel" aria-labelledby="metrics-storage">
      <h2 id="metrics-storage">Stored files</h2>
      {storage.length === 0 ? (
        <p className="admin-note">Measured every night. Nothing has been measured yet.</p>
      ) : (
        <table className="analytics-table">
          <thead>
            <tr>
              <th scope="col">Kind</th>
              <th scope="col">Files</th>
              <th scope="col">Size</th>
            </tr>
          </thead>
          <tbody>
            {storage.map(({ folder, files, bytes }) => (
              <tr key={folder}>
                <th scope="row">{folder}</th>
                <td data-label="Files">{numberWords(files)}</td>
                <td data-label="Size">{sizeWords(bytes)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** How the site is doing: what there is, what arrived, and what went wrong. */
export function MetricsPage({ metrics }: Props) {
  return (
    <div className="wrap analytics">
      <Head metrics={metrics} />
      <Tiles metrics={metrics} />
      <div className="analytics-halves metrics-halves">
        {metrics.series.map((series) => (
          <Chart key={series.name} series={series} metrics={metrics} />
        ))}
        <ZeroResultQueries metrics={metrics} />
        <Storage metrics={metrics} />
      </div>
    </div>
  );
}
