"use client";

import { useEffect, useRef, useState } from "react";
import { CheckRow } from "@/components/ui/forms/field";
import { Form } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { SubmitButton } from "@/components/ui/forms/submit-button.client";
import { TextArea } from "@/components/ui/forms/text-area.client";
import { TextField } from "@/components/ui/forms/text-field.client";
import { type FormValues, useSubmission } from "@/components/ui/forms/use-submission.client";
import type { BusyTime } from "@/lib/applications/interviews/slots.schema";
import { api } from "@/lib/browser/api";
import { plural } from "@/lib/shared/plural";
import { NO_PLACE } from "./interview-form.client";
import { InterviewersField } from "./interviewers-field";
import { MeetingFields } from "./meeting-fields.client";
import { proposeTimes, workdayIn } from "./proposed-times";
import type { Colleague } from "./time-hints.client";
import { TimesField } from "./times-field.client";
import { WeekGrid } from "./week-grid.client";
import { ownZone } from "./zoned-time.client";
import { GapField, LengthField, ZoneField } from "./zones-field";

const idOf = (name: string) => `interview-${name}`;

type Props = {
  applicationIds: readonly string[];
  /** Where to go afterwards. */
  next: string;
  /** The posting's zone, until the browser tells the reader's. */
  timeZone: string;
  applicantZone: string | null;
  /** What a single applicant is called. */
  name: string;
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

function useOffer({ applicationIds, next }: Props, times: readonly string[], chosen: string[]) {
  const newId = useRef<string>(undefined);
  return useSubmission({
    fallback: "We couldn't send the times. Try again.",
    check: (values) => missing(values, times),
    send: async (values) => {
      newId.current ??= crypto.randomUUID();
      const { minutes, gapMinutes, timeZone, place, note, chooseUntil, medium } = values;
      await api("/api/employer/interview-times", {
        method: "POST",
        json: {
          ...{ id: newId.current, applicationIds, times, interviewerIds: chosen },
          ...{ minutes: Number(minutes), gapMinutes: Number(gapMinutes) },
          ...{ timeZone, medium: medium ?? null, place, chooseUntil },
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
  const { timeZone, applicantZone, team, ownId, busy, applicationIds, name } = props;
  const [zone, setZone] = useState<string | null>(null);
  const [picked, setPicked] = useState<string[] | null>(null);
  const [minutes, setMinutes] = useState(45);
  const [gapMinutes, setGapMinutes] = useState(0);
  const [chosen, setChosen] = useState<string[]>([ownId]);
  const of = {
    ...{ minutes, gapMinutes, applicantZone, team, busy, interviewers: chosen },
    timeZone: zone ?? timeZone,
  };
  // Until someone picks, they follow who takes part and for how long.
  const times = picked ?? (zone === null ? [""] : proposeTimes(of));
  const { form } = useOffer(props, times, chosen);
  useEffect(() => setZone(ownZone()), []);
  if (zone === null) {
    return <p className="needs-no-script">Turn on JavaScript to offer times.</p>;
  }
  const isOne = applicationIds.length === 1;
  const forWhom = isOne ? name : `${applicationIds.length} applicants`;
  return (
    <Form {...form} className="offer-form" aria-label="Interview times" idOf={idOf}>
      <div className="offer-main">
        <div className="panel app-part form-grid">
          <FormErrors />
          <MeetingFields medium="video" />
          <div className="form-two">
            <LengthField minutes={minutes} onChange={setMinutes} />
            <GapField minutes={gapMinutes} onChange={setGapMinutes} />
          </div>
          <InterviewersField team={team} chosen={chosen} onChange={setChosen} />
          <ZoneField zone={zone || timeZone} onChange={setZone} />
        </div>
        <div className="panel app-part">
          <WeekGrid {...of} times={times} key={zone} onChange={setPicked} />
        </div>
      </div>
      <aside className="panel app-part form-grid" aria-label="Offered times">
        <h2 dir="auto">
          {plural(times.length, { one: "{count} time for", other: "{count} times for" })} {forWhom}
        </h2>
        <TimesField {...of} times={times} onChange={setPicked} />
        <TextField
          type="datetime-local"
          name="chooseUntil"
          label={isOne ? `${name} can choose until` : "They can choose until"}
          defaultValue={`${workdayIn(1, zone)}T18:00`}
        />
        <TextArea name="note" label="Message (optional)" help="Who they'll meet, what to bring" />
        <CheckRow name="movesOn" label="Move to Interview when they choose" defaultChecked />
        <SubmitButton
          label={plural(times.length, { one: "Send {count} Time", other: "Send {count} Times" })}
          busyLabel="Sending..."
        />
        <p className="help">
          {isOne ? "" : "Each time goes to one person. "}Everyone who takes part gets a file for
          their calendar once a time is chosen.
        </p>
      </aside>
    </Form>
  );
}
