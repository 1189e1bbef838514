import type { ComponentProps, ReactNode } from "react";
import { described, FieldFrame } from "./text-field";

type Props = ComponentProps<"textarea"> & {
  name: string;
  label: string;
  help?: ReactNode;
  error?: string | undefined;
};

/** A multi-line text input. */
export function TextArea({ label, help, error, ...input }: Props) {
  const { name, id = name } = input;
  const frame = { name, id, label, help, error };
  return (
    <FieldFrame {...frame}>
      <textarea className="input" dir="auto" rows={4} {...described(frame)} {...input} id={id} />
    </FieldFrame>
  );
}
