"use client";

import { useEffect, useRef, useState } from "react";
import { CheckRow } from "@/components/ui/forms/field";
import { FormErrors } from "@/components/ui/forms/form-errors";
import { SubmitButton } from "@/components/ui/forms/submit-button";
import { TextArea } from "@/components/ui/forms/text-area";
import { TextField } from "@/components/ui/forms/text-field";
import { type FormValues, useSubmission } from "@/components/ui/forms/use-submission.client";
import type { BusyTime } from "@/lib/applications/interviews/slots.schema";
import { api } from "@/lib/browser/api";
import { plural } from "@/lib/shared/plural";
import { toWallTime } from "@/lib/shared/zones";
import { NO_PLACE } from "./interview-form.client";
import { InterviewersField } from "./interviewers-field";
import type { Colleague } from "./time-hints.client";
import { TimesField } from "./times-field.client";
import { WeekGrid } from "./week-grid.client";
import { ownZone } from "./zoned-time.client";
import { LengthField, ZoneField } from "./zones-field";

const idOf = (name: string) => `interview-${name}`;
const DAY_MS = 86_400_000;

type Props = {
  applicationIds: readonly string[];
  /** Where to go afterwards. */
  next: string;
  /** The posting's zone, until the browser tells the reader's. */
  timeZone: string;
  applicantZone: string | null;
  team: readonly Colleague[];
  ownId: string;
  busy: readonly BusyTime[];
};

function missing(values: FormValues, times: readonly string[]): Record<string, string> {
  return {
    ...(times.length > 0 ? {} : { times: "Offer at least one time" }),
    ...(times.every(Boolean) ? {} : { times: "Choose the day and the time, or remove it" }),
    ...(values["place"]?.trim() ? {} : { place: NO_PLACE }),
    ...(values["chooseUntil"]
      ? {}
      : { chooseUntil: "Enter the day and time by which they must choose" }),
  };
}

/** Ten o'clock in so many days, on a weekday, as clocks in the zone show it. */
function workday(days: number, zone: string): string {
  for (let ahead = days; ; ahead += 1) {
    const day = toWallTime(new Date(Date.now() + ahead * DAY_MS), zone).slice(0, 10);
    if (new Date(`${day}T12:00Z`).getUTCDay() % 6 !== 0) return `${day}T10:00`;
  }
}

function useOffer({ applicationIds, next }: Props, times: readonly string[], chosen: string[]) {
  const newId = useRef<string>(undefined);
  return useSubmission({
    fallback: "We couldn't send the times. Try again.",
    check: (values) => missing(values, times),
    send: async (values) => {
      newId.current ??= crypto.randomUUID();
      const { minutes, timeZone, place, note, chooseUntil } = values;
      await api("/api/employer/interview-times", {
        method: "POST",
        json: {
          ...{ id: newId.current, applicationIds, times, interviewerIds: chosen },
          ...{ minutes: Number(minutes), timeZone, place, chooseUntil },
          note: note?.trim() || null,
          movesOn: values["movesOn"] === "on",
        },
      });
      location.assign(next);
    },
  });
}

/** Times for an interview, to send to one applicant or several. */
export function OfferTimesForm(props: Props) {
  const { timeZone, applicantZone, team, ownId, busy, applicationIds } = props;
  const [zone, setZone] = useState<string | null>(null);
  const [times, setTimes] = useState<string[]>([""]);
  const [minutes, setMinutes] = useState(45);
  const [chosen, setChosen] = useState<string[]>([ownId]);
  const { form, isBusy, errors, alert } = useOffer(props, times, chosen);
  useEffect(() => {
    const own = ownZone();
    setZone(own);
    // Before a weekend, several days lead to the same Monday.
    const days = new Set([2, 3, 4, 5].map((ahead) => workday(ahead, own)));
    setTimes([...days].slice(0, 2));
  }, []);
  if (zone === null) {
    return <p className="needs-no-script">Turn on JavaScript to offer times.</p>;
  }
  const who = plural(applicationIds.length, {
    one: "the applicant",
    other: "each of {count} applicants",
  });
  return (
    <form {...form} className="panel app-part form-grid" aria-label="Interview times">
      <FormErrors errors={errors} alert={alert} idOf={idOf} />
      <InterviewersField
        team={team}
        chosen={chosen}
        error={errors["interviewerIds"]}
        onChange={setChosen}
      />
      <LengthField minutes={minutes} error={errors["minutes"]} onChange={setMinutes} />
      <TextField
        name="place"
        id={idOf("place")}
        label="Place"
        help="An address or a link to a call"
        error={errors["place"]}
      />
      <ZoneField zone={zone || timeZone} error={errors["timeZone"]} onChange={setZone} />
      <WeekGrid
        {...{ times, minutes, applicantZone, team, busy, timeZone: zone }}
        key={zone}
        interviewers={chosen}
        onChange={setTimes}
      />
      <TimesField
        {...{ times, minutes, applicantZone, team, busy, timeZone: zone }}
        interviewers={chosen}
        onChange={setTimes}
        error={errors["times"]}
      />
      <TextField
        type="datetime-local"
        name="chooseUntil"
        id={idOf("chooseUntil")}
        label="They can choose until"
        defaultValue={workday(1, zone).replace("10:00", "18:00")}
        error={errors["chooseUntil"]}
      />
      <TextArea
        name="note"
        id={idOf("note")}
        label="Message (optional)"
        help="Who they'll meet, what to bring"
        error={errors["note"]}
      />
      <CheckRow name="movesOn" label="Move to Interview when they choose" defaultChecked />
      <SubmitButton
        label={plural(times.length, { one: "Send {count} Time", other: "Send {count} Times" })}
        busyLabel="Sending..."
        isBusy={isBusy}
      />
      <p className="help">
        We send the times to {who}. One person gets each time, and everyone who takes part gets a
        file for their calendar once it's chosen.
      </p>
    </form>
  );
}
