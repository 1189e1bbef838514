"use client";

import type { ComponentProps, ReactNode } from "react";
import { Select } from "./field";
import { described, FieldFrame } from "./field-frame";
import { useField } from "./form.client";

type Props = ComponentProps<typeof Select> & {
  /** What it is sent as; without one, which needs an id, it isn't. */
  name?: string;
  label: string;
  /** Under the label. */
  help?: ReactNode;
  error?: string | undefined;
};

/** A choice of one, with its label, help and error. */
export function SelectField(props: Props) {
  const { label, help, error, ...select } = useField(props);
  const { name = "", id = name } = select;
  const frame = { name, id, label, help, error };
  return (
    <FieldFrame {...frame}>
      <Select {...described(frame)} {...select} id={id} />
    </FieldFrame>
  );
}
