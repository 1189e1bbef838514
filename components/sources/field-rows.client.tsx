"use client";

import { Select } from "@/components/ui/forms/field";
import { described, FieldFrame } from "@/components/ui/forms/text-field";
import { CHOICE_VALUES, choiceValue } from "@/lib/sources/field-choices";
import { MAPPED_FIELDS, MAPPED_NAMES, type MappedField } from "@/lib/sources/mapped-fields.schema";
import type { SourcePreview } from "@/lib/sources/schema";

/** What feeds fields of postings, as the form writes it. */
export type FieldValues = Readonly<Record<string, string>>;
type Seen = Pick<SourcePreview, "fields" | "recognised" | "choices" | "ruled">;

/** How the form begins: with what is stored, or recognised. */
export function firstValues({ choices, ruled }: Seen): FieldValues {
  const value = (name: MappedField) => {
    if (ruled.includes(name)) return CHOICE_VALUES.asItIs;
    const choice = choices[name];
    return choice === undefined ? CHOICE_VALUES.recognised : choiceValue(choice);
  };
  return Object.fromEntries(MAPPED_NAMES.map((name) => [name, value(name)]));
}

/** The source's field that a choice stands for, if it is one. */
function fieldOf(name: MappedField, value: string, { recognised }: Seen): string | undefined {
  return value === CHOICE_VALUES.recognised ? recognised[name] : value.slice(1) || undefined;
}

/** "For example: Baker · Cook" */
function examplesOf(field: string | undefined, { fields }: Seen): string | undefined {
  // What is inside a field stands for it.
  const found = fields.find(({ name }) => name === field || name.startsWith(`${field}.`));
  return found && field ? `For example: ${found.values.join(" · ")}` : undefined;
}

function optionsFor(name: MappedField, value: string, seen: Seen): [string, string][] {
  const known = seen.recognised[name];
  const fields = seen.fields.map((field): [string, string] => [
    choiceValue(field.name),
    field.name,
  ]);
  const isGone = value.startsWith("=") && !fields.some(([option]) => option === value);
  return [
    ...(seen.ruled.includes(name)
      ? [[CHOICE_VALUES.asItIs, "As it was set up"] as [string, string]]
      : []),
    [CHOICE_VALUES.recognised, known ? `Recognised: ${known}` : "Not recognised"],
    [CHOICE_VALUES.nothing, "Leave it out"],
    ...(isGone ? [[value, value.slice(1)] as [string, string]] : []),
    ...fields,
  ];
}

type RowProps = {
  seen: Seen;
  name: MappedField;
  value: string;
  onChange: (name: MappedField, value: string) => void;
  isBusy: boolean;
};

function FieldRow({ seen, name, value, onChange, isBusy }: RowProps) {
  const frame = { name, id: `field-${name}`, help: examplesOf(fieldOf(name, value, seen), seen) };
  return (
    <FieldFrame {...frame} label={MAPPED_FIELDS[name]}>
      <Select
        id={frame.id}
        name={name}
        options={optionsFor(name, value, seen)}
        value={value}
        disabled={isBusy}
        onChange={(event) => onChange(name, event.currentTarget.value)}
        {...described(frame)}
      />
    </FieldFrame>
  );
}

type Props = Omit<RowProps, "name" | "value"> & {
  values: FieldValues;
  /** Whether all jobs are one company's anyway. */
  isOwn: boolean;
};

/** For each field of a posting, which of the source's fields feeds it, with its first values. */
export function FieldRows({ values, isOwn, ...rest }: Props) {
  const names = MAPPED_NAMES.filter((name) => !isOwn || name !== "hiringOrganization.name");
  return (
    <div className="field-rows">
      {names.map((name) => (
        <FieldRow key={name} {...rest} name={name} value={values[name] ?? ""} />
      ))}
    </div>
  );
}
