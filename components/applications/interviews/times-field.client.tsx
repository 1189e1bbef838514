"use client";

import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { FieldError } from "@/components/ui/forms/field-frame";
import { useFormState } from "@/components/ui/forms/form.client";
import { Icon } from "@/components/ui/icon";
import { type Attendance, hintsFor } from "./time-hints.client";

type Props = Attendance & {
  times: readonly string[];
  onChange: (times: string[]) => void;
};

/** The times that are offered: one field each, with what each means for everyone. */
export function TimesField({ times, onChange, ...of }: Props) {
  const { errors, isBusy } = useFormState();
  const error = errors["times"];
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
      disabled={isBusy}
      {...(error ? { "aria-describedby": "interview-times-error" } : {})}
    >
      <legend className="label">Offered times</legend>
      {error && <FieldError id="interview-times-error">{error}</FieldError>}
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
