"use client";

import { CheckRow } from "@/components/ui/forms/field";
import { FieldGroup } from "@/components/ui/forms/field-group.client";
import { TextField } from "@/components/ui/forms/text-field.client";

type Props = {
  isScheduled: boolean;
  onToggle: (isScheduled: boolean) => void;
};

/** When the posting goes live: at once, or at a set time. */
export function ScheduleFields({ isScheduled, onToggle }: Props) {
  return (
    <FieldGroup name="when" legend="When it goes live">
      <CheckRow
        type="radio"
        name="when"
        value="now"
        label="As soon as it is posted"
        checked={!isScheduled}
        onChange={() => onToggle(false)}
      />
      <CheckRow
        type="radio"
        name="when"
        value="later"
        label="At a time I choose"
        checked={isScheduled}
        onChange={() => onToggle(true)}
      />
      {isScheduled && (
        <TextField
          name="scheduledFor"
          label="Day and time, in your time zone"
          type="datetime-local"
        />
      )}
    </FieldGroup>
  );
}
