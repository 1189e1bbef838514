"use client";

import { useRouter } from "next/navigation";
import { useRef } from "react";
import { Form } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { SubmitButton } from "@/components/ui/forms/submit-button.client";
import { useSubmission } from "@/components/ui/forms/use-submission.client";
import { toast } from "@/components/ui/toasts/toast.client";
import type { AddedPerson, PostingToAddTo } from "@/lib/applications/by-hand/schema";
import { api } from "@/lib/browser/api";
import { PostingSelect } from "../by-hand/posting-select.client";

type Props = {
  id: string;
  name: string;
  postings: readonly PostingToAddTo[];
};

const WAYS = [
  ["invite", "Invite them to apply"],
  ["add", "Add them to the applicants"],
] as const;

/** Invites someone in the talent pool to apply for a posting, or adds them to its applicants. */
export function PoolJob({ id, name, postings }: Props) {
  const router = useRouter();
  const submissionId = useRef("");
  const { form } = useSubmission({
    isLasting: true,
    fallback: "That didn't work. Try again.",
    check: ({ jobId }): Record<string, string> => (jobId ? {} : { jobId: "Choose a job" }),
    send: async ({ jobId, way }) => {
      const path = `/api/employer/talent-pool/${id}`;
      if (way === "add") {
        submissionId.current ||= crypto.randomUUID();
        const json = { jobId, submissionId: submissionId.current };
        const added = await api<AddedPerson>(`${path}/applications`, { method: "POST", json });
        router.push(`/employer/applications/${added.id}`);
        return;
      }
      await api(`${path}/invitations`, { method: "POST", json: { jobId } });
      toast({ kind: "good", text: `We've emailed ${name}.` });
      router.refresh();
    },
  });
  if (postings.length === 0) {
    return <p className="text-muted">You have no job that people can be added to.</p>;
  }
  return (
    <Form
      {...form}
      className="form-grid needs-script"
      aria-label="A job for them"
      idOf={(field) => `pool-${field}`}
    >
      <FormErrors />
      <PostingSelect postings={postings} />
      <fieldset className="field pool-ways">
        <legend className="label">What happens</legend>
        {WAYS.map(([value, label], index) => (
          <label key={value} className="check">
            <input type="radio" name="way" value={value} defaultChecked={index === 0} />
            {label}
          </label>
        ))}
      </fieldset>
      <p className="help">Either way, they get an email about it.</p>
      <SubmitButton label="Continue" busyLabel="Sending..." />
    </Form>
  );
}
