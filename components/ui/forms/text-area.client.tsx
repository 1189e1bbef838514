"use client";

import type { ComponentProps, ReactNode } from "react";
import { described, FieldFrame } from "./field-frame";
import { useField } from "./form.client";

type Props = ComponentProps<"textarea"> & {
  name: string;
  label: string;
  help?: ReactNode;
  error?: string | undefined;
};

/** A multi-line text input. */
export function TextArea(props: Props) {
  const { label, help, error, ...input } = useField(props);
  const { name, id = name } = input;
  const frame = { name, id, label, help, error };
  return (
    <FieldFrame {...frame}>
      <textarea className="input" dir="auto" rows={4} {...described(frame)} {...input} id={id} />
    </FieldFrame>
  );
}
