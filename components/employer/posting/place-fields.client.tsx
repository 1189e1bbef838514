"use client";

import { useState } from "react";
import { described, FieldError } from "@/components/ui/forms/field-frame";
import { FieldGroup } from "@/components/ui/forms/field-group.client";
import { useFormState } from "@/components/ui/forms/form.client";
import { Icon } from "@/components/ui/icon";
import type { PostingFields } from "@/lib/jobs/posting/schema";
import { WORK_MODES } from "@/lib/jobs/schema";
import { COUNTRY_CODES, countryName } from "@/lib/shared/countries";
import { LocationField } from "./location-field.client";

type Props = {
  fields: PostingFields;
  /** Called for changes that cause no input event. */
  onChange: () => void;
};

const MODES = Object.entries(WORK_MODES);
const COUNTRIES = COUNTRY_CODES.map((code) => [code, countryName(code)] as const).sort((a, b) =>
  a[1].localeCompare(b[1], "en"),
);

const codesIn = (text: string) => text.split(/\s+/).filter((code) => COUNTRY_CODES.includes(code));

function Countries({ fields, onChange }: Props) {
  const { errors, isBusy } = useFormState();
  const [codes, setCodes] = useState(() => codesIn(fields.eligibleCountries));
  const error = errors["eligibleCountries"];

  function change(next: string[]): void {
    setCodes(next);
    // After React has written the hidden field.
    setTimeout(onChange);
  }

  return (
    <div className="field">
      <label className="label" htmlFor="eligibleCountries">
        Countries it can be done from
      </label>
      {/* A text input rather than "hidden", because drafts kept across a login contain only
          text. */}
      <input
        type="text"
        name="eligibleCountries"
        hidden
        value={codes.join(" ")}
        onChange={({ target }) => change(codesIn(target.value))}
      />
      {codes.length > 0 && (
        <ul className="chips" aria-label="Chosen countries">
          {codes.map((code) => (
            <li key={code} className="chip chip-active" suppressHydrationWarning>
              {countryName(code)}
              <button
                type="button"
                className="x"
                aria-label={`Remove ${countryName(code)}`}
                onClick={() => change(codes.filter((other) => other !== code))}
              >
                <Icon name="x" size="sm" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <select
        className="input"
        id="eligibleCountries"
        value=""
        disabled={isBusy}
        onChange={(event) => change([...new Set([...codes, event.target.value])])}
        {...described({ name: "eligibleCountries", error })}
      >
        <option value="">{codes.length > 0 ? "Add another country" : "Choose a country"}</option>
        {COUNTRIES.map(([code, name]) => (
          <option key={code} value={code} suppressHydrationWarning>
            {name}
          </option>
        ))}
      </select>
      {error && <FieldError id="eligibleCountries-error">{error}</FieldError>}
    </div>
  );
}

/**
 * Where people work: the place, how much of the work is there, and from where a remote job can be
 * done.
 */
export function PlaceFields(props: Props) {
  const { fields, onChange } = props;
  const [mode, setMode] = useState(fields.workMode);
  return (
    <>
      <div className="form-2">
        <LocationField start={fields.location} onChange={onChange} />
        <FieldGroup name="workMode" legend="Work mode">
          <div className="seg">
            {MODES.map(([key, label]) => (
              <label key={key}>
                <input
                  type="radio"
                  name="workMode"
                  value={key}
                  checked={mode === key}
                  onChange={() => setMode(key)}
                />
                <span>{label}</span>
              </label>
            ))}
          </div>
        </FieldGroup>
      </div>
      {mode === "remote" && <Countries {...props} />}
    </>
  );
}
