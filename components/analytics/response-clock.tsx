import { Icon } from "@/components/ui/icon";
import {
  CLOCK_FACE_DAYS,
  type CompanyClock,
  LEAST_CLOCK_APPLICATIONS,
} from "@/lib/analytics/schema";
import { formatMonth } from "@/lib/shared/dates";
import { plural } from "@/lib/shared/plural";
import { durationWords, percentWords } from "./analytics-words";

const DAY_SECONDS = 86_400;
const TICKS = 2 * CLOCK_FACE_DAYS;
const [CENTER, INNER, OUTER] = [38, 27, 34];

function tick(index: number): string {
  const angle = (index / TICKS) * 2 * Math.PI;
  const at = (radius: number) =>
    `${(CENTER + radius * Math.sin(angle)).toFixed(1)} ${(CENTER - radius * Math.cos(angle)).toFixed(1)}`;
  return `M${at(INNER)}L${at(OUTER)}`;
}

/** A dial of half days: as many are lit as applicants usually wait. */
function Dial({ waitSeconds }: { waitSeconds: number | null }) {
  const days = waitSeconds === null ? CLOCK_FACE_DAYS : waitSeconds / DAY_SECONDS;
  const lit = Math.min(TICKS, Math.max(1, Math.round(2 * days)));
  const ticks = Array.from({ length: TICKS }, (_, index) => tick(index));
  return (
    <svg viewBox="0 0 76 76" aria-hidden="true">
      <path className="off" d={ticks.slice(lit).join("")} />
      <path className="on" d={ticks.slice(0, lit).join("")} />
      <text x={CENTER} y={45}>
        {days >= CLOCK_FACE_DAYS ? `${CLOCK_FACE_DAYS}+` : days < 1 ? "<1" : Math.round(days)}
      </text>
    </svg>
  );
}

function Wait({ clock }: { clock: CompanyClock }) {
  const isLong = clock.waitSeconds === null || clock.waitSeconds > CLOCK_FACE_DAYS * DAY_SECONDS;
  const wait = isLong ? `Over ${CLOCK_FACE_DAYS} days` : durationWords(clock.waitSeconds ?? 0);
  return (
    <>
      <div className="clock">
        <Dial waitSeconds={clock.waitSeconds} />
        <div>
          <b>Usually {wait.toLowerCase()}</b>
          <p>
            until a first response. Based on{" "}
            {plural(clock.applications, {
              one: "{count} application",
              other: "{count} applications",
            })}{" "}
            since {formatMonth(clock.since.slice(0, 7))}.
          </p>
        </div>
      </div>
      <div className="clock-bar">
        <span>Answered within {CLOCK_FACE_DAYS} days</span>
        <b>{percentWords(clock.inTimePercent)}</b>
        <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
          <rect width={clock.inTimePercent} height={8} />
        </svg>
      </div>
      <p className="text-xs text-faint">
        Every application counts, including those that were turned down.
      </p>
    </>
  );
}

/** How soon a company answers applicants, or that this isn't known yet. */
export function ResponseClock({ clock }: { clock: CompanyClock | null }) {
  return (
    <section className="co-block" aria-labelledby="response">
      <h2 id="response" className="text-xl">
        Response clock
      </h2>
      {clock ? (
        <Wait clock={clock} />
      ) : (
        <p className="clock-none">
          <Icon name="clock" />
          <span>
            Not enough applications yet. The clock starts once {LEAST_CLOCK_APPLICATIONS}{" "}
            applications are two weeks old.
          </span>
        </p>
      )}
    </section>
  );
}
