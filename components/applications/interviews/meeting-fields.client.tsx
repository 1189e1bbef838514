"use client";

import { useState } from "react";
import { FieldGroup } from "@/components/ui/forms/field-group.client";
import { TextField } from "@/components/ui/forms/text-field.client";
import type { InterviewMedium } from "@/lib/applications/interviews/schema";
import { MEDIUM_NAMES } from "./medium-names";

type Medium = { place: string; help: string };

const MEDIA: Record<InterviewMedium, Medium> = {
  video: {
    place: "Video link",
    help: "Where everyone joins the call; it starts with https://",
  },
  office: { place: "Address", help: "With the floor or the doorbell" },
  phone: { place: "Phone number", help: "And who calls whom" },
};
const UNKNOWN = { place: "Place", help: "An address or a link to a call" };

type Props = {
  /** Null for an interview that only says where it is. */
  medium: InterviewMedium | null;
  place?: string | undefined;
};

/** How people meet for an interview, and the place that goes with it. */
export function MeetingFields({ medium, place }: Props) {
  const [chosen, setChosen] = useState(medium);
  const { place: label, help } = chosen ? MEDIA[chosen] : UNKNOWN;
  return (
    <>
      <FieldGroup name="medium" legend="How" className="interviewers">
        <div className="pick-chips">
          {Object.entries(MEDIUM_NAMES).map(([value, name]) => (
            <label key={value} className="pick-chip">
              <input
                type="radio"
                name="medium"
                value={value}
                defaultChecked={value === medium}
                onChange={() => setChosen(value as InterviewMedium)}
              />
              <span>{name}</span>
            </label>
          ))}
        </div>
      </FieldGroup>
      <TextField name="place" label={label} help={help} defaultValue={place} />
    </>
  );
}
