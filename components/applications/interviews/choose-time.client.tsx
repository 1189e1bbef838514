"use client";

import { useState } from "react";
import { Form } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { SubmitButton } from "@/components/ui/forms/submit-button.client";
import { TextArea } from "@/components/ui/forms/text-area.client";
import { useSubmission } from "@/components/ui/forms/use-submission.client";
import { Icon } from "@/components/ui/icon";
import type { InterviewView } from "@/lib/applications/interviews/schema";
import type { InvitationView, SlotView } from "@/lib/applications/interviews/slots.schema";
import { useApplicationAccess } from "../by-hand/link-access.client";
import { type OfferedSlots, useOfferedSlots } from "./use-offered-slots.client";
import { clockOf, dayAndTime, useZone } from "./zoned-time.client";

const idOf = (name: string) => `choice-${name}`;
const MINUTE_MS = 60_000;

type Props = {
  applicationId: string;
  companyName: string;
  invitation: InvitationView;
  /** The interview that was booked with it; null before. */
  booked: InterviewView | null;
};

function Slot({ slot, zone, minutes, isChosen, onChoose }: SlotProps) {
  const [day, start] = dayAndTime(slot.startsAt, zone).split(", ");
  const end = clockOf(Date.parse(slot.startsAt) + minutes * MINUTE_MS, zone);
  if (slot.isTaken) {
    return (
      <div className="slot is-gone">
        <b>{day}</b>
        <span>
          {start} <small>no longer free</small>
        </span>
      </div>
    );
  }
  return (
    <label className="slot">
      <b>{day}</b>
      <span>
        {start} – {end}
      </span>
      <Icon name="check" size="sm" />
      <input
        type="radio"
        name="slotId"
        value={slot.id}
        checked={isChosen}
        onChange={() => onChoose(slot.id)}
      />
    </label>
  );
}
type SlotProps = {
  slot: SlotView;
  zone: string;
  minutes: number;
  isChosen: boolean;
  onChoose: (id: string) => void;
};

function Refusal({
  applicationId,
  companyName,
  invitation,
  answer,
  onBack,
}: Props & Pick<OfferedSlots, "answer"> & { onBack: () => void }) {
  const { api, paths } = useApplicationAccess();
  const { form } = useSubmission({
    fallback: "We couldn't send this. Try again.",
    send: ({ words }) =>
      answer(async () => {
        const path = `/api/applications/${applicationId}/interview-times/${invitation.id}/refusal`;
        await api(path, { method: "POST", json: { words: words?.trim() || null } });
        return `${paths.page(applicationId, { times: "refused" })}#interviews`;
      }),
  });
  return (
    <Form {...form} className="form-grid" aria-label="None of these works" idOf={idOf}>
      <FormErrors />
      <TextArea name="words" label={`When could you talk? (optional, ${companyName} sees it)`} />
      <SubmitButton label="Ask for Other Times" busyLabel="Sending..." />
      <button type="button" className="btn btn-quiet w-full" onClick={onBack}>
        Back to the Times
      </button>
    </Form>
  );
}

const TAKEN = {
  one: "The time you chose was just taken. Choose another one.",
  all: "All of these times were taken. Press “None of These Works” to ask for other ones.",
};

function confirmLabel(when: string | null, isMove: boolean): string {
  if (when === null) return "Choose a Time";
  return isMove ? `Move to ${when}` : `Confirm ${when}`;
}

/** The offered times, of which the applicant chooses one; later, another one. */
export function ChooseTime(props: Props) {
  const { applicationId, companyName, invitation, booked } = props;
  const { api, paths } = useApplicationAccess();
  const { zone, isOwn } = useZone(invitation.timeZone);
  const [slotId, setSlotId] = useState<string | null>(booked?.slotId ?? null);
  const [isRefusing, setRefusing] = useState(false);
  const { slots, answer } = useOfferedSlots(applicationId, invitation);
  const chosen = slots.find(({ id, isTaken }) => id === slotId && !isTaken);
  const isLost = slotId !== null && !chosen;
  const { form } = useSubmission({
    fallback: "We couldn't book this time. Try again.",
    check: ({ slotId: sent }): Record<string, string> => (sent ? {} : { slotId: "Choose a time" }),
    send: ({ slotId: sent, words }) =>
      answer(async () => {
        const path = `/api/applications/${applicationId}/interview-times/${invitation.id}/choice`;
        await api(path, { method: "PUT", json: { slotId: sent, words: words?.trim() || null } });
        return `${paths.page(applicationId, { times: "chosen" })}#interviews`;
      }),
  });
  if (isRefusing) return <Refusal {...props} answer={answer} onBack={() => setRefusing(false)} />;
  const when = chosen ? dayAndTime(chosen.startsAt, zone) : null;
  return (
    <Form {...form} className="form-grid" aria-label="Choose a time" idOf={idOf}>
      <FormErrors />
      <p className="times-zone">
        <Icon name="globe" size="sm" />
        <span>
          Times in <b>{zone.replaceAll("_", " ")}</b>
          {isOwn ? ", your zone" : ""}
        </span>
      </p>
      <fieldset className="slot-list" id={idOf("slotId")} tabIndex={-1}>
        <legend className="sr">Times</legend>
        {slots.map((slot) => (
          <Slot
            key={slot.id}
            slot={slot}
            zone={zone}
            minutes={invitation.minutes}
            isChosen={slot.id === slotId}
            onChoose={setSlotId}
          />
        ))}
      </fieldset>
      <p className="times-lost" role="status">
        {isLost && TAKEN[slots.every(({ isTaken }) => isTaken) ? "all" : "one"]}
      </p>
      {booked && (
        <TextArea name="words" label={`Why? (optional, ${companyName} sees it)`} rows={2} />
      )}
      <SubmitButton label={confirmLabel(when, booked !== null)} busyLabel="Booking..." />
      {booked ? (
        <a className="btn btn-quiet w-full" href={`${paths.page(applicationId)}#interviews`}>
          Keep It as It Is
        </a>
      ) : (
        <button
          type="button"
          className="btn btn-quiet w-full needs-script"
          onClick={() => setRefusing(true)}
        >
          None of These Works
        </button>
      )}
      <p className="help">You can move it later, until 24 hours before.</p>
    </Form>
  );
}
