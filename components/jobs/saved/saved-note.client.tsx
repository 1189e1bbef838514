"use client";

import { useEffect, useRef, useState } from "react";
import { described, FieldFrame } from "@/components/ui/forms/field-frame";
import { Form } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { SubmitButton } from "@/components/ui/forms/submit-button.client";
import { useSubmission } from "@/components/ui/forms/use-submission.client";
import { api } from "@/lib/browser/api";
import { clearDraft } from "@/lib/browser/drafts";

type Props = { jobId: string; title: string; note: string | null; maxLength: number };

type FormProps = Props & { onSaved: (note: string) => void; onCancel: () => void };

function NoteForm({ jobId, title, note, maxLength, onSaved, onCancel }: FormProps) {
  const id = `note-${jobId}`;
  const { form, isBusy, errors } = useSubmission({
    check: ({ note: typed = "" }) =>
      typed.trim().length > maxLength
        ? { note: `A note can have at most ${maxLength} characters` }
        : {},
    send: async ({ note: typed = "" }, element) => {
      await api(`/api/saved-jobs/${jobId}`, { method: "PATCH", json: { note: typed } });
      clearDraft(element);
      onSaved(typed.trim());
    },
    fallback: "We couldn't save the note. Try again.",
  });
  const frame = { name: "note", id, label: "Your note", error: errors["note"] };
  return (
    <Form {...form} className="note-form" aria-label={`Note on ${title}`} data-draft={id}>
      <FormErrors />
      <FieldFrame {...frame} help="Only you see it.">
        <textarea
          {...described({ ...frame, help: "Only you see it." })}
          className="input"
          id={id}
          name="note"
          rows={4}
          dir="auto"
          defaultValue={note ?? ""}
          disabled={isBusy}
        />
      </FieldFrame>
      <div className="row">
        <SubmitButton label="Save Note" busyLabel="Saving..." className="btn-strong btn-sm" />
        <button type="button" className="btn btn-quiet btn-sm" onClick={onCancel} disabled={isBusy}>
          Cancel
        </button>
      </div>
    </Form>
  );
}

/** A person's note about a saved job, and the form to change it. */
export function SavedNote({ jobId, title, note, maxLength }: Props) {
  const [kept, setKept] = useState(note);
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useRef(false);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The focus moves to what replaced the button or the form.
    if (isOpen || wasOpen.current) {
      place.current?.querySelector<HTMLElement>(isOpen ? "textarea" : ".note-button")?.focus();
    }
    wasOpen.current = isOpen;
  }, [isOpen]);

  return (
    <div ref={place} className="saved-note">
      {isOpen ? (
        <NoteForm
          jobId={jobId}
          title={title}
          note={kept}
          maxLength={maxLength}
          onSaved={(text) => {
            setKept(text || null);
            setOpen(false);
          }}
          onCancel={() => setOpen(false)}
        />
      ) : (
        <>
          {kept && (
            <p className="note-text" dir="auto">
              {kept}
            </p>
          )}
          <button
            type="button"
            className="btn btn-quiet btn-sm note-button needs-script"
            aria-label={kept ? `Edit the note on ${title}` : `Add a note on ${title}`}
            onClick={() => setOpen(true)}
          >
            {kept ? "Edit note" : "Add a note"}
          </button>
        </>
      )}
    </div>
  );
}
