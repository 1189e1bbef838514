"use client";

import { useState } from "react";
import { described, FieldFrame } from "@/components/ui/forms/field-frame";
import { COVER_LETTER_MAX_LENGTH } from "@/lib/applications/schema";
import { formatNumber } from "@/lib/shared/formats/numbers";

type Props = { value: string; isDisabled: boolean; error: string | undefined };

/** The cover letter, with its length. An overlong letter gets a message and is never cut. */
export function CoverLetter({ value, isDisabled, error }: Props) {
  const [length, setLength] = useState(value.trim().length);
  const help = `A few lines on why you want this job are plenty. ${formatNumber(length)} of ${formatNumber(COVER_LETTER_MAX_LENGTH)} characters.`;
  const frame = { name: "coverLetter", label: "Cover letter (optional)", help, error };
  return (
    <FieldFrame {...frame}>
      <textarea
        className="input"
        id="coverLetter"
        name="coverLetter"
        rows={6}
        defaultValue={value}
        disabled={isDisabled}
        onChange={({ currentTarget }) => setLength(currentTarget.value.trim().length)}
        {...described(frame)}
      />
    </FieldFrame>
  );
}
