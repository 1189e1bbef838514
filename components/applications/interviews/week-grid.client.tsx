"use client";

import { type KeyboardEvent, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Icon } from "@/components/ui/icon";
import {
  addDays,
  CLOCK_TIMES,
  mondayOf,
  toggled,
  workdaysOf,
} from "@/lib/applications/interviews/week";
import { atWallTime, toWallTime } from "@/lib/shared/zones";
import { type Attendance, hintsFor, isBusyAt } from "./time-hints.client";

const weekday = new Intl.DateTimeFormat("en-GB", { weekday: "short", timeZone: "UTC" });
const dayMonth = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  timeZone: "UTC",
});
const at = (day: string) => new Date(`${day}T12:00Z`);

type Props = Attendance & {
  times: readonly string[];
  onChange: (times: string[]) => void;
};

type CellProps = {
  wall: string;
  isOffered: boolean;
  isPast: boolean;
  isReachable: boolean;
  of: Attendance;
  onToggle: () => void;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

function Cell({ wall, isOffered, isPast, isReachable, of, onToggle, ...handlers }: CellProps) {
  const { minutes, gapMinutes, timeZone, applicantZone, team, interviewers, busy } = of;
  // A hundred of them are shown, and a press changes one.
  const { isBusy, hints } = useMemo(() => {
    const attendance = { minutes, gapMinutes, timeZone, applicantZone, team, interviewers, busy };
    return { isBusy: isBusyAt(wall, attendance), hints: hintsFor(wall, attendance) };
  }, [wall, minutes, gapMinutes, timeZone, applicantZone, team, interviewers, busy]);
  // An offered time can always be taken back.
  const isOff = !isOffered && (isPast || isBusy);
  return (
    <button
      type="button"
      className={isBusy ? "week-cell is-busy" : "week-cell"}
      data-wall={wall}
      tabIndex={isReachable ? 0 : -1}
      aria-pressed={isOffered}
      aria-label={[...hints, ...(isPast ? ["past"] : [])].join(", ")}
      {...(isOff ? { "aria-disabled": true } : {})}
      onClick={() => {
        if (!isOff) onToggle();
      }}
      {...handlers}
    >
      {wall.slice(11)}
    </button>
  );
}

type WeekHeadProps = { monday: string; isFirst: boolean; onShow: (monday: string) => void };

function WeekHead({ monday, isFirst, onShow }: WeekHeadProps) {
  const last = workdaysOf(monday).at(-1) ?? monday;
  return (
    <div className="week-head">
      <button
        type="button"
        className="icon-btn"
        aria-label="Week before"
        disabled={isFirst}
        onClick={() => onShow(addDays(monday, -7))}
      >
        <Icon name="chevron-left" size="sm" />
      </button>
      <b aria-live="polite">
        {dayMonth.format(at(monday))} – {dayMonth.format(at(last))}
      </b>
      <button
        type="button"
        className="icon-btn"
        aria-label="Week after"
        onClick={() => onShow(addDays(monday, 7))}
      >
        <Icon name="chevron-right" size="sm" />
      </button>
    </div>
  );
}

type WeekTabsProps = {
  days: readonly string[];
  shownDay: string;
  onShow: (day: string) => void;
};

/** Which day a narrow screen shows. */
function WeekTabs({ days, shownDay, onShow }: WeekTabsProps) {
  return (
    <div className="week-tabs">
      {days.map((each) => (
        <button
          key={each}
          type="button"
          className="week-tab"
          aria-pressed={each === shownDay}
          aria-label={`${weekday.format(at(each))} ${dayMonth.format(at(each))}`}
          onClick={() => onShow(each)}
        >
          {weekday.format(at(each))}
        </button>
      ))}
    </div>
  );
}

function WeekKey() {
  return (
    <p className="help week-key">
      <span>
        <span className="week-swatch is-offered" aria-hidden="true" />
        Offered
      </span>
      <span>
        <span className="week-swatch" aria-hidden="true" />
        Someone has an interview
      </span>
      <span>Press a time, or use the arrow keys and Enter.</span>
    </p>
  );
}

const STEPS: Record<string, readonly [days: number, rows: number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The time that an arrow key leads to; null at an edge of the week. */
function neighbour(wall: string, key: string, days: readonly string[]): string | null {
  const step = STEPS[key];
  if (!step) return null;
  const [day, clock] = [wall.slice(0, 10), wall.slice(11)];
  const nextDay = days[days.indexOf(day) + step[0]];
  const nextClock = CLOCK_TIMES[CLOCK_TIMES.indexOf(clock) + step[1]];
  return nextDay && nextClock ? `${nextDay}T${nextClock}` : null;
}

/**
 * A week of times to offer: a press offers one or takes it back, and arrow keys move. Narrow screens
 * show a day at a time.
 */
export function WeekGrid({ times, onChange, ...of }: Props) {
  const grid = useRef<HTMLFieldSetElement>(null);
  const now = toWallTime(new Date(), of.timeZone);
  const today = now.slice(0, 10);
  const first = times.find((time) => time !== "")?.slice(0, 10) ?? today;
  const [monday, setMonday] = useState(() => mondayOf(first));
  const [day, setDay] = useState(first);
  const [current, setCurrent] = useState<string | null>(null);
  const days = workdaysOf(monday);
  const shownDay = days.includes(day) ? day : (days[0] ?? monday);
  const reachable =
    current && days.includes(current.slice(0, 10)) ? current : `${shownDay}T${CLOCK_TIMES[0]}`;
  const isPast = (wall: string) => (atWallTime(wall, of.timeZone)?.getTime() ?? 0) <= Date.now();
  function showWeek(next: string): void {
    setMonday(next);
    setDay(next);
    setCurrent(null);
  }
  function showDay(next: string): void {
    setDay(next);
    setCurrent(null);
  }
  function onKeyDown(wall: string, event: KeyboardEvent): void {
    if (event.key === "Delete") onChange(times.filter((time) => time !== wall));
    const next = neighbour(wall, event.key, days);
    if (!next) return;
    event.preventDefault();
    flushSync(() => {
      setDay(next.slice(0, 10));
      setCurrent(next);
    });
    grid.current?.querySelector<HTMLElement>(`[data-wall="${next}"]`)?.focus();
  }
  return (
    <fieldset ref={grid} className="week">
      <legend className="label">Pick two or more times</legend>
      <WeekHead monday={monday} isFirst={monday <= mondayOf(today)} onShow={showWeek} />
      <WeekTabs days={days} shownDay={shownDay} onShow={showDay} />
      <div className="week-days">
        {days.map((each) => (
          <div key={each} className={each === shownDay ? "week-day is-shown" : "week-day"}>
            <p className={each === today ? "week-day-name is-today" : "week-day-name"}>
              <b>{weekday.format(at(each))}</b> {dayMonth.format(at(each))}
            </p>
            {CLOCK_TIMES.map((clock) => {
              const wall = `${each}T${clock}`;
              return (
                <Cell
                  key={wall}
                  wall={wall}
                  isOffered={times.includes(wall)}
                  isPast={isPast(wall)}
                  isReachable={wall === reachable}
                  of={of}
                  onToggle={() => onChange(toggled(times, wall))}
                  onFocus={() => setCurrent(wall)}
                  onKeyDown={(event) => onKeyDown(wall, event)}
                />
              );
            })}
          </div>
        ))}
      </div>
      <WeekKey />
    </fieldset>
  );
}
