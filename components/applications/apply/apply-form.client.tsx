"use client";

import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { Form } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { SubmitButton } from "@/components/ui/forms/submit-button.client";
import type { FieldErrors, FormValues } from "@/components/ui/forms/use-submission.client";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import type { Prefill } from "@/lib/applications/views.schema";
import type { JobQuestion } from "@/lib/jobs/questions.schema";
import type { FileRules } from "./application-checks";
import { ApplicationFields } from "./application-fields";
import { AppliedBefore, OwnCompany } from "./apply-refusals";
import { LoginDialog } from "./login-dialog.client";
import { useApplicationDraft } from "./use-application-draft.client";
import { usePrefill } from "./use-prefill.client";
import { useSending } from "./use-sending.client";

type Props = {
  jobId: string;
  jobPath: string;
  companyName: string;
  questions: readonly JobQuestion[];
  rules: FileRules;
};

type DraftState = ReturnType<typeof useApplicationDraft>;
type FormProps = Props & {
  draft: NonNullable<DraftState["draft"]>;
  drafts: DraftState;
  prefill: Prefill | undefined;
  hasFailed: boolean;
  isMember: boolean;
  refresh: () => Promise<void>;
};

const time = new Intl.DateTimeFormat("en-GB", { timeStyle: "short" });

/** Says in the page's title that something is wrong, like the error summary. */
function useErrorTitle(errors: FieldErrors): void {
  const plain = useRef("");
  const isWrong = Object.keys(errors).length > 0;
  useLayoutEffect(() => {
    plain.current ||= document.title;
    const title = isWrong ? `Error: ${plain.current}` : plain.current;
    document.title = title;
    // If someone was quicker than the page, its own title comes after this one.
    const watch = new MutationObserver(() => {
      if (document.title !== title) document.title = title;
    });
    if (isWrong)
      watch.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => watch.disconnect();
  }, [isWrong]);
}

/**
 * The initial values: the saved draft, with fields that a visitor left empty taken from the
 * account.
 */
function startOf(
  { values }: FormProps["draft"],
  contact: Prefill["contact"] | undefined,
): FormValues {
  return {
    ...values,
    fullName: values["fullName"] || contact?.fullName || "",
    email: values["email"] || contact?.email || "",
    phone: values["phone"] || contact?.phone || "",
  };
}

function SavedNote({ saved }: { saved: DraftState["saved"] }) {
  return (
    <p className="draft-note" role="status">
      {saved && (
        <>
          <Icon name="check" size="sm" />
          {saved.isHereOnly ? "Saved in this browser" : "Saved"} {time.format(saved.at)}
        </>
      )}
    </p>
  );
}

function DraftNotice({ isFromElsewhere, preparedBy }: FormProps["draft"]) {
  if (preparedBy !== null) {
    return (
      <Notice tone="warn">
        <b>
          “<span dir="auto">{preparedBy}</span>” prepared this with your API key.
        </b>{" "}
        Check every word and answer, and choose a CV. Nothing is sent until you submit it.
      </Notice>
    );
  }
  return (
    <Notice tone="teal">
      Your draft is just as you left it. Check it and send it.
      {isFromElsewhere && " A file you chose in another browser has to be chosen again."}
    </Notice>
  );
}

function OpenForm(props: FormProps) {
  const { jobId, jobPath, questions, rules, draft, drafts, prefill, hasFailed, refresh } = props;
  // Later data never replaces what was typed.
  const [values] = useState(() => startOf(draft, prefill?.contact));
  const { keep, drop } = drafts;
  const { submissionId } = draft;
  const options = { jobId, questions, rules, submissionId, keep, drop, refresh };
  const { form, errors, login, closeLogin } = useSending(options);
  useErrorTitle(errors);
  return (
    <Form
      {...form}
      className="form-grid panel pad"
      aria-label="Application"
      onInput={({ currentTarget }) => drafts.keepSoon(currentTarget)}
    >
      {draft.isKept && <DraftNotice {...draft} />}
      {!props.isMember && (
        <Notice>
          <b>You'll need an account to send it.</b> You can write it first: you'll log in or sign up
          when you submit, and nothing you've written is lost.
        </Notice>
      )}
      {hasFailed && (
        <Notice tone="warn">
          We couldn't load your details. Fill them in, or reload the page.
        </Notice>
      )}
      <FormErrors least={1} />
      <ApplicationFields
        values={values}
        file={draft.file}
        resumes={prefill?.resumes ?? []}
        questions={questions}
      />
      <hr className="hr" />
      <div className="apply-foot">
        <SavedNote saved={drafts.saved} />
        <a className="btn btn-quiet" href={jobPath}>
          Cancel
        </a>
        <SubmitButton
          label="Submit Application"
          busyLabel="Submitting..."
          className="btn-primary btn-lg"
        />
      </div>
      {login && !props.isMember && (
        <LoginDialog path={`/jobs/${jobId}/apply`} isKept={login === "kept"} onClose={closeLogin} />
      )}
    </Form>
  );
}

/** The application form, once its initial values are known. */
export function ApplyForm(props: Props) {
  const { isMember, prefill, hasFailed, refresh } = usePrefill(props.jobId);
  const drafts = useApplicationDraft(props.jobId, prefill?.draft ?? null);
  const isReady = drafts.draft !== null && (!isMember || prefill !== undefined || hasFailed);
  // Once shown it stays, even if someone logs in meanwhile in another tab.
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (isReady) setShown(true);
  }, [isReady]);

  if (prefill?.application) return <AppliedBefore application={prefill.application} />;
  if (prefill?.isOwnCompany) return <OwnCompany companyName={props.companyName} />;
  if (!drafts.draft || !(isShown || isReady)) {
    return (
      <p className="panel pad apply-wait needs-script" role="status">
        <span className="late">Loading...</span>
      </p>
    );
  }
  return (
    <OpenForm
      {...props}
      draft={drafts.draft}
      drafts={drafts}
      prefill={prefill}
      hasFailed={hasFailed}
      isMember={isMember}
      refresh={refresh}
    />
  );
}
