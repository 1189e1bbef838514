"use client";

import { useRouter } from "next/navigation";
import { useRef } from "react";
import { ActionButton } from "@/components/ui/action.client";
import { CheckRow } from "@/components/ui/forms/field";
import { Form } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { MarkdownField } from "@/components/ui/forms/markdown-field.client";
import { SubmitButton } from "@/components/ui/forms/submit-button.client";
import { TextArea } from "@/components/ui/forms/text-area.client";
import { TextField } from "@/components/ui/forms/text-field.client";
import { useLeaveWarning } from "@/components/ui/forms/use-leave-warning.client";
import { useSubmission } from "@/components/ui/forms/use-submission.client";
import { toast } from "@/components/ui/toasts/toast.client";
import { api } from "@/lib/browser/api";
import { clearDraft } from "@/lib/browser/drafts";
import { PAGES } from "@/lib/content/pages/page-names.schema";
import type { PageEdit } from "@/lib/content/pages/schema";

const idOf = (name: string) => `page-${name}`;

async function preview(text: string): Promise<string> {
  const json = { of: "page", text };
  return (await api<{ html: string }>("/api/admin/content-previews", { method: "POST", json }))
    .html;
}

function usePageForm(page: PageEdit) {
  const router = useRouter();
  const version = useRef(page.version);
  const leaving = useLeaveWarning();
  const submission = useSubmission({
    isLasting: true,
    fallback: "We couldn't save the page. Try again.",
    check: ({ title = "", summary = "", body = "" }): Record<string, string> => ({
      ...(title.trim() === "" ? { title: "The page needs a title" } : {}),
      ...(summary.trim() === "" ? { summary: "Say what the page is about in a sentence" } : {}),
      ...(body.trim() === "" ? { body: "The page needs a text" } : {}),
    }),
    send: async ({ title, summary, body, isPublished }, element) => {
      const shown = PAGES[page.name].mayHide ? isPublished === "on" : true;
      const json = { title, summary, body, isPublished: shown, version: version.current };
      const saved = await api<PageEdit>(`/api/admin/pages/${page.name}`, { method: "PUT", json });
      leaving.settle();
      clearDraft(element);
      version.current = saved.version;
      toast({ kind: "good", text: "Page saved." });
      router.refresh();
    },
  });
  return { ...submission, touch: leaving.touch };
}

const RESTORING = {
  site: { label: "Restore the Original Text", done: "Original text restored." },
  board: { label: "Go Back to the Site’s Text", done: "The page has the site’s text again." },
};

type Props = {
  page: PageEdit;
  /** Whether it is a board's, which has the site's text until it has its own. */
  isBoard: boolean;
};

/** Edits a page of text. */
export function PageForm({ page, isBoard }: Props) {
  const { form, touch } = usePageForm(page);
  const headings =
    page.name === "faqs" ? " Each heading is a question, and the text under it is the answer." : "";
  return (
    <Form
      {...form}
      className="form-grid panel content-form"
      aria-label="Page"
      data-draft="page"
      onChange={touch}
      idOf={idOf}
    >
      <FormErrors />
      <TextField name="title" label="Title" maxLength={80} defaultValue={page.title} />
      <TextArea
        name="summary"
        label="In a sentence"
        help="It appears under the title and in search engines."
        rows={2}
        defaultValue={page.summary}
      />
      <MarkdownField
        name="body"
        label="Text"
        help={`Formatted with Markdown. Words in braces, such as {site}, are filled in.${headings}`}
        start={page.body}
        preview={preview}
        onChange={touch}
      />
      {PAGES[page.name].mayHide && (
        <CheckRow
          name="isPublished"
          label="The page is on the site"
          defaultChecked={page.isPublished}
        />
      )}
      <div className="row">
        <SubmitButton label="Save" busyLabel="Saving..." className="btn-primary" />
        {page.version > 0 && (
          <ActionButton
            {...RESTORING[isBoard ? "board" : "site"]}
            method="DELETE"
            path={`/api/admin/pages/${page.name}?version=${page.version}`}
            variant="btn-quiet"
            confirm="Everything you and others wrote here will be lost."
            next={`/admin/content/pages/${page.name}`}
          />
        )}
      </div>
    </Form>
  );
}
