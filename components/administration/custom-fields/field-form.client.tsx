"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { CheckRow } from "@/components/ui/forms/field";
import { FieldGroup } from "@/components/ui/forms/field-group.client";
import { Form } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { SelectField } from "@/components/ui/forms/select-field.client";
import { SubmitButton } from "@/components/ui/forms/submit-button.client";
import { TextField } from "@/components/ui/forms/text-field.client";
import { useLeaveWarning } from "@/components/ui/forms/use-leave-warning.client";
import { type FormValues, useSubmission } from "@/components/ui/forms/use-submission.client";
import { toast } from "@/components/ui/toasts/toast.client";
import { api } from "@/lib/browser/api";
import {
  type CustomField,
  canFilter,
  FIELD_KINDS,
  type FieldKind,
  hasChoices,
} from "@/lib/shared/setting-groups/custom-fields";
import { type ChoiceRow, ChoiceRows, toRows } from "./choice-rows.client";

const PATH = "/api/admin/custom-fields";

const FLAGS = [
  ["isRequired", "Employers must state it (imported jobs may leave it out)"],
  ["isOnPage", "Show it on the job's page"],
  ["isOnCard", "Show it on cards in lists (at most two fields fit)"],
  ["isFilter", "Let people filter by it"],
] as const;
type Flag = (typeof FLAGS)[number][0];

type Props = {
  /** The field to change; null for a new one. */
  field: CustomField | null;
  /** How many jobs state each choice, by key. */
  stated: Readonly<Record<string, number>>;
};

const isShown = (flag: Flag, kind: FieldKind) => flag !== "isFilter" || canFilter(kind);

/** What the form says, as the API takes it. */
function toBody(values: FormValues, kind: FieldKind, rows: readonly ChoiceRow[]) {
  const flags = FLAGS.map(([flag]) => [flag, values[flag] === "on" && isShown(flag, kind)]);
  const choices = rows.map(({ id: _id, ...choice }) => choice);
  return {
    name: values["name"] ?? "",
    help: values["help"] ?? "",
    unit: values["unit"] ?? "",
    ...Object.fromEntries(flags),
    ...(hasChoices(kind) ? { choices } : {}),
  };
}

function useFieldForm({ field }: Props) {
  const router = useRouter();
  const [kind, setKind] = useState<FieldKind>(field?.kind ?? "text");
  const [rows, setRows] = useState<ChoiceRow[]>(() => toRows(field?.choices ?? []));
  const leaving = useLeaveWarning();
  const submission = useSubmission({
    fallback: "We couldn't save the field. Please try again.",
    send: async (values) => {
      const body = toBody(values, kind, rows);
      if (field) await api(`${PATH}/${field.key}`, { method: "PATCH", json: body });
      else await api(PATH, { method: "POST", json: { ...body, kind } });
      leaving.settle();
      toast({ kind: "good", text: field ? "Field saved." : "Field added." });
      router.push("/admin/fields");
      router.refresh();
    },
  });
  return { kind, setKind, rows, setRows, touch: leaving.touch, submission };
}

type KindProps = { kind: FieldKind; isFixed: boolean; onChoose: (kind: FieldKind) => void };

/** What it holds, which stays: what jobs state would no longer be any of it. */
function KindField({ kind, isFixed, onChoose }: KindProps) {
  const help = isFixed
    ? "It can't be changed. Add another field instead."
    : "You can't change it later.";
  return (
    <SelectField
      name="kind"
      label="What it holds"
      help={help}
      options={Object.entries(FIELD_KINDS)}
      defaultValue={kind}
      disabled={isFixed}
      onChange={({ target }) => onChoose(target.value as FieldKind)}
    />
  );
}

/** The form of one of the site's own fields, for a new one and for changing one. */
export function FieldForm(props: Props) {
  const { field, stated } = props;
  const { kind, setKind, rows, setRows, touch, submission } = useFieldForm(props);
  const { form, isBusy } = submission;
  const starts = { isRequired: false, isOnPage: true, isOnCard: false, isFilter: false, ...field };
  const text = (name: "name" | "help" | "unit") => ({
    name,
    defaultValue: field?.[name] ?? "",
    dir: "auto" as const,
  });
  return (
    <Form {...form} className="panel setting-form" aria-label="Custom field" onInput={touch}>
      <FormErrors />
      <TextField
        {...text("name")}
        label="Name"
        help={field ? `Imports, addresses and the API call it “${field.key}”.` : undefined}
        maxLength={60}
      />
      <KindField kind={kind} isFixed={field !== null || isBusy} onChoose={setKind} />
      {kind === "number" && (
        <TextField
          {...text("unit")}
          label="Unit (optional)"
          help="Shown after the number: hours, km, €."
          maxLength={20}
        />
      )}
      {hasChoices(kind) && (
        <ChoiceRows
          {...{ rows, stated }}
          onChange={(changed) => {
            touch();
            setRows(changed);
          }}
        />
      )}
      <TextField
        {...text("help")}
        label="Help for employers (optional)"
        help="Shown under the name where they fill it in."
        maxLength={200}
      />
      <FieldGroup name="uses" legend="Where it's used">
        {FLAGS.filter(([flag]) => isShown(flag, kind)).map(([flag, label]) => (
          <CheckRow key={flag} name={flag} label={label} defaultChecked={starts[flag]} />
        ))}
        {!canFilter(kind) && (
          <p className="help">
            Seekers can filter by choices, yes or no, numbers and dates, but not by texts.
          </p>
        )}
      </FieldGroup>
      <SubmitButton
        label={field ? "Save Field" : "Add Field"}
        busyLabel="Saving..."
        className="btn-primary"
      />
    </Form>
  );
}
