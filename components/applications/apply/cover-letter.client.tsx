"use client";

import { useState } from "react";
import { TextArea } from "@/components/ui/forms/text-area.client";
import { COVER_LETTER_MAX_LENGTH } from "@/lib/applications/schema";
import { formatNumber } from "@/lib/shared/formats/numbers";

/** The cover letter, with its length. An overlong letter gets a message and is never cut. */
export function CoverLetter({ value }: { value: string }) {
  const [length, setLength] = useState(value.trim().length);
  const help = `A few lines on why you want this job are plenty. ${formatNumber(length)} of ${formatNumber(COVER_LETTER_MAX_LENGTH)} characters.`;
  return (
    <TextArea
      name="coverLetter"
      label="Cover letter (optional)"
      help={help}
      rows={6}
      defaultValue={value}
      onChange={({ currentTarget }) => setLength(currentTarget.value.trim().length)}
    />
  );
}
