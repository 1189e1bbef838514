"use client";

import { useState } from "react";
import { Modal } from "@/components/ui/dialogs/modal.client";
import { Arrival } from "@/components/ui/forms/arrival.client";
import { FieldFrame } from "@/components/ui/forms/field-frame";
import { Form } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { SubmitButton } from "@/components/ui/forms/submit-button.client";
import { EmailField } from "@/components/ui/forms/text-field.client";
import { useShortestTime } from "@/components/ui/forms/use-shortest-time.client";
import { type FieldErrors, useSubmission } from "@/components/ui/forms/use-submission.client";
import { Notice } from "@/components/ui/notice";
import { requestAlert } from "@/lib/browser/alerts";
import { loginPath } from "@/lib/shared/areas";
import { FrequencySelect } from "./frequency-select";
import { Trap } from "./trap";

const IDS = { email: "alert-email", frequency: "alert-frequency" } as const;
const idOf = (name: string) => (name === "email" ? IDS.email : name);

function checkEmail(form: HTMLFormElement): FieldErrors {
  const input = form.elements.namedItem("email");
  if (!(input instanceof HTMLInputElement)) return {};
  if (input.validity.valueMissing) return { email: "Email address is required" };
  if (input.validity.valid) return {};
  return { email: "Enter an email address such as name@example.com" };
}

type FormProps = { search: string; formToken: string; onSent: (email: string) => void };

function RequestForm({ search, formToken, onSent }: FormProps) {
  const shortestTime = useShortestTime(formToken);
  const { form, isBusy } = useSubmission({
    check: (_values, element) => checkEmail(element),
    fallback: "We couldn't create the alert. Please try again.",
    send: async ({ email = "", frequency = "daily", website = "" }) => {
      await shortestTime();
      const address = email.trim();
      await requestAlert({ email: address, search, frequency, website, form: formToken });
      onSent(address);
    },
  });
  return (
    <Form {...form} className="form-grid" aria-label="Create alert" idOf={idOf}>
      <FormErrors />
      <EmailField id={IDS.email} label="Email Address" name="email" />
      <FieldFrame name="frequency" id={IDS.frequency} label="How often">
        <FrequencySelect id={IDS.frequency} defaultValue="daily" disabled={isBusy} />
      </FieldFrame>
      <Trap id="alert-website" />
      <SubmitButton label="Create alert" busyLabel="Sending..." />
    </Form>
  );
}

type Props = {
  /** The search's address and name. */
  search: string;
  name: string;
  formToken: string;
  onClose: () => void;
};

/** Asks a visitor where to send an alert. */
export function AlertDialog({ search, name, formToken, onClose }: Props) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null) {
    return (
      <Modal title="Open the link in your email" onClose={onClose}>
        <Arrival>
          <Notice tone="good">
            An email is on its way to {sentTo}. Open the link in it to start your alert.
          </Notice>
        </Arrival>
        <div className="dialog-foot">
          <button type="button" className="btn btn-outline" onClick={onClose}>
            Done
          </button>
        </div>
      </Modal>
    );
  }
  return (
    <Modal title="Create alert" onClose={onClose}>
      <p className="mb-4 text-muted" dir="auto">
        New jobs by email: {name}. No account needed, and one click to stop.
      </p>
      <RequestForm search={search} formToken={formToken} onSent={setSentTo} />
      <p className="mt-4 text-sm text-muted">
        <a href={loginPath(search)}>Log in</a> to keep your alerts in your account.
      </p>
    </Modal>
  );
}
