"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { Modal } from "@/components/ui/dialogs/modal.client";
import { Form } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { SubmitButton } from "@/components/ui/forms/submit-button.client";
import { TextArea } from "@/components/ui/forms/text-area.client";
import { useSubmission } from "@/components/ui/forms/use-submission.client";
import { toast } from "@/components/ui/toasts/toast.client";
import type { AddedPerson, PostingToAddTo } from "@/lib/applications/by-hand/schema";
import { MESSAGE_MAX_LENGTH } from "@/lib/applications/limits.schema";
import { api } from "@/lib/browser/api";
import { PostingSelect } from "../by-hand/posting-select.client";

type Props = {
  id: string;
  version: number;
  /** Who is moved, as the company may know them. */
  name: string;
  jobTitle: string;
  postings: readonly PostingToAddTo[];
  /** Whether they have an account; everyone else is told by email in any case. */
  hasAccount: boolean;
};

function MoveForm({ id, version, name, postings, hasAccount }: Props) {
  const router = useRouter();
  const submissionId = useRef("");
  const { form } = useSubmission({
    fallback: "We couldn't move them. Try again.",
    isLasting: true,
    check: ({ jobId }): Record<string, string> => (jobId ? {} : { jobId: "Choose a job" }),
    send: async ({ jobId, message = "" }) => {
      submissionId.current ||= crypto.randomUUID();
      const json = {
        ...{ submissionId: submissionId.current, jobId, version },
        message: message.trim() || null,
      };
      const path = `/api/employer/applications/${id}/transfer`;
      const { id: movedId } = await api<AddedPerson>(path, { method: "POST", json });
      toast({ kind: "good", text: `${name} has been moved.` });
      router.push(`/employer/applications/${movedId}`);
    },
  });
  return (
    <Form
      {...form}
      className="form-grid"
      aria-label="Move to another job"
      data-draft="transfer"
      idOf={(field) => `transfer-${field}`}
    >
      <FormErrors />
      <PostingSelect postings={postings} autoFocus />
      <TextArea
        name="message"
        label="Message to them (optional)"
        help={
          hasAccount
            ? "Sent at once, exactly as you write it. Without one, no email is sent, but they can see the move in their account."
            : "Sent at once, exactly as you write it. They also get an email that says you're considering them for this job."
        }
        rows={4}
        maxLength={MESSAGE_MAX_LENGTH}
      />
      <SubmitButton label="Move to This Job" busyLabel="Moving..." />
    </Form>
  );
}

/** Moves the person to another job of the company. */
export function MoveToJob(props: Props) {
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { name, jobTitle } = props;
  return (
    <section className="panel app-part no-print" aria-labelledby="transfer-title">
      <h2 id="transfer-title">Better for Another Job?</h2>
      <p className="help">
        What they sent, your notes and tags go with them. Ratings and messages stay here.
      </p>
      <button
        ref={button}
        type="button"
        className="btn btn-outline btn-sm"
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        Move to Another Job...
      </button>
      {isAsking && (
        <Modal
          title={`Move ${name} to another job?`}
          onClose={() => {
            setAsking(false);
            button.current?.focus();
          }}
        >
          <p>
            The application for {jobTitle} is closed and says where it went. Upcoming interviews are
            called off.
          </p>
          <MoveForm {...props} />
        </Modal>
      )}
    </section>
  );
}
