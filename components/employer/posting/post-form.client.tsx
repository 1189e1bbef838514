"use client";

import { useEffect, useState } from "react";
import { Form } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { SubmitButton } from "@/components/ui/forms/submit-button.client";
import { clearDraft, reopenDraft, saveDraft } from "@/lib/browser/drafts";
import { readSession } from "@/lib/browser/session-state";
import type { PostingFields as Fields } from "@/lib/jobs/posting/schema";
import { CompanyChoice } from "./company-choice";
import { DraftConflict, SavedNote } from "./draft-notes";
import { fieldsOf } from "./form-fields";
import { NearCopy } from "./near-copy";
import type { PostJobProps } from "./post-job-props";
import { PostingFields } from "./posting-fields.client";
import { PostingAside, usePostingPreview } from "./posting-preview.client";
import { ScheduleFields } from "./schedule-fields.client";
import { TemplateBar } from "./template-bar.client";
import { useJobDraft } from "./use-job-draft.client";
import { usePosting } from "./use-posting.client";

type Props = PostJobProps & {
  fields: Fields;
  /** The initial content was typed before and not saved. */
  isRestored: boolean;
  onReset: (typed: Fields) => void;
};

// Without a company the server saves nothing, so what is typed is stored in the tab under its own
// name: what `data-draft` stores is discarded on every page except the return from a login.
const WITHOUT_COMPANY = "post-job-without-company";

/** The posting's company: the only one, or the one chosen. */
function useCompany({ companies, start }: Props) {
  const only = companies.length === 1 ? (companies[0]?.id ?? "") : "";
  const [companyId, setCompanyId] = useState(start.companyId ?? only);
  const company = companies.find(({ id }) => id === companyId) ?? null;
  return { companyId: company ? companyId : "", company, setCompanyId };
}

/** The form's state: the draft, the preview, the submission. */
function usePostForm(props: Props) {
  const { companyId, company, setCompanyId } = useCompany(props);
  const [isScheduled, setScheduled] = useState(false);
  const draft = useJobDraft(props.draft);
  const previews = usePostingPreview();
  const submission = usePosting({
    companyId,
    isScheduled,
    onSend: draft.pause,
    onFailed: changed,
    onPosted: async () => {
      await draft.drop();
      forget();
    },
  });
  const { ref } = submission.form;
  const read = () => (ref.current ? fieldsOf(ref.current) : props.fields);

  /** The tab's draft has been posted, or discarded. */
  function forget(): void {
    if (!ref.current) return;
    clearDraft(ref.current);
    clearDraft(ref.current, WITHOUT_COMPANY);
  }

  function changed(): void {
    const userId = readSession()?.userId;
    if (companyId) {
      draft.keepSoon(companyId, read);
      previews.show(companyId, read());
    } else if (ref.current && userId) {
      saveDraft(ref.current, userId, WITHOUT_COMPANY);
    }
  }

  const { show } = previews;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a form and a company
  useEffect(() => {
    const form = ref.current;
    const userId = readSession()?.userId;
    // The server's draft is newer.
    const isOfTab = !props.isRestored && props.draft === null;
    const isReopened =
      form !== null && isOfTab && Boolean(userId && reopenDraft(form, userId, WITHOUT_COMPANY));
    if (form && companyId) clearDraft(form, WITHOUT_COMPANY);
    if (companyId) show(companyId, read(), 0);
    if (companyId && (props.isRestored || isReopened)) draft.keepSoon(companyId, read);
  }, [companyId]);

  return {
    companyId,
    company,
    setCompanyId,
    isScheduled,
    setScheduled,
    draft,
    previews,
    submission,
    read,
    changed,
    forget,
  };
}

const NO_PREVIEW = "We couldn't load the preview. It will come back as you type.";

/** Why there is no preview yet, and what to do about it. */
function previewNeeds(companies: number, companyId: string) {
  if (companyId !== "") return null;
  if (companies > 0) return "Choose the company it's for to see how it will look.";
  return (
    <>
      <a href="/employer/profile">Create your company or ask to join one</a>to see how it will look.
    </>
  );
}

/** The spec's form, with everything else a posting can state. */
export function PostForm(props: Props) {
  const state = usePostForm(props);
  const { companyId, company, draft, previews, submission, read, changed } = state;
  const { form, isBusy, errors } = submission;
  const missing = previewNeeds(props.companies.length, companyId);
  const [wasCopy, setWasCopy] = useState(false);
  const { acceptsNearCopy: nearCopy, ...otherErrors } = errors;
  if (nearCopy && !wasCopy) setWasCopy(true);

  function reset(): void {
    const typed = read();
    void draft.drop();
    state.forget();
    props.onReset(typed);
  }

  return (
    <div className="posting">
      <Form
        {...form}
        className="panel posting-form"
        aria-label="Post a Job"
        data-draft={companyId ? "post-job" : undefined}
        onInput={changed}
        onReset={(event) => {
          event.preventDefault();
          reset();
        }}
      >
        <div className="pad form-grid">
          {draft.conflict && (
            <DraftConflict
              text={draft.conflict}
              onKeep={() => void draft.keepMine(companyId, read())}
            />
          )}
          <FormErrors errors={otherErrors} least={1} />
          <NearCopy isShown={wasCopy} message={nearCopy} />
          <CompanyChoice
            companies={props.companies}
            chosen={companyId}
            onChoose={state.setCompanyId}
          />
          <PostingFields
            fields={props.fields}
            site={props.site}
            html={previews.preview?.job.descriptionHtml ?? null}
            instead={missing ?? (previews.hasFailed ? NO_PREVIEW : null)}
            usualPay={previews.preview?.usualPay}
            onPreview={() => companyId && previews.show(companyId, read(), 0)}
            onChange={changed}
          />
          <ScheduleFields isScheduled={state.isScheduled} onToggle={state.setScheduled} />
        </div>
        <div className="form-foot">
          <SavedNote savedAt={draft.savedAt} hasFailed={draft.hasFailed} />
          <button type="reset" className="btn btn-quiet" disabled={isBusy}>
            Reset
          </button>
          <SubmitButton label="Post Job" busyLabel="Posting..." className="btn-primary btn-lg" />
        </div>
      </Form>
      <PostingAside
        missing={missing}
        previews={previews}
        company={company}
        hasVerifiedEmail={props.hasVerifiedEmail}
      >
        {companyId && (
          <TemplateBar key={companyId} companyId={companyId} start={props.templates} read={read} />
        )}
      </PostingAside>
    </div>
  );
}
