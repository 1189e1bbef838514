"use client";

import { useState } from "react";
import { Form } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { TextField } from "@/components/ui/forms/text-field.client";
import { useSubmission } from "@/components/ui/forms/use-submission.client";
import { Icon } from "@/components/ui/icon";
import { toast } from "@/components/ui/toasts/toast.client";
import type { TagView } from "@/lib/applications/employer-view/tags.schema";
import { TAG_MAX_LENGTH } from "@/lib/applications/limits.schema";
import { api, failureText } from "@/lib/browser/api";

/** The words by which the team finds applicants again. */
export function Tags({ applicationId, initial }: { applicationId: string; initial: TagView }) {
  const path = `/api/applications/${applicationId}/tags`;
  const [{ tags, suggestions }, setTags] = useState(initial);
  const { form, isBusy } = useSubmission({
    fallback: "We couldn't add the tag. Try again.",
    isLasting: true,
    continueAt: "tag",
    check: ({ tag = "" }): Record<string, string> =>
      tag.trim() === "" ? { tag: "Write a tag" } : {},
    send: async ({ tag }, element) => {
      setTags(await api<TagView>(path, { method: "POST", json: { tag } }));
      element.reset();
    },
  });
  async function remove(tag: string): Promise<void> {
    try {
      setTags(await api<TagView>(`${path}/${encodeURIComponent(tag)}`, { method: "DELETE" }));
      document.getElementById("tag-text")?.focus();
    } catch (error) {
      toast({ kind: "bad", text: failureText(error) });
    }
  }
  return (
    <section className="tags" aria-label="Tags">
      {tags.length > 0 && (
        <ul className="tag-list" aria-label="Tags">
          {tags.map((tag) => (
            <li key={tag}>
              <button type="button" className="chip chip-button" onClick={() => void remove(tag)}>
                <span className="sr">Remove </span>
                {tag}
                <Icon name="x" size="sm" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Form {...form} className="tag-form needs-script" aria-label="New tag">
        <FormErrors />
        <TextField
          name="tag"
          id="tag-text"
          label="Add a tag"
          list="tag-suggestions"
          maxLength={TAG_MAX_LENGTH}
          autoComplete="off"
          placeholder="Add a tag"
        />
        <datalist id="tag-suggestions">
          {suggestions.map((tag) => (
            <option key={tag} value={tag} />
          ))}
        </datalist>
        <button
          type="submit"
          className="btn btn-outline btn-sm"
          aria-label="Add Tag"
          aria-busy={isBusy}
          disabled={isBusy}
        >
          <Icon name="plus" size="sm" />
        </button>
      </Form>
    </section>
  );
}
