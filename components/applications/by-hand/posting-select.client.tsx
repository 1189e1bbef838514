"use client";

import { SelectField } from "@/components/ui/forms/select-field.client";
import type { PostingToAddTo } from "@/lib/applications/by-hand/schema";

type Props = { postings: readonly PostingToAddTo[]; defaultValue?: string; autoFocus?: boolean };

/** The field `jobId` of a form: one of the company's jobs that people can be added to. */
export function PostingSelect({ postings, ...select }: Props) {
  const named = postings.map(
    ({ id, title, location }) => [id, [title, location].filter(Boolean).join(", ")] as const,
  );
  return (
    <SelectField name="jobId" label="Job" options={[["", "Choose a job"], ...named]} {...select} />
  );
}
