"use client";

import { useState } from "react";
import { CheckRow } from "@/components/ui/forms/field";
import { FieldGroup } from "@/components/ui/forms/field-group.client";
import { SelectField } from "@/components/ui/forms/select-field.client";
import { TextField } from "@/components/ui/forms/text-field.client";
import type { PostingFields } from "@/lib/jobs/posting/schema";
import { type CustomField, choicesOf } from "@/lib/shared/setting-groups/custom-fields";
import { CUSTOM_PREFIX } from "./form-fields";

type FieldProps = {
  field: CustomField;
  start: string;
  onChange: () => void;
};

const aside = ({ isRequired }: CustomField) =>
  isRequired ? undefined : <span className="opt">(optional)</span>;

function frameOf({ field }: FieldProps) {
  const { key, name, unit, help } = field;
  const label = unit ? `${name} (${unit})` : name;
  return { name: CUSTOM_PREFIX + key, label, aside: aside(field), help: help || undefined };
}

/** What can be chosen: also what is no longer offered, if it is chosen already. */
function offered(field: CustomField, chosen: readonly string[]) {
  return choicesOf(field).filter(({ key, isRetired }) => !isRetired || chosen.includes(key));
}

function ChoiceField(props: FieldProps) {
  const { field, start } = props;
  const options = offered(field, [start]).map(({ key, label }) => [key, label] as const);
  return (
    <SelectField
      {...frameOf(props)}
      options={[["", "Not stated"], ...options]}
      defaultValue={start}
    />
  );
}

const read = (text: string) => text.split(/[,\s]+/).filter(Boolean);

/** Several choices; the form holds their keys as text with commas. */
function SeveralField(props: FieldProps) {
  const { field, start, onChange } = props;
  const [chosen, setChosen] = useState(() => read(start));
  const { name, label, help, aside: optional } = frameOf(props);

  function choose(keys: string[]): void {
    setChosen(keys);
    // After React has written the hidden field.
    setTimeout(onChange);
  }

  return (
    <FieldGroup
      name={name}
      legend={
        <>
          {label} {optional}
        </>
      }
      help={help}
    >
      {/* A text input rather than "hidden", because drafts kept across a login contain only text. */}
      <input
        type="text"
        name={name}
        hidden
        value={chosen.join(", ")}
        onChange={({ target }) => choose(read(target.value))}
      />
      {offered(field, read(start)).map((choice) => {
        const isOn = chosen.includes(choice.key);
        const rest = chosen.filter((key) => key !== choice.key);
        return (
          <CheckRow
            key={choice.key}
            label={choice.label}
            checked={isOn}
            onChange={() => choose(isOn ? rest : [...chosen, choice.key])}
          />
        );
      })}
    </FieldGroup>
  );
}

function WrittenField(props: FieldProps) {
  const { field, start } = props;
  return (
    <TextField
      {...frameOf(props)}
      {...(field.kind === "date" ? { type: "date" } : { dir: "auto" })}
      {...(field.kind === "number" ? { inputMode: "decimal" as const } : {})}
      defaultValue={start}
    />
  );
}

function OneField(props: FieldProps) {
  const { kind } = props.field;
  if (kind === "several") return <SeveralField {...props} />;
  return kind === "choice" || kind === "yes_no" ? (
    <ChoiceField {...props} />
  ) : (
    <WrittenField {...props} />
  );
}

type Props = {
  fields: PostingFields;
  /** The site's own fields. */
  customFields: readonly CustomField[];
  /** Called for changes that cause no input event. */
  onChange: () => void;
};

/** The site's own fields. One that is no longer asked stays as long as the posting states it. */
export function CustomFields({ fields, customFields, onChange }: Props) {
  const typed = fields.customFields;
  const asked = customFields.filter(({ key, isRetired }) => !isRetired || typed[key]);
  if (asked.length === 0) return null;
  return (
    <div className="form-2">
      {asked.map((field) => (
        <OneField
          key={field.key}
          field={field}
          start={typed[field.key] ?? ""}
          onChange={onChange}
        />
      ))}
    </div>
  );
}
