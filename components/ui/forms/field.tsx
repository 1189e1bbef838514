import type { ComponentProps } from "react";
import { formatNumber } from "@/lib/shared/formats/numbers";

type SelectProps = ComponentProps<"select"> & {
  options: readonly (readonly [value: string, label: string])[];
};

export function Select({ options, className, ...rest }: SelectProps) {
  return (
    <select {...rest} className={className ? `input ${className}` : "input"}>
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

type CheckRowProps = ComponentProps<"input"> & {
  label: string;
  /** How many results the option has, if known. */
  count?: number | undefined;
};

/** A checkbox or radio button with its label, and a count at the row's end. */
export function CheckRow({ label, count, type = "checkbox", ...rest }: CheckRowProps) {
  return (
    <label className="check">
      <input type={type} {...rest} />
      {label}
      {count !== undefined && <span className="count">{formatNumber(count)}</span>}
    </label>
  );
}
