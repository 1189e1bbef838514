import type { ReactNode } from "react";
import { waitingHref } from "@/lib/analytics/links";
import type { Analytics } from "@/lib/analytics/schema";
import { SOURCE_NAMES } from "@/lib/shared/arrivals";
import { formatDay } from "@/lib/shared/dates";
import { plural } from "@/lib/shared/plural";
import {
  durationWords,
  FUNNEL_NAMES,
  numberWords,
  percentWords,
  statusName,
} from "./analytics-words";
import { BarList } from "./bar-list";

type Props = { analytics: Analytics };

function Panel({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="panel analytics-panel" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

const applicationWords = (count: number) =>
  plural(count, { one: "{count} application", other: "{count} applications" });
const viewUnit = (count: number) => plural(count, { one: "view", other: "views" });

/** How many got how far, and their current statuses. */
export function FunnelPanel({ analytics: { funnel, byStatus } }: Props) {
  return (
    <Panel id="funnel" title="From view to offer">
      <BarList
        isRooted
        bars={funnel.map(({ step, count }) => ({ name: FUNNEL_NAMES[step], count }))}
      />
      <p className="analytics-note">
        Bars use a square-root scale so that the last steps stay visible.
      </p>
      {byStatus.length > 0 && (
        <p className="analytics-note">
          Now:{" "}
          {byStatus
            .map(({ status, count }) => `${numberWords(count)} ${statusName(status)}`)
            .join(", ")}
          .
        </p>
      )}
    </Panel>
  );
}

/** Where readers came from. */
export function SourcePanel({ analytics: { sources } }: Props) {
  return (
    <Panel id="sources" title="Where they came from">
      {sources.length === 0 ? (
        <p className="analytics-note">No visitors in this period.</p>
      ) : (
        <BarList
          bars={sources.map(({ source, views, applications }) => ({
            name: source ? SOURCE_NAMES[source] : "Not known",
            count: views,
            more: `${viewUnit(views)}, ${applicationWords(applications)}`,
          }))}
        />
      )}
    </Panel>
  );
}

function Waiting({ analytics: { waiting, job } }: Props) {
  if (!waiting) {
    return <p className="analytics-note">No one has waited for more than a week. Well done.</p>;
  }
  const { count, oldestAt, companyId } = waiting;
  return (
    <p>
      <b>{applicationWords(count)}</b>{" "}
      {plural(count, {
        one: "has waited for more than a week,",
        other: "have waited for more than a week,",
      })}{" "}
      the oldest since {formatDay(oldestAt)}.{" "}
      <a href={waitingHref(companyId, job?.id)}>Answer them, or close them with a message</a>.
    </p>
  );
}

function comparisons({ tiles, market, response }: Analytics): string[] {
  const { percent } = tiles.rate;
  const lines: string[] = [];
  if (market.rate !== null && percent !== null) {
    lines.push(
      `Half of the companies here get more than ${percentWords(market.rate)} applications of their views; yours gets ${percentWords(percent)}.`,
    );
  }
  if (market.responseSeconds !== null && response.medianSeconds !== null) {
    lines.push(
      `Half of all answers on this site come within ${durationWords(market.responseSeconds)}; yours within ${durationWords(response.medianSeconds)}.`,
    );
  }
  return lines;
}

/** How soon applicants get a response, who is waiting, and what is usual on the site. */
export function ResponsePanel({ analytics }: Props) {
  const { received, answered, medianSeconds } = analytics.response;
  return (
    <Panel id="answers" title="Answering people">
      {medianSeconds === null ? (
        <p className="analytics-note">You haven't answered anyone in this period yet.</p>
      ) : (
        <p>
          Half of your answers came within <b>{durationWords(medianSeconds)}</b>.{" "}
          {numberWords(answered)} of {applicationWords(received)} got one: a move or a message.
        </p>
      )}
      <Waiting analytics={analytics} />
      {comparisons(analytics).map((line) => (
        <p key={line} className="analytics-note">
          {line}
        </p>
      ))}
    </Panel>
  );
}

/** How long applications stay in each status. */
export function StayPanel({ analytics: { stays } }: Props) {
  return (
    <Panel id="stays" title="Time in each stage">
      {stays.length === 0 ? (
        <p className="analytics-note">No application has moved on in this period yet.</p>
      ) : (
        <table className="stay-table">
          <thead>
            <tr>
              <th scope="col">Stage</th>
              <th scope="col">Median</th>
              <th scope="col">Moved on</th>
            </tr>
          </thead>
          <tbody>
            {stays.map(({ status, medianSeconds, count }) => (
              <tr key={status}>
                <th scope="row">{statusName(status)}</th>
                <td>{durationWords(medianSeconds)}</td>
                <td>{numberWords(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}
