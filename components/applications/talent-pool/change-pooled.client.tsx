"use client";

import { useRouter } from "next/navigation";
import { Form } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { SubmitButton } from "@/components/ui/forms/submit-button.client";
import { TextArea } from "@/components/ui/forms/text-area.client";
import { TextField } from "@/components/ui/forms/text-field.client";
import { useSubmission } from "@/components/ui/forms/use-submission.client";
import { toast } from "@/components/ui/toasts/toast.client";
import { NOTE_MAX_LENGTH } from "@/lib/applications/limits.schema";
import type { PooledPersonView } from "@/lib/applications/talent-pool/schema";
import { api } from "@/lib/browser/api";

const listOf = (text = "") =>
  text
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);

type Props = {
  person: Pick<PooledPersonView, "id" | "version" | "skills" | "tags" | "note">;
};

/** Skills, tags and a note of someone in the talent pool. */
export function ChangePooled({ person }: Props) {
  const router = useRouter();
  const { form } = useSubmission({
    fallback: "We couldn't save this. Try again.",
    send: async ({ skills, tags, note }) => {
      await api(`/api/employer/talent-pool/${person.id}`, {
        method: "PATCH",
        json: {
          version: person.version,
          skills: listOf(skills),
          tags: listOf(tags),
          note: note?.trim() || null,
        },
      });
      toast({ kind: "good", text: "Saved" });
      router.refresh();
    },
  });
  return (
    <Form {...form} className="form-grid" aria-label="What your team knows" data-draft="pool">
      <FormErrors />
      <TextField
        name="skills"
        label="Skills"
        help="Separated by commas. They see them, too."
        defaultValue={person.skills.join(", ")}
        dir="auto"
      />
      <TextField
        name="tags"
        label="Tags"
        help="Separated by commas. Only your team sees them."
        defaultValue={person.tags.join(", ")}
        dir="auto"
      />
      <TextArea
        name="note"
        label="Note"
        help="Only your team reads it."
        maxLength={NOTE_MAX_LENGTH}
        defaultValue={person.note ?? ""}
      />
      <SubmitButton label="Save" busyLabel="Saving..." />
    </Form>
  );
}
