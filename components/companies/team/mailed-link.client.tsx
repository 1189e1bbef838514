"use client";

import { useState } from "react";
import { LinkButton } from "@/components/ui/button";
import { Arrival } from "@/components/ui/forms/arrival.client";
import { Form } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { SubmitButton } from "@/components/ui/forms/submit-button.client";
import { useSubmission } from "@/components/ui/forms/use-submission.client";
import { Notice } from "@/components/ui/notice";
import { api } from "@/lib/browser/api";

type Props = {
  path: string;
  token: string;
  label: string;
  busyLabel: string;
  /** The message on success. */
  done: string;
  next: { href: string; label: string };
  /** The button's look; by default, the page's one amber button. */
  look?: string;
};

/** Carries out an emailed link; a button does it, because mail scanners open every link. */
export function MailedLink({ path, token, label, busyLabel, done, next, look }: Props) {
  const [isDone, setDone] = useState(false);
  const { form } = useSubmission({
    fallback: "That didn't work. Please try again.",
    send: async () => {
      await api(path, { method: "POST", json: { token } });
      setDone(true);
    },
  });
  if (isDone) {
    return (
      <Arrival>
        <Notice tone="good">{done}</Notice>
        <LinkButton variant="primary" size="lg" href={next.href} className="mt-6 w-full">
          {next.label}
        </LinkButton>
      </Arrival>
    );
  }
  return (
    <Form {...form} className="form-grid needs-script" aria-label={label}>
      <FormErrors />
      <SubmitButton label={label} busyLabel={busyLabel} {...(look ? { className: look } : {})} />
    </Form>
  );
}
