"use client";

import { type ComponentProps, createContext, useContext } from "react";
import type { SubmissionState } from "./use-submission.client";

/** What a form's fields need to know of it. */
type FormState = SubmissionState & {
  /** The id of a field: several forms on a page may have fields of the same name. */
  idOf: (name: string) => string;
};

const FormContext = createContext<FormState>({
  errors: {},
  alert: [],
  isBusy: false,
  idOf: (name) => name,
});

/** What the form around knows; outside of any, nothing is wrong and nothing is sent. */
export const useFormState = (): FormState => useContext(FormContext);

type Props = ComponentProps<"form"> & {
  state: SubmissionState;
  idOf?: FormState["idOf"] | undefined;
};

/**
 * A form that `useSubmission` sends. Its fields know by their names what is wrong with them, and
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

/** A field's properties, completed from the form around it where it doesn't state them itself. */
export function useField<Stated extends FieldProps>(props: Stated): Stated & FieldProps {
  const { errors, isBusy, idOf } = useFormState();
  const { name } = props;
  const own = name ? { id: idOf(name), error: errors[name] } : {};
  return { disabled: isBusy, ...own, ...props };
}
