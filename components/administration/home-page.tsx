import { numberWords } from "@/components/analytics/analytics-words";
import { Icon } from "@/components/ui/icon";
import { Spark } from "@/components/ui/spark";
import { auditHref } from "@/lib/administration/audit-log";
import type { AuditView } from "@/lib/administration/audit-log.schema";
import type {
  AdminHome,
  FirstSteps,
  KeptPromise,
  TodayFigure,
} from "@/lib/administration/home.schema";
import { ITEM_KINDS } from "@/lib/moderation/decisions.schema";
import { queueHref } from "@/lib/moderation/queue/links";
import type { WaitingKind } from "@/lib/moderation/queue/schema";
import { formatInstant, sinceLabel } from "@/lib/shared/dates";
import { formatNumber } from "@/lib/shared/formats/numbers";
import { plural } from "@/lib/shared/plural";
import { actionWords } from "./audit-words";
import { AdminFirstSteps } from "./first-steps";
import { healthLines, promiseWords, TODAY_WORDS, weekAgoWords } from "./home-words";

type Props = {
  home: AdminHome;
  /** Unless this admin has hidden them. */
  steps: FirstSteps | null;
  name: string;
  now: Date;
};

function Queues({ waiting, now }: { waiting: readonly WaitingKind[]; now: Date }) {
  return (
    <ul className="panel home-queues" aria-label="Waiting for you">
      {waiting.map(({ kind, count, oldest }) => (
        <li key={kind}>
          <a href={queueHref({ kind })}>
            <span>{ITEM_KINDS[kind]}</span>
            <b>
              {formatNumber(count)} {count > 0 && <span className="beacon" />}
            </b>
            <span>{oldest ? `Oldest: ${sinceLabel(oldest, now)}` : "Nothing waiting"}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Today({ today, now }: { today: readonly TodayFigure[]; now: Date }) {
  return (
    <section aria-labelledby="today">
      <div className="home-head">
        <h2 id="today">Today so far</h2>
        <a href="/admin/metrics">All metrics</a>
      </div>
      <dl className="panel home-metrics">
        {today.map((figure) => (
          <div key={figure.name}>
            <dt>{TODAY_WORDS[figure.name]}</dt>
            <dd className="home-number">{numberWords(figure.today)}</dd>
            <dd className="home-note">{weekAgoWords(figure, now)}</dd>
            <dd>
              <Spark days={figure.days} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Health({ home: { health }, now }: Props) {
  const lines = healthLines(health, now);
  const wrong = lines.filter(({ isRight }) => !isRight).length;
  return (
    <section className="panel home-health" aria-labelledby="health">
      <div className="home-head">
        <h2 id="health">Health</h2>
        {wrong > 0 && (
          <span className="badge badge-warn">
            {plural(wrong, { one: "{count} thing to watch", other: "{count} things to watch" })}
          </span>
        )}
      </div>
      <ul>
        {lines.map(({ name, isRight, text, value, href }) => (
          <li key={name} className={isRight ? "is-right" : "is-wrong"}>
            <Icon name={isRight ? "circle-check" : "triangle-alert"} />
            <div>
              <b>{href ? <a href={href}>{name}</a> : name}</b>
              {!isRight && <span className="sr">Needs you: </span>}
              {text && <p>{text}</p>}
            </div>
            <span>{value}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function PromiseRow({ promise }: { promise: KeptPromise }) {
  const { kept, total } = promise;
  const percent = Math.floor((kept / total) * 100);
  if (total === 0) {
    return (
      <li>
        <span>{promiseWords(promise)}</span> <b>None to count</b>
      </li>
    );
  }
  return (
    <li>
      <span>{promiseWords(promise)}</span> <b>{percent}%</b>
      <svg className="home-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect width={percent} height="8" />
      </svg>
    </li>
  );
}

function Latest({ entries, now }: { entries: readonly AuditView[]; now: Date }) {
  return (
    <section className="panel home-latest" aria-labelledby="latest">
      <h2 id="latest">Latest</h2>
      {entries.length === 0 ? (
        <p className="home-note">Nothing has been logged yet.</p>
      ) : (
        <ol>
          {entries.map(({ id, at, action, actor, target }) => (
            <li key={id}>
              <b>{actionWords(action)}</b>
              <p className="home-note">
                {target && (
                  <>
                    <a href={auditHref({ q: target.id })} dir="auto">
                      {target.name ?? target.id.slice(0, 8)}
                    </a>
                    {" · "}
                  </>
                )}
                {actor?.username ? `@${actor.username} · ` : ""}
                <time dateTime={at} title={formatInstant(at)}>
                  {sinceLabel(at, now)}
                </time>
              </p>
            </li>
          ))}
        </ol>
      )}
      <a href="/admin/log">Open log</a>
    </section>
  );
}

/** Where admins land: what waits, how today goes, and whether the site is well. */
export function AdminHomePage(props: Props) {
  const { home, steps, name, now } = props;
  const waits = home.waiting.some(({ count }) => count > 0);
  return (
    <div className="wrap admin-home">
      <div className="home-head">
        <h1 dir="auto">Hello, {name}</h1>
        {waits && (
          <a className="btn btn-primary" href={queueHref({})}>
            Start Reviewing
          </a>
        )}
      </div>
      {steps && <AdminFirstSteps given={steps} isFirst={!waits} />}
      <Queues waiting={home.waiting} now={now} />
      <div className="home-columns">
        <div>
          <Today today={home.today} now={now} />
          <Health {...props} />
        </div>
        <div>
          <section className="panel home-promises" aria-labelledby="promises">
            <h2 id="promises">Keeping our promises</h2>
            <ul>
              {home.promises.map((promise) => (
                <PromiseRow key={promise.name} promise={promise} />
              ))}
            </ul>
            <p className="home-note">The last 30 days.</p>
          </section>
          <Latest entries={home.latest} now={now} />
        </div>
      </div>
    </div>
  );
}
