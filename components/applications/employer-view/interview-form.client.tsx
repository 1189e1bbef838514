"use client";

import { useRef } from "react";
import { Select } from "@/components/ui/forms/field";
import { FormErrors } from "@/components/ui/forms/form-errors";
import { SubmitButton } from "@/components/ui/forms/submit-button";
import { TextArea } from "@/components/ui/forms/text-area";
import { described, FieldFrame, TextField } from "@/components/ui/forms/text-field";
import { type FormValues, useSubmission } from "@/components/ui/forms/use-submission.client";
import type { InterviewView } from "@/lib/applications/interviews/schema";
import { api } from "@/lib/browser/api";

const MINUTES = [15, 30, 45, 60, 90, 120, 180, 240];

const idOf = (name: string) => `interview-${name}`;

function zonesWith(zone: string): readonly (readonly [string, string])[] {
  const known = Intl.supportedValuesOf("timeZone");
  return [...new Set([zone, ...known])].map((name) => [name, name.replaceAll("_", " ")]);
}

function missing(values: FormValues): Record<string, string> {
  return {
    ...(values["startsAt"] ? {} : { startsAt: "Choose the day and the time" }),
    ...(values["place"]?.trim()
      ? {}
      : { place: "Say where it is: an address or a link to a call" }),
  };
}

function toBody({ startsAt, minutes, timeZone, place, note }: FormValues) {
  return { startsAt, minutes: Number(minutes), timeZone, place, note: note?.trim() || null };
}

type Props = {
  path: string;
  /** The one to change; null for a new one. */
  interview: InterviewView | null;
  timeZone: string;
  onSaved: (interview: InterviewView) => void;
};

function useInterview({ path, interview, onSaved }: Props) {
  const newId = useRef<string>(undefined);
  return useSubmission({
    fallback: "We couldn't send the invitation. Try again.",
    check: missing,
    send: async (values) => {
      newId.current ??= crypto.randomUUID();
      const body = toBody(values);
      onSaved(
        interview
          ? await api<InterviewView>(`${path}/${interview.id}`, {
              method: "PATCH",
              json: { ...body, version: interview.version },
            })
          : await api<InterviewView>(path, {
              method: "POST",
              json: { ...body, id: newId.current },
            }),
      );
    },
  });
}

/** When and where an interview takes place. */
export function InterviewForm(props: Props) {
  const { interview } = props;
  const { form, isBusy, errors, alert } = useInterview(props);
  const zone = interview?.timeZone ?? props.timeZone;
  const minutes = {
    name: "minutes",
    id: idOf("minutes"),
    label: "Length",
    error: errors["minutes"],
  };
  const zones = {
    name: "timeZone",
    id: idOf("timeZone"),
    label: "Time zone",
    error: errors["timeZone"],
  };
  return (
    <form {...form} className="form-grid" aria-label="Interview" data-draft="interview">
      <FormErrors errors={errors} alert={alert} idOf={idOf} />
      <TextField
        type="datetime-local"
        name="startsAt"
        id={idOf("startsAt")}
        label="Day and time"
        defaultValue={interview?.wallTime}
        error={errors["startsAt"]}
      />
      <FieldFrame {...zones}>
        <Select
          name="timeZone"
          id={zones.id}
          options={zonesWith(zone)}
          defaultValue={zone}
          {...described(zones)}
        />
      </FieldFrame>
      <FieldFrame {...minutes}>
        <Select
          name="minutes"
          id={minutes.id}
          options={MINUTES.map((count) => [String(count), `${count} minutes`] as const)}
          defaultValue={String(interview?.minutes ?? 45)}
          {...described(minutes)}
        />
      </FieldFrame>
      <TextField
        name="place"
        id={idOf("place")}
        label="Place"
        help="An address or a link to a call"
        defaultValue={interview?.place}
        error={errors["place"]}
      />
      <TextArea
        name="note"
        id={idOf("note")}
        label="Note to the applicant (optional)"
        defaultValue={interview?.note ?? ""}
        error={errors["note"]}
      />
      <SubmitButton
        label={interview ? "Send the Change" : "Send Invitation"}
        busyLabel="Sending..."
        isBusy={isBusy}
      />
    </form>
  );
}
