"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { fieldsOf, toPostingFields } from "@/components/employer/posting/form-fields";
import { PostingFields } from "@/components/employer/posting/posting-fields.client";
import {
  PostingAside,
  usePostingPreview,
} from "@/components/employer/posting/posting-preview.client";
import type { PostingSite } from "@/components/employer/posting/posting-site";
import { inForm } from "@/components/employer/posting/use-posting.client";
import { LinkButton } from "@/components/ui/button";
import { Form } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { SubmitButton } from "@/components/ui/forms/submit-button.client";
import { useLeaveWarning } from "@/components/ui/forms/use-leave-warning.client";
import { useSubmission } from "@/components/ui/forms/use-submission.client";
import { Notice } from "@/components/ui/notice";
import { toast } from "@/components/ui/toasts/toast.client";
import { ApiError, api } from "@/lib/browser/api";
import type { EditOutcome } from "@/lib/jobs/employer/lifecycle.schema";
import type { EmployerJobView, FieldChange } from "@/lib/jobs/employer/views.schema";
import { readFields } from "@/lib/jobs/posting/form-fields";
import type { PostingFields as Fields } from "@/lib/jobs/posting/schema";
import { ChangeList } from "./change-list";

type Props = {
  jobId: string;
  companyId: string;
  version: number;
  /** The posting's own time zone, in which its deadline counts. */
  timeZone: string;
  fields: Fields;
  site: PostingSite;
};

/** What others changed while this form was open. */
type ConflictingEdit = { message: string; version: number; changes: FieldChange[] };

const SAVED: Record<EditOutcome["state"], string> = {
  saved: "Job updated.",
  unchanged: "Nothing has changed.",
  in_review: "Your change is waiting for review. Until then, the job stays as it was.",
};

async function readMeanwhile(
  jobId: string,
  since: number,
  message: string,
): Promise<ConflictingEdit> {
  const job = await api<EmployerJobView>(`/api/employer/jobs/${jobId}`);
  const edits = job.history.filter(({ version }) => version > since);
  const changes = [...edits.flatMap((edit) => edit.changes), ...(job.proposed?.changes ?? [])];
  return { message, version: job.version, changes };
}

/** Sends the form against the version it started with, and shows what changed in between. */
function useEditing({ jobId, version, timeZone }: Props) {
  const router = useRouter();
  const base = useRef(version);
  const leaving = useLeaveWarning();
  const [meanwhile, setMeanwhile] = useState<ConflictingEdit | null>(null);
  const submission = useSubmission({
    fallback: "We couldn't change the job. Try again.",
    send: async (values) => {
      const posting = readFields(toPostingFields(values), timeZone);
      const json = { version: base.current, posting };
      try {
        const path = `/api/employer/jobs/${jobId}`;
        const { state } = await api<EditOutcome>(path, { method: "PATCH", json });
        leaving.settle();
        toast({ kind: "good", text: SAVED[state] });
        router.push(`/employer/jobs/${jobId}`);
        router.refresh();
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) {
          const came = await readMeanwhile(jobId, base.current, error.message);
          if (came.changes.length > 0) setMeanwhile(came);
        }
        throw inForm(error);
      }
    },
  });

  return {
    submission,
    meanwhile,
    changed: leaving.touch,
    /** Lets what is typed here overwrite what changed in between. */
    overwrite: () => {
      base.current = meanwhile?.version ?? base.current;
      setMeanwhile(null);
      submission.form.ref.current?.requestSubmit();
    },
  };
}

/** Edits a posting, with the form that it was written in. */
export function EditForm(props: Props) {
  const { jobId, companyId, fields } = props;
  const { submission, meanwhile, changed, overwrite } = useEditing(props);
  const { form } = submission;
  const previews = usePostingPreview();
  const read = () => (form.ref.current ? fieldsOf(form.ref.current) : fields);

  const { show } = previews;
  // biome-ignore lint/correctness/useExhaustiveDependencies: as it stands, once
  useEffect(() => show(companyId, read(), 0), []);

  function edited(): void {
    changed();
    previews.show(companyId, read());
  }

  return (
    <div className="posting">
      <Form {...form} className="panel posting-form" aria-label="Edit Job" onInput={edited}>
        <div className="pad form-grid">
          {meanwhile ? (
            <Notice tone="warn" role="alert">
              <p>{meanwhile.message}</p>
              <ChangeList changes={meanwhile.changes} />
              <button type="button" className="btn btn-outline" onClick={overwrite}>
                Overwrite with Mine
              </button>
            </Notice>
          ) : (
            <FormErrors least={1} />
          )}
          <PostingFields
            fields={fields}
            site={props.site}
            html={previews.preview?.job.descriptionHtml ?? null}
            usualPay={previews.preview?.usualPay}
            onPreview={() => previews.show(companyId, read(), 0)}
            onChange={edited}
          />
        </div>
        <div className="form-foot">
          <LinkButton href={`/employer/jobs/${jobId}`} variant="quiet">
            Cancel
          </LinkButton>
          <SubmitButton label="Save Changes" busyLabel="Saving..." className="btn-primary btn-lg" />
        </div>
      </Form>
      <PostingAside previews={previews} company={null} hasVerifiedEmail />
    </div>
  );
}
