import type { ComponentProps } from "react";
import { Select } from "./field";
import { described, FieldFrame } from "./text-field";

type Props = ComponentProps<typeof Select> & {
  /** What it is sent as; without one, which needs an id, it isn't. */
  name?: string;
  label: string;
  /** Under the label. */
  help?: string | undefined;
  error?: string | undefined;
};

/** A choice of one, with its label, help and error. */
export function SelectField({ label, help, error, ...select }: Props) {
  const { name = "", id = name } = select;
  const frame = { name, id, label, help, error };
  return (
    <FieldFrame {...frame}>
      <Select {...described(frame)} {...select} id={id} />
    </FieldFrame>
  );
}
