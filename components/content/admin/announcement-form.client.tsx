"use client";

import { useRef } from "react";
import { Form } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { SelectField } from "@/components/ui/forms/select-field.client";
import { SubmitButton } from "@/components/ui/forms/submit-button.client";
import { TextArea } from "@/components/ui/forms/text-area.client";
import { TextField } from "@/components/ui/forms/text-field.client";
import { type FormValues, useSubmission } from "@/components/ui/forms/use-submission.client";
import { api } from "@/lib/browser/api";
import { clearDraft } from "@/lib/browser/drafts";
import { TONES } from "@/lib/content/announcement-tones.schema";
import type { AnnouncementLine } from "@/lib/content/announcements.schema";
import { fromLocalInput } from "./content-words";
import { TimeField } from "./time-field.client";

const idOf = (name: string) => `announcement-${name}`;
const PAGE = "/admin/content/announcements";
const TONE_OPTIONS = Object.entries(TONES);

function toBody({ text, tone, linkUrl, linkLabel, startsAt = "", endsAt = "" }: FormValues) {
  const times = { startsAt: fromLocalInput(startsAt), endsAt: fromLocalInput(endsAt) };
  return { text, tone, linkUrl, linkLabel, ...times };
}

type Props = {
  /** The one to change; null for a new one. */
  announcement: AnnouncementLine | null;
};

function useAnnouncement({ announcement }: Props) {
  const isDone = useRef(false);
  return useSubmission({
    fallback: "We couldn't save the announcement. Try again.",
    check: ({ text = "" }): Record<string, string> =>
      text.trim() === "" ? { text: "Write the announcement" } : {},
    send: async (values, element) => {
      const path = "/api/admin/announcements";
      // If the response was lost, the list shows whether it arrived.
      if (isDone.current) return location.assign(PAGE);
      const init = { method: announcement ? "PUT" : "POST", json: toBody(values) };
      await api(announcement ? `${path}/${announcement.id}` : path, init);
      isDone.current = true;
      clearDraft(element);
      location.assign(PAGE);
    },
  });
}

function LinkAndTimes({ announcement }: Props) {
  return (
    <>
      <TextField
        name="linkLabel"
        label="Link text (optional)"
        maxLength={60}
        defaultValue={announcement?.link?.label}
      />
      <TextField
        name="linkUrl"
        label="Link address"
        help="A page of this site, such as /help, or an address starting with https://"
        maxLength={500}
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={announcement?.link?.url}
      />
      <TimeField
        name="startsAt"
        label="Begins (optional)"
        help="In your own time zone. Leave it empty to start right away."
        start={announcement?.startsAt ?? null}
      />
      <TimeField
        name="endsAt"
        label="Ends (optional)"
        help="In your own time zone. Leave it empty to keep it until you delete it."
        start={announcement?.endsAt ?? null}
      />
    </>
  );
}

/** The text shown above every page, and when. */
export function AnnouncementForm({ announcement }: Props) {
  const { form } = useAnnouncement({ announcement });
  return (
    <Form
      {...form}
      className="form-grid panel content-form"
      aria-labelledby="announcement-title"
      data-draft="announcement"
      idOf={idOf}
    >
      <h2 id="announcement-title" className="text-xl">
        {announcement ? "Change the announcement" : "New announcement"}
      </h2>
      <FormErrors />
      <TextArea
        name="text"
        label="Announcement"
        help="Everyone sees it at the top of every page. At most 280 characters."
        rows={2}
        defaultValue={announcement?.text}
      />
      <SelectField
        name="tone"
        label="Kind"
        options={TONE_OPTIONS}
        defaultValue={announcement?.tone ?? "plain"}
      />
      <LinkAndTimes announcement={announcement} />
      <div className="row">
        <SubmitButton
          label={announcement ? "Save" : "Announce"}
          busyLabel="Saving..."
          className="btn-primary"
        />
        {announcement && (
          <a className="btn btn-quiet" href={PAGE}>
            Cancel
          </a>
        )}
      </div>
    </Form>
  );
}
