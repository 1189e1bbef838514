"use client";

import { useRouter } from "next/navigation";
import { useRef } from "react";
import { emailErrors } from "@/components/accounts/field-checks";
import { Form } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { SubmitButton } from "@/components/ui/forms/submit-button.client";
import {
  type FieldErrors,
  type FormValues,
  useSubmission,
} from "@/components/ui/forms/use-submission.client";
import { Notice } from "@/components/ui/notice";
import type { AddedPerson } from "@/lib/applications/by-hand/schema";
import { api } from "@/lib/browser/api";
import { resumeEnding } from "@/lib/profiles/resumes/file-names";
import { RESUME_MAX_BYTES, RESUME_REFUSALS } from "@/lib/profiles/resumes/files.schema";
import { isPhoneNumber, PHONE_REFUSAL } from "@/lib/shared/phone";
import { type AddPersonProps, PermissionField, PersonFields } from "./person-fields.client";

function chosenFile(form: HTMLFormElement): File | null {
  const control = form.elements.namedItem("resume");
  return (control instanceof HTMLInputElement && control.files?.[0]) || null;
}

/** What is wrong with a file before it is sent; the server checks its content. */
function fileError({ name, size }: File): string | null {
  if (resumeEnding(name) === null) return RESUME_REFUSALS.kind;
  if (size === 0) return RESUME_REFUSALS.empty;
  return size > RESUME_MAX_BYTES ? RESUME_REFUSALS.size : null;
}

function check(values: FormValues, form: HTMLFormElement): FieldErrors {
  const file = chosenFile(form);
  const resume = file && fileError(file);
  return {
    ...(values["jobId"] ? {} : { jobId: "Choose a job" }),
    ...(values["fullName"]?.trim() ? {} : { fullName: "Enter their full name" }),
    ...emailErrors(form),
    ...(isPhoneNumber(values["phone"] ?? "") ? {} : { phone: PHONE_REFUSAL }),
    ...(values["origin"] ? {} : { origin: "Choose how you met them" }),
    ...(resume ? { resume } : {}),
    ...(values["mayPassOn"] ? {} : { mayPassOn: "Confirm that you may pass on their details" }),
  };
}

/** The rest of what is typed; an empty field is left out. */
function personOf(values: FormValues) {
  const { jobId: _, resume: __, mayPassOn, ...typed } = values;
  const filled = Object.entries(typed).filter(([, value]) => value.trim() !== "");
  return { ...Object.fromEntries(filled), mayPassOn: mayPassOn === "on" };
}

async function uploadResume(applicationId: string, file: File): Promise<void> {
  const name = encodeURIComponent(file.name.replace(/\p{Cs}/gu, ""));
  await api(`/api/employer/applications/${applicationId}/resume?name=${name}`, {
    method: "POST",
    body: file,
    headers: { "content-type": "application/octet-stream" },
  });
}

/** Adds someone to a posting by hand, then opens their application. */
export function AddPerson(props: AddPersonProps) {
  const router = useRouter();
  const submissionId = useRef("");
  // Once someone is added, only their file can still be refused.
  const added = useRef<AddedPerson | null>(null);

  const { form, isBusy } = useSubmission({
    check,
    fallback: "We couldn't add them. Please try again.",
    send: async (values, element) => {
      submissionId.current ||= crypto.randomUUID();
      const json = { ...personOf(values), submissionId: submissionId.current };
      const path = `/api/employer/jobs/${values["jobId"]}/people`;
      added.current ??= await api<AddedPerson>(path, { method: "POST", json });
      const file = chosenFile(element);
      if (file) await uploadResume(added.current.id, file);
      router.push(`/employer/applications/${added.current.id}`);
    },
  });
  const isAdded = added.current !== null && !isBusy;

  return (
    <Form {...form} className="form-grid needs-script" aria-label="Add a person">
      <FormErrors />
      {isAdded && (
        <Notice tone="warn">
          They were added, but not their CV. Choose another file or remove it, then send the form
          again. Other changes you make now won't be saved.
        </Notice>
      )}
      <PersonFields {...props} />
      <PermissionField
        help={`We email them once: who added them at ${props.companyName}, what you keep, that it's deleted ${props.keptMonths} after the decision, and a link to see, withdraw or delete it. No account is made for them.`}
      />
      <SubmitButton label="Add Person" busyLabel="Adding..." />
    </Form>
  );
}
