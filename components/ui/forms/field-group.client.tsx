"use client";

import type { ReactNode } from "react";
import { FieldError } from "./field-frame";
import { useFormState } from "./form.client";

type Props = { name: string; legend: string; className?: string; children: ReactNode };

/** Several controls with one legend; what is wrong with them stands below, by the group's name. */
export function FieldGroup({ name, legend, className = "", children }: Props) {
  const { errors, isBusy, idOf } = useFormState();
  return (
    <fieldset
      className={`field ${className}`.trim()}
      id={idOf(name)}
      tabIndex={-1}
      disabled={isBusy}
    >
      <legend className="label">{legend}</legend>
      {children}
      {errors[name] && <FieldError>{errors[name]}</FieldError>}
    </fieldset>
  );
}
