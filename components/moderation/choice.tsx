import type { ComponentProps } from "react";
import { Select } from "@/components/ui/forms/field";

type Props = ComponentProps<typeof Select> & { id: string; label: string };

/** A select with its label. */
export function Choice({ label, ...select }: Props) {
  return (
    <div className="field">
      <label className="label" htmlFor={select.id}>
        {label}
      </label>
      <Select {...select} />
    </div>
  );
}
