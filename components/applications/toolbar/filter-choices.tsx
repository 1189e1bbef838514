import type { ReactNode } from "react";

export type ChoiceOptions = readonly (readonly [value: string, words: string])[];

type Props = {
  label: string;
  value: string;
  options: ChoiceOptions;
  /** Marked while it narrows the list. */
  isSet?: boolean;
  onChange: (value: string) => void;
};

/** A filter that is chosen from a list. */
export function FilterChoice({ label, value, options, isSet = false, onChange }: Props) {
  return (
    <label className="tool-choice" data-set={isSet || undefined}>
      <span className="sr">{label}</span>
      <select
        className="input"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

type TextProps = {
  label: string;
  placeholder: string;
  value: string;
  maxLength: number;
  isSet?: boolean;
  icon?: ReactNode;
  onChange: (value: string) => void;
};

/** A filter that is typed. */
export function FilterText({ label, isSet = false, icon, onChange, ...input }: TextProps) {
  return (
    <label className={icon ? "tool-find" : "tool-choice"} data-set={isSet || undefined}>
      <span className="sr">{label}</span>
      {icon}
      <input
        className="input"
        type="search"
        {...input}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </label>
  );
}
