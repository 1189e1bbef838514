"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import useSWR from "swr";
import { Modal } from "@/components/ui/dialogs/modal.client";
import { Form } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { SubmitButton } from "@/components/ui/forms/submit-button.client";
import { TextField } from "@/components/ui/forms/text-field.client";
import { useSubmission } from "@/components/ui/forms/use-submission.client";
import { toast } from "@/components/ui/toasts/toast.client";
import type { BulkResult } from "@/lib/applications/bulk/results.schema";
import type { TagView } from "@/lib/applications/employer-view/tags.schema";
import { TAG_MAX_LENGTH } from "@/lib/applications/limits.schema";
import type { PipelineRow } from "@/lib/applications/pipeline/schema";
import { api } from "@/lib/browser/api";
import { movedLabel } from "../pipeline/pipeline-words";

type Props = { people: readonly PipelineRow[]; onClose: () => void };

/** The tags that the company uses, as offered for the first of them. */
function useKnownTags(id: string | undefined): readonly string[] {
  const path = `/api/applications/${id}/tags`;
  const { data } = useSWR(id && [path], () => api<TagView>(path));
  return data ? [...data.suggestions, ...data.tags] : [];
}

/** One tag for several applicants, with what kept those from getting it who didn't. */
export function BulkTag({ people, onClose }: Props) {
  const router = useRouter();
  const known = useKnownTags(people[0]?.id);
  const [refused, setRefused] = useState<BulkResult[]>([]);
  const nameOf = (id: string) => people.find((row) => row.id === id)?.name;
  const { form } = useSubmission({
    fallback: "We couldn't add the tag. Try again.",
    isLasting: true,
    check: ({ tag = "" }): Record<string, string> =>
      tag.trim() === "" ? { tag: "Write a tag" } : {},
    send: async ({ tag = "" }) => {
      const { results } = await api<{ results: BulkResult[] }>("/api/employer/applications/tags", {
        method: "POST",
        json: { tag, applicationIds: people.map(({ id }) => id) },
      });
      const failed = results.filter(({ problem }) => problem !== null);
      router.refresh();
      setRefused(failed);
      if (failed.length > 0) return;
      const who = movedLabel(people.map(({ name }) => name));
      toast({ kind: "good", text: `Tag “${tag.trim()}” added to ${who}.` });
      onClose();
    },
  });
  return (
    <Modal title={`Tag ${movedLabel(people.map(({ name }) => name))}`} onClose={onClose}>
      <Form {...form} className="form-grid" aria-label="Tag for the selected applicants">
        <FormErrors />
        {refused.length > 0 && (
          <div role="status">
            <p>
              {people.length - refused.length} tagged, {refused.length} not tagged.
            </p>
            <ul className="bulk-people" aria-label="Not tagged">
              {refused.map(({ applicationId, problem }) => (
                <li key={applicationId}>
                  <b dir="auto">{nameOf(applicationId)}</b>
                  <span className="err">{problem}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
        <TextField
          name="tag"
          id="bulk-tag"
          label="Tag"
          help="A word or two by which your team finds them again. Applicants don't see it."
          list="bulk-tags"
          maxLength={TAG_MAX_LENGTH}
          autoComplete="off"
        />
        <datalist id="bulk-tags">
          {known.map((tag) => (
            <option key={tag} value={tag} />
          ))}
        </datalist>
        <SubmitButton label="Add Tag" busyLabel="Adding..." />
      </Form>
    </Modal>
  );
}
