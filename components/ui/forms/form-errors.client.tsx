"use client";

import { Notice } from "../notice";
import { useFormState } from "./form.client";
import type { FieldErrors } from "./use-submission.client";

type Props = {
  /** What is wrong by field; by default, everything that is wrong with the form. */
  errors?: FieldErrors;
  /** From how many errors on they are listed above the form, which then takes the focus. */
  least?: number;
};

/** What is wrong with a form as a whole: its own message, or several fields with links to them. */
export function FormErrors(props: Props) {
  const { alert, idOf, ...form } = useFormState();
  const { errors = form.errors, least = 2 } = props;
  const listed = Object.entries(errors);
  if (alert.length > 0) {
    return (
      <Notice tone="bad" role="alert">
        {alert.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Notice>
    );
  }
  if (listed.length < least) return null;
  return (
    <div className="error-summary" role="alert" tabIndex={-1} data-error-summary="">
      <h2>There is a problem</h2>
      <ul>
        {listed.map(([name, message]) => (
          <li key={name}>
            <a href={`#${idOf(name)}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
