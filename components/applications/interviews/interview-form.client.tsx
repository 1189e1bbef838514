"use client";

import { useRef } from "react";
import { Form } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { SubmitButton } from "@/components/ui/forms/submit-button.client";
import { TextArea } from "@/components/ui/forms/text-area.client";
import { TextField } from "@/components/ui/forms/text-field.client";
import { type FormValues, useSubmission } from "@/components/ui/forms/use-submission.client";
import type { TeamMember } from "@/lib/applications/employer-view/notes";
import type { InterviewView } from "@/lib/applications/interviews/schema";
import { api } from "@/lib/browser/api";
import { InterviewersField, interviewersOf } from "./interviewers-field";
import { MeetingFields } from "./meeting-fields.client";
import { ownZone } from "./zoned-time.client";
import { LengthField, ZoneField } from "./zones-field";

const idOf = (name: string) => `interview-${name}`;

export const NO_PLACE = "Say where it is: an address or a link to a call";

function missing(values: FormValues): Record<string, string> {
  return {
    ...(values["startsAt"] ? {} : { startsAt: "Choose the day and the time" }),
    ...(values["place"]?.trim() ? {} : { place: NO_PLACE }),
  };
}

function toBody({ startsAt, minutes, timeZone, place, note, medium }: FormValues) {
  const where = { timeZone, place, medium: medium ?? null, note: note?.trim() || null };
  return { startsAt, minutes: Number(minutes), ...where };
}

type Props = {
  path: string;
  /** The one to change; null for a new one. */
  interview: InterviewView | null;
  team: readonly TeamMember[];
  onSaved: (interview: InterviewView) => void;
};

function useInterview({ path, interview, onSaved }: Props) {
  const newId = useRef<string>(undefined);
  return useSubmission({
    fallback: "We couldn't send the invitation. Try again.",
    check: missing,
    send: async (values, form) => {
      newId.current ??= crypto.randomUUID();
      const body = { ...toBody(values), interviewerIds: interviewersOf(form) };
      const words = values["words"]?.trim() || null;
      onSaved(
        interview
          ? await api<InterviewView>(`${path}/${interview.id}`, {
              method: "PATCH",
              json: { ...body, words, version: interview.version },
            })
          : await api<InterviewView>(path, {
              method: "POST",
              json: { ...body, id: newId.current },
            }),
      );
    },
  });
}

/** When, where and with whom an interview takes place. */
export function InterviewForm(props: Props) {
  const { interview, team } = props;
  const { form } = useInterview(props);
  return (
    <Form {...form} className="form-grid" aria-label="Interview" data-draft="interview" idOf={idOf}>
      <FormErrors />
      <TextField
        type="datetime-local"
        name="startsAt"
        label="Day and time"
        defaultValue={interview?.wallTime}
      />
      <ZoneField zone={interview?.timeZone ?? ownZone()} />
      <LengthField minutes={interview?.minutes ?? 45} />
      <InterviewersField team={team} chosen={interview?.interviewers.map(({ id }) => id) ?? []} />
      <MeetingFields medium={interview ? interview.medium : "video"} place={interview?.place} />
      <TextArea
        name="note"
        label="Note to the applicant (optional)"
        defaultValue={interview?.note ?? ""}
      />
      {interview && (
        <TextArea name="words" label="What to say about the change (optional)" rows={2} />
      )}
      <SubmitButton
        label={interview ? "Send the Change" : "Send Invitation"}
        busyLabel="Sending..."
      />
    </Form>
  );
}
