"use client";

import { useState } from "react";
import { Trap } from "@/components/alerts/trap";
import { Arrival } from "@/components/ui/forms/arrival.client";
import { Form } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { SelectField } from "@/components/ui/forms/select-field.client";
import { SubmitButton } from "@/components/ui/forms/submit-button.client";
import { TextArea } from "@/components/ui/forms/text-area.client";
import { EmailField, TextField } from "@/components/ui/forms/text-field.client";
import { useShortestTime } from "@/components/ui/forms/use-shortest-time.client";
import { type FormValues, useSubmission } from "@/components/ui/forms/use-submission.client";
import { Notice } from "@/components/ui/notice";
import { api } from "@/lib/browser/api";
import { withChallenge } from "@/lib/browser/challenge";
import { TOPICS, type Topic } from "@/lib/content/contact-topics.schema";

const idOf = (name: string) => `contact-${name}`;

function missing(values: FormValues, form: HTMLFormElement): Record<string, string> {
  const { name = "", text = "" } = values;
  const email = form.elements.namedItem("email");
  const isAddress = email instanceof HTMLInputElement && email.checkValidity();
  return {
    ...(name.trim() === "" ? { name: "Enter your name" } : {}),
    ...(isAddress ? {} : { email: "Enter an email address such as name@example.com" }),
    ...(values["topic"] ? {} : { topic: "Choose a subject" }),
    ...(text.trim() === "" ? { text: "Write your message" } : {}),
  };
}

/** Confirms that the message is on its way. */
function Sent({ email }: { email: string }) {
  return (
    <Arrival>
      <Notice tone="good" role="status">
        <b>Your message has arrived.</b>
        <p>We'll answer at {email}.</p>
      </Notice>
    </Arrival>
  );
}

type Props = {
  /** When the form was shown, with a signature. */
  formToken: string;
  /** What it is about, if known: a page of this site. */
  about: { path: string; topic: Topic } | null;
};

const CHOICES = [["", "Choose one"], ...Object.entries(TOPICS)] as const;

/**
 * The form for writing to the people who run the site. Without scripts it is submitted as it is.
 */
export function ContactForm({ formToken, about }: Props) {
  const [sentFrom, setSentFrom] = useState<string | null>(null);
  const shortestTime = useShortestTime(formToken);
  const { form } = useSubmission({
    check: missing,
    fallback: "We couldn't send your message. Try again.",
    send: async (values) => {
      await shortestTime();
      const email = (values["email"] ?? "").trim();
      await withChallenge((challenge) =>
        api("/api/contact-messages", {
          method: "POST",
          json: { ...values, email, ...(challenge ? { challenge } : {}) },
        }),
      );
      setSentFrom(email);
    },
  });
  if (sentFrom !== null) return <Sent email={sentFrom} />;
  return (
    <Form
      {...form}
      className="form-grid contact-form"
      action="/api/contact-messages"
      aria-labelledby="contact-title"
      idOf={idOf}
    >
      <FormErrors />
      <input type="hidden" name="form" value={formToken} />
      {about && <input type="hidden" name="about" value={about.path} />}
      <TextField name="name" label="Your name" autoComplete="name" maxLength={120} required />
      <EmailField name="email" label="Email address" help="We'll send our answer there" />
      <SelectField
        name="topic"
        label="About"
        options={CHOICES}
        defaultValue={about?.topic ?? ""}
        required
      />
      <TextArea name="text" label="Your message" rows={8} required />
      <Trap id="contact-website" />
      <SubmitButton label="Send Message" busyLabel="Sending..." />
    </Form>
  );
}
