"use client";

import type { ReactNode } from "react";
import { described, FieldError } from "./field-frame";
import { useFormState } from "./form.client";

type Props = {
  name: string;
  legend: ReactNode;
  help?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** Several controls with one legend; what is wrong with them stands below, by the group's name. */
export function FieldGroup({ name, legend, help, className = "", children }: Props) {
  const { errors, isBusy, idOf } = useFormState();
  const frame = { name, id: idOf(name), help, error: errors[name] };
  const { "aria-describedby": describedBy } = described(frame);
  return (
    <fieldset
      className={`field ${className}`.trim()}
      id={frame.id}
      tabIndex={-1}
      disabled={isBusy}
      aria-describedby={describedBy}
    >
      <legend className="label">{legend}</legend>
      {help && (
        <p className="help" id={`${frame.id}-help`}>
          {help}
        </p>
      )}
      {children}
      {frame.error && <FieldError id={`${frame.id}-error`}>{frame.error}</FieldError>}
    </fieldset>
  );
}
