"use client";

import type { ComponentProps } from "react";
import { described, FieldFrame, type FieldFrameProps } from "./field-frame";
import { useField } from "./form.client";

type Props = Omit<FieldFrameProps, "name"> & ComponentProps<"input"> & { name: string };

/** A single-line text input. */
export function TextField(props: Props) {
  const { label, aside, help, error, ...input } = useField(props);
  const { name, id = name } = input;
  const frame = { name, id, label, aside, help, error };
  return (
    <FieldFrame {...frame}>
      <input className="input" {...described(frame)} {...input} id={id} />
    </FieldFrame>
  );
}

/** Someone's own email address, which browsers can fill in. */
export function EmailField(props: Props) {
  return (
    <TextField
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      required
      {...props}
    />
  );
}
