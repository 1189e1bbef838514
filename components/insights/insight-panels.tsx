import type { ReactNode } from "react";
import { waitingHref } from "@/lib/analytics/links";
import type { Insights } from "@/lib/analytics/schema";
import { STATUS_NAMES } from "@/lib/applications/status.schema";
import { SOURCE_NAMES } from "@/lib/shared/arrivals";
import { formatDay } from "@/lib/shared/dates";
import { BarList } from "./bar-list";
import { durationWords, FUNNEL_NAMES, numberWords, percentWords } from "./insight-words";

type Props = { insights: Insights };

function Panel({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="panel insight-panel" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

const applicationWords = (count: number) =>
  `${numberWords(count)} ${count === 1 ? "application" : "applications"}`;

/** How many got how far, and where all of them stand. */
export function FunnelPanel({ insights: { funnel, standing } }: Props) {
  return (
    <Panel id="funnel" title="From view to offer">
      <BarList
        isRooted
        bars={funnel.map(({ step, count }) => ({ name: FUNNEL_NAMES[step], count }))}
      />
      <p className="insight-note">
        Bars use a square-root scale so that the last steps stay visible.
      </p>
      {standing.length > 0 && (
        <p className="insight-note">
          Now:{" "}
          {standing
            .map(({ status, count }) => `${numberWords(count)} ${STATUS_NAMES[status]}`)
            .join(", ")}
          .
        </p>
      )}
    </Panel>
  );
}

/** Where readers came from. */
export function SourcePanel({ insights: { sources } }: Props) {
  return (
    <Panel id="sources" title="Where they came from">
      {sources.length === 0 ? (
        <p className="insight-note">No visitors in this period.</p>
      ) : (
        <BarList
          bars={sources.map(({ source, views, applications }) => ({
            name: source ? SOURCE_NAMES[source] : "Not known",
            count: views,
            more: `${views === 1 ? "view" : "views"}, ${applicationWords(applications)}`,
          }))}
        />
      )}
    </Panel>
  );
}

function Waiting({ insights: { waiting, job } }: Props) {
  if (!waiting) {
    return <p className="insight-note">No one has waited for more than a week. Well done.</p>;
  }
  const { count, oldestAt, companyId } = waiting;
  return (
    <p>
      <b>{applicationWords(count)}</b> {count === 1 ? "has" : "have"} waited for more than a week,
      the oldest since {formatDay(oldestAt)}.{" "}
      <a href={waitingHref(companyId, job?.id)}>Answer them, or close them with a message</a>.
    </p>
  );
}

function comparisons({ tiles, market, response }: Insights): string[] {
  const { percent } = tiles.rate;
  const lines: string[] = [];
  if (market.rate !== null && percent !== null) {
    lines.push(
      `Half of the companies here get more than ${percentWords(market.rate)} applications of their views; yours gets ${percentWords(percent)}.`,
    );
  }
  if (market.answerSeconds !== null && response.medianSeconds !== null) {
    lines.push(
      `Half of all answers on this site come within ${durationWords(market.answerSeconds)}; yours within ${durationWords(response.medianSeconds)}.`,
    );
  }
  return lines;
}

/** How soon applicants are answered, who waits, and what is usual on the site. */
export function AnswerPanel({ insights }: Props) {
  const { received, answered, medianSeconds } = insights.response;
  return (
    <Panel id="answers" title="Answering people">
      {medianSeconds === null ? (
        <p className="insight-note">You haven't answered anyone in this period yet.</p>
      ) : (
        <p>
          Half of your answers came within <b>{durationWords(medianSeconds)}</b>.{" "}
          {numberWords(answered)} of {applicationWords(received)} got one: a move or a message.
        </p>
      )}
      <Waiting insights={insights} />
      {comparisons(insights).map((line) => (
        <p key={line} className="insight-note">
          {line}
        </p>
      ))}
    </Panel>
  );
}

/** How long applications stay in each status. */
export function StayPanel({ insights: { stays } }: Props) {
  return (
    <Panel id="stays" title="Time in each stage">
      {stays.length === 0 ? (
        <p className="insight-note">No application has moved on in this period yet.</p>
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
                <th scope="row">{STATUS_NAMES[status]}</th>
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
