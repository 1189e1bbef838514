"use client";

import { Select } from "@/components/ui/forms/field";
import { described, FieldFrame } from "@/components/ui/forms/field-frame";
import { useFormState } from "@/components/ui/forms/form.client";
import { DATE_FORMATS, type DateFormat } from "@/lib/shared/formats/date-formats";
import {
  CHOICE_VALUES,
  choiceValue,
  chosenField,
  datedChoice,
  readChoice,
} from "@/lib/sources/field-choices";
import {
  DATED_FIELDS,
  MAPPED_FIELDS,
  MAPPED_NAMES,
  type MappedField,
} from "@/lib/sources/mapped-fields.schema";
import type { SourcePreview } from "@/lib/sources/schema";

const DATE_LABELS: Record<DateFormat, string> = {
  iso: "Dates like 2026-12-31",
  "dd/mm/yyyy": "Dates like 31/12/2026",
  "mm/dd/yyyy": "Dates like 12/31/2026",
  "epoch-seconds": "Seconds since 1970",
  "epoch-milliseconds": "Milliseconds since 1970",
};
const DATE_OPTIONS: readonly [string, string][] = [
  ["", "Dates as recognised"],
  ...DATE_FORMATS.map((format): [string, string] => [format, DATE_LABELS[format]]),
];

/** The choices for a posting's fields, as form values. */
export type FieldValues = Readonly<Record<string, string>>;
type PreviewedFields = Pick<SourcePreview, "fields" | "recognised" | "choices" | "ruled">;

/** The form's initial values: the stored choices, or the recognised fields. */
export function firstValues({ choices, ruled }: PreviewedFields): FieldValues {
  const value = (name: MappedField) => {
    if (ruled.includes(name)) return CHOICE_VALUES.asItIs;
    const choice = choices[name];
    return choice === undefined ? CHOICE_VALUES.recognised : choiceValue(choice);
  };
  return Object.fromEntries(MAPPED_NAMES.map((name) => [name, value(name)]));
}

/** The source's field that a choice stands for, if there is one. */
function fieldOf(
  name: MappedField,
  value: string,
  { recognised }: PreviewedFields,
): string | undefined {
  return value === CHOICE_VALUES.recognised ? recognised[name] : chosenField(readChoice(value));
}

/** "For example: Baker · Cook" */
function examplesOf(field: string | undefined, { fields }: PreviewedFields): string | undefined {
  // A field inside an object can stand for the object.
  const found = fields.find(({ name }) => name === field || name.startsWith(`${field}.`));
  return found && field ? `For example: ${found.values.join(" · ")}` : undefined;
}

/**
 * The option that a value belongs to. A constant text and a date format have fields of their own.
 */
function optionOf(value: string): string {
  if (value.startsWith(CHOICE_VALUES.constant)) return CHOICE_VALUES.constant;
  const field = chosenField(readChoice(value));
  return field === undefined ? value : choiceValue(field);
}

function optionsFor(name: MappedField, chosen: string, seen: PreviewedFields): [string, string][] {
  const known = seen.recognised[name];
  const fields = seen.fields.map((field): [string, string] => [
    choiceValue(field.name),
    field.name,
  ]);
  const gone = chosenField(readChoice(chosen));
  const isGone = gone !== undefined && !fields.some(([option]) => option === chosen);
  return [
    ...(seen.ruled.includes(name)
      ? [[CHOICE_VALUES.asItIs, "As it was set up"] as [string, string]]
      : []),
    [CHOICE_VALUES.recognised, known ? `Recognised: ${known}` : "Not recognised"],
    [CHOICE_VALUES.nothing, "Leave it out"],
    [CHOICE_VALUES.constant, "The same for every job"],
    ...(isGone ? [[chosen, gone] as [string, string]] : []),
    ...fields,
  ];
}

type RowProps = {
  seen: PreviewedFields;
  name: MappedField;
  value: string;
  onChange: (name: MappedField, value: string) => void;
};

const constantName = (name: MappedField) => `fields.${name}.constant`;

/** The text that is the same for every job. */
function ConstantField({ name, value, onChange }: RowProps) {
  const { errors, isBusy } = useFormState();
  const choice = readChoice(value);
  if (!choice || typeof choice === "string" || !("constant" in choice)) return null;
  const path = constantName(name);
  return (
    <input
      className="input"
      id={path}
      name={path}
      {...described({ name, id: `field-${name}`, error: errors[path] })}
      aria-label={`${MAPPED_FIELDS[name]} of every job`}
      maxLength={2000}
      autoComplete="off"
      value={choice.constant}
      disabled={isBusy}
      onChange={({ currentTarget }) =>
        onChange(name, choiceValue({ constant: currentTarget.value }))
      }
    />
  );
}

/** The date format of a source's field. */
function DateWay({ seen, name, value, onChange }: RowProps) {
  const { isBusy } = useFormState();
  const field = fieldOf(name, value, seen);
  if (!DATED_FIELDS.includes(name) || field === undefined) return null;
  const choice = readChoice(value);
  const way = choice && typeof choice === "object" && "date" in choice ? choice.date : "";
  const readWay = (given: string) => DATE_FORMATS.find((format) => format === given) ?? null;
  return (
    <Select
      name={`${name}-dates`}
      aria-label={`${MAPPED_FIELDS[name]}: how its dates are written`}
      options={DATE_OPTIONS}
      value={way}
      disabled={isBusy}
      onChange={({ currentTarget }) =>
        onChange(name, choiceValue(datedChoice(field, readWay(currentTarget.value))))
      }
    />
  );
}

function FieldRow(row: RowProps) {
  const { seen, name, value, onChange } = row;
  const { errors, isBusy } = useFormState();
  const frame = { name, id: `field-${name}`, help: examplesOf(fieldOf(name, value, seen), seen) };
  const chosen = optionOf(value);
  return (
    <FieldFrame {...frame} label={MAPPED_FIELDS[name]} error={errors[constantName(name)]}>
      <Select
        id={frame.id}
        name={name}
        options={optionsFor(name, chosen, seen)}
        value={chosen}
        disabled={isBusy}
        onChange={(event) => onChange(name, event.currentTarget.value)}
        {...described(frame)}
      />
      <ConstantField {...row} />
      <DateWay {...row} />
    </FieldFrame>
  );
}

type Props = Omit<RowProps, "name" | "value"> & {
  values: FieldValues;
  /** Whether all jobs belong to one company. */
  isOwn: boolean;
};

/**
 * For each field of a posting, a choice of the source's field that feeds it, with its first values.
 */
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
