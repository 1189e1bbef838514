"use client";

import { useRef } from "react";
import useSWR from "swr";
import { Form } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { SubmitButton } from "@/components/ui/forms/submit-button.client";
import { useSubmission } from "@/components/ui/forms/use-submission.client";
import { LocalTime } from "@/components/ui/local-time.client";
import { toast } from "@/components/ui/toasts/toast.client";
import type { TeamMember } from "@/lib/applications/employer-view/notes";
import type { NoteView } from "@/lib/applications/employer-view/notes.schema";
import { NOTE_MAX_LENGTH } from "@/lib/applications/limits.schema";
import { api, failureText } from "@/lib/browser/api";
import { clearDraft } from "@/lib/browser/drafts";
import { formatNumber } from "@/lib/shared/formats/numbers";
import { NoteField } from "./note-field.client";

const POLL_MS = 30_000;
// In a large team, people are mentioned by typing.
const CHIPS = 8;

function Note({ note, onDelete }: { note: NoteView; onDelete: () => void }) {
  const { author, isOwn, text, mentions, writtenAt } = note;
  return (
    <li className="message">
      <p className="message-head">
        <b>{isOwn ? "You" : (author ?? "Someone who left")}</b> <LocalTime at={writtenAt} />
      </p>
      <p className="plain-text" dir="auto">
        {text}
      </p>
      {mentions.length > 0 && <p className="help">Told: {mentions.join(", ")}</p>}
      {isOwn && (
        <button type="button" className="btn btn-quiet btn-sm no-print" onClick={onDelete}>
          Delete<span className="sr"> this note</span>
        </button>
      )}
    </li>
  );
}

/** Inserts @ and a name at the caret. */
function mention(area: HTMLTextAreaElement, name: string): void {
  const before = area.value.slice(0, area.selectionStart);
  const gap = before === "" || /\s$/.test(before) ? "" : " ";
  area.setRangeText(`${gap}@${name} `, area.selectionStart, area.selectionEnd, "end");
  area.dispatchEvent(new Event("input", { bubbles: true }));
  area.focus();
}

type FormProps = { path: string; team: readonly TeamMember[]; onWritten: () => void };

function NoteForm({ path, team, onWritten }: FormProps) {
  const noteId = useRef<string>(undefined);
  const { form, isBusy, errors } = useSubmission({
    fallback: "We couldn't save the note. Try again.",
    isLasting: true,
    check: ({ text = "" }): Record<string, string> => {
      if (text.trim() === "") return { text: "Write a note" };
      if (text.length <= NOTE_MAX_LENGTH) return {};
      return {
        text: `A note must be at most 5,000 characters long; this one has ${formatNumber(text.length)}`,
      };
    },
    send: async ({ text }, element) => {
      noteId.current ??= crypto.randomUUID();
      await api(path, { method: "POST", json: { id: noteId.current, text } });
      noteId.current = undefined;
      clearDraft(element);
      element.reset();
      onWritten();
    },
  });
  const changed = () => {
    // A text changed after a failure is a new note.
    if (!isBusy) noteId.current = undefined;
  };
  return (
    <Form
      {...form}
      className="form-grid needs-script"
      aria-label="New note"
      data-draft="note"
      idOf={(name) => `note-${name}`}
    >
      <FormErrors />
      <NoteField team={team} error={errors["text"]} onChange={changed} />
      {team.length > 0 && team.length <= CHIPS && (
        <fieldset className="tag-list">
          <legend className="sr">Name a colleague</legend>
          {team.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              className="chip chip-button"
              onClick={(event) => {
                const area = event.currentTarget.form?.elements.namedItem("text");
                if (area instanceof HTMLTextAreaElement) mention(area, name);
              }}
            >
              @{name}
            </button>
          ))}
        </fieldset>
      )}
      <div>
        <SubmitButton label="Add Note" busyLabel="Adding..." className="btn-strong" />
      </div>
    </Form>
  );
}

type Props = {
  applicationId: string;
  initial: NoteView[];
  /** Whom notes can name; null for someone who only reads them. */
  team: readonly TeamMember[] | null;
};

/** What the team writes to each other about an applicant. */
export function Notes({ applicationId, initial, team }: Props) {
  const path = `/api/applications/${applicationId}/notes`;
  const { data, mutate } = useSWR([path], () => api<{ notes: NoteView[] }>(path), {
    fallbackData: { notes: initial },
    refreshInterval: POLL_MS,
  });
  const notes = data?.notes ?? initial;
  async function remove({ id }: NoteView): Promise<void> {
    try {
      await api(`${path}/${id}`, { method: "DELETE" });
      toast({ kind: "good", text: "Note deleted." });
      document.getElementById("note-text")?.focus();
    } catch (error) {
      toast({ kind: "bad", text: failureText(error) });
    }
    await mutate();
  }
  return (
    <section className="panel app-part" id="notes" aria-labelledby="notes-title">
      <h2 id="notes-title">Notes</h2>
      {notes.length === 0 && (
        <p className="text-muted">No notes yet. Only your company sees them.</p>
      )}
      <ul className="messages" aria-live="polite" aria-label="Notes">
        {notes.map((note) => (
          <Note key={note.id} note={note} onDelete={() => void remove(note)} />
        ))}
      </ul>
      {team && <NoteForm path={path} team={team} onWritten={() => void mutate()} />}
    </section>
  );
}
