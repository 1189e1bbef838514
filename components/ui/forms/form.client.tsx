"use client";

import { type ComponentProps, createContext, useContext } from "react";
import type { SubmissionState } from "./use-submission.client";

/** What a form's fields need to know of it. */
type FormState = SubmissionState & {
  /** The id of a field: several forms on a page may have fields of the same name. */
  idOf: (name: string) => string;
};

const FormContext = createContext<FormState | null>(null);

/** What the form around knows. Throws outside of any. */
export function useFormState(): FormState {
  const form = useContext(FormContext);
  if (!form) throw new Error("this belongs into a Form");
  return form;
}

type Props = ComponentProps<"form"> & {
  state: SubmissionState;
  idOf?: FormState["idOf"] | undefined;
};

/**
 * A form that is sent by script, as by `useSubmission`. Its fields know by their names what is wrong with them, and
 * they and its button are disabled while it is sent. `idOf` says their ids; by default, the names.
 */
export function Form({ state, idOf = (field) => field, ...form }: Props) {
  return (
    <FormContext value={{ ...state, idOf }}>
      <form {...form} />
    </FormContext>
  );
}

type FieldProps = {
  name?: string;
  id?: string | undefined;
  disabled?: boolean | undefined;
  error?: string | undefined;
};

/**
 * A field's properties, completed from the form around it where it doesn't state them itself.
 * Outside of a `Form`, as in a list's filters, they stay as they are.
 */
export function useField<Stated extends FieldProps>(props: Stated): Stated & FieldProps {
  const form = useContext(FormContext);
  if (!form) return props;
  const { errors, isBusy, idOf } = form;
  const { name } = props;
  const own = name ? { id: idOf(name), error: errors[name] } : {};
  return { disabled: isBusy, ...own, ...props };
}
