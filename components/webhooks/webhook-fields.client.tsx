"use client";

import { CheckRow } from "@/components/ui/forms/field";
import { FieldGroup } from "@/components/ui/forms/field-group.client";
import { SelectField } from "@/components/ui/forms/select-field.client";
import { TextField } from "@/components/ui/forms/text-field.client";
import type { FieldErrors, FormValues } from "@/components/ui/forms/use-submission.client";
import { WEBHOOK_EVENTS, WEBHOOK_SHAPES, type WebhookShape } from "@/lib/webhooks/choices.schema";

const EVENTS = Object.entries(WEBHOOK_EVENTS);
const SHAPES = Object.entries(WEBHOOK_SHAPES).map(([shape, name]) => [shape, name] as const);

/** The fields' initial values. */
export type WebhookValues = {
  name: string;
  url: string;
  shape: WebhookShape;
  events: readonly string[];
};

const chosenEvents = (values: FormValues) =>
  EVENTS.map(([event]) => event).filter((event) => values[event] !== undefined);

/** Errors for missing values. */
export function webhookErrors(values: FormValues): FieldErrors {
  return {
    ...(values["name"]?.trim() ? {} : { name: "Enter a name for the webhook" }),
    ...(values["url"]?.trim() ? {} : { url: "Enter the address" }),
    ...(chosenEvents(values).length > 0 ? {} : { events: "Choose at least one event" }),
  };
}

/** The form's values as the API expects them. */
export function webhookJson(values: FormValues): Record<string, unknown> {
  const { name = "", url = "", shape } = values;
  return { name, url, shape, events: chosenEvents(values) };
}

/** The fields of a webhook's form. */
export function WebhookFields({ values }: { values?: WebhookValues }) {
  return (
    <>
      <TextField
        label="Name"
        name="name"
        help="What receives it, e.g. “Applicant tracking”."
        autoComplete="off"
        maxLength={60}
        required
        defaultValue={values?.name}
      />
      <TextField
        label="Address"
        name="url"
        help="An https:// address on the public internet."
        autoComplete="off"
        inputMode="url"
        maxLength={1000}
        required
        defaultValue={values?.url}
      />
      <SelectField
        name="shape"
        label="Format"
        options={SHAPES}
        defaultValue={values?.shape ?? "json"}
      />
      <FieldGroup name="events" legend="Events">
        {EVENTS.map(([event, name]) => (
          <CheckRow
            key={event}
            name={event}
            label={name}
            defaultChecked={values?.events.includes(event)}
          />
        ))}
      </FieldGroup>
    </>
  );
}
