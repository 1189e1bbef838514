"use client";

import { useFormState } from "./form.client";

type Props = {
  label: string;
  /** Its label while the form is being sent. */
  busyLabel: string;
  /** Its look; by default, the page's one amber button. */
  className?: string;
};

/** A form's only submit button. */
export function SubmitButton({ label, busyLabel, className }: Props) {
  const { isBusy } = useFormState();
  return (
    <button
      type="submit"
      className={`btn ${className ?? "btn-primary btn-lg w-full"}`}
      disabled={isBusy}
      aria-busy={isBusy}
    >
      {isBusy ? busyLabel : label}
    </button>
  );
}
