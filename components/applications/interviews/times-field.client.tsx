"use client";

import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Icon } from "@/components/ui/icon";
import type { BusyTime } from "@/lib/applications/interviews/slots.schema";
import { atWallTime } from "@/lib/shared/zones";
import { clockOf, dayAndTime } from "./zoned-time.client";

export type Colleague = { id: string; name: string };

type Span = { at: number; minutes: number };
const MINUTE_MS = 60_000;

function overlaps(one: Span, other: Span): boolean {
  return (
    one.at < other.at + other.minutes * MINUTE_MS && other.at < one.at + one.minutes * MINUTE_MS
  );
}

type Circumstances = {
  minutes: number;
  timeZone: string;
  /** Where the applicant lives, as far as it is known. */
  applicantZone: string | null;
  team: readonly Colleague[];
  interviewers: readonly string[];
  busy: readonly BusyTime[];
};

/** What a recruiter should know about a time: what it is for the applicant, and who is busy. */
function hintsFor(wall: string, of: Circumstances): string[] {
  const start = atWallTime(wall, of.timeZone)?.getTime();
  if (start === undefined) return [];
  const here = dayAndTime(new Date(start).toISOString(), of.timeZone);
  const zone = of.applicantZone;
  const there = zone === null ? here : dayAndTime(new Date(start).toISOString(), zone);
  const end = clockOf(start + of.minutes * MINUTE_MS, of.timeZone);
  const span = { at: start, minutes: of.minutes };
  const taken = of.busy.filter(
    ({ userId, startsAt, minutes }) =>
      of.interviewers.includes(userId) && overlaps(span, { at: Date.parse(startsAt), minutes }),
  );
  const names = of.team.filter(({ id }) => taken.some(({ userId }) => userId === id));
  return [
    `${here} – ${end}`,
    ...(there === here ? [] : [`${there} for the applicant`]),
    ...names.map(({ id, name }) => {
      const isOffered = taken.every((one) => one.userId !== id || one.isOffered);
      return `${name} ${isOffered ? "has offered this time to someone else" : "has an interview then"}`;
    }),
  ];
}

type Props = Circumstances & {
  times: readonly string[];
  onChange: (times: string[]) => void;
  error?: string | undefined;
};

/** The times that are offered: one field each, with what each means for everyone. */
export function TimesField({ times, onChange, error, ...of }: Props) {
  const list = useRef<HTMLFieldSetElement>(null);
  const [announced, setAnnounced] = useState("");
  const set = (index: number, value: string) =>
    onChange(times.map((time, at) => (at === index ? value : time)));
  function changeAndFocusLast(changed: string[]): void {
    flushSync(() => onChange(changed));
    const inputs = list.current?.querySelectorAll<HTMLInputElement>("input");
    inputs?.[inputs.length - 1]?.focus();
  }
  return (
    <fieldset
      ref={list}
      className="field times-field"
      {...(error ? { "aria-describedby": "interview-times-error" } : {})}
    >
      <legend className="label">Times to choose from</legend>
      {error && (
        <p className="err" id="interview-times-error">
          <Icon name="circle-alert" size="sm" />
          {error}
        </p>
      )}
      {times.map((time, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a time is its place in the list
        <div className="times-row" key={index}>
          <div className="times-input">
            <input
              type="datetime-local"
              className="input"
              name="times"
              id={index === 0 ? "interview-times" : `interview-times-${index}`}
              aria-label={`Time ${index + 1}`}
              aria-describedby={`interview-times-${index}-hints`}
              value={time}
              onChange={({ currentTarget }) => set(index, currentTarget.value)}
            />
            <button
              type="button"
              className="icon-btn"
              aria-label={`Remove time ${index + 1}`}
              disabled={times.length === 1}
              onClick={() => {
                changeAndFocusLast(times.filter((_, at) => at !== index));
                setAnnounced("Time removed");
              }}
            >
              <Icon name="x" size="sm" />
            </button>
          </div>
          <p className="help" id={`interview-times-${index}-hints`}>
            {hintsFor(time, of).join(" · ")}
          </p>
        </div>
      ))}
      <button
        type="button"
        className="btn btn-outline btn-sm"
        onClick={() => {
          changeAndFocusLast([...times, times.at(-1) ?? ""]);
        }}
      >
        <Icon name="plus" size="sm" />
        Add a Time
      </button>
      <span className="sr" role="status">
        {announced}
      </span>
    </fieldset>
  );
}
