"use client";

import { useState } from "react";
import { described, FieldError } from "@/components/ui/forms/field-frame";
import { useFormState } from "@/components/ui/forms/form.client";
import type { PostingFields } from "@/lib/jobs/posting/schema";
import { isCurrency, PAY_PERIODS } from "@/lib/shared/money";

const CURRENCIES = [
  ...["USD", "EUR", "GBP", "INR", "AUD", "BRL", "CAD", "CHF", "CNY", "CZK", "DKK", "HKD", "IDR"],
  ...["ILS", "JPY", "KES", "KRW", "MXN", "MYR", "NGN", "NOK", "NZD", "PHP", "PKR", "PLN", "RON"],
  ...["SAR", "SEK", "SGD", "THB", "TRY", "AED", "BDT", "LKR", "NPR", "VND", "ZAR"],
];

function signOf(currency: string): string {
  if (!isCurrency(currency)) return currency;
  const parts = new Intl.NumberFormat("en-US", {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
  }).formatToParts(0);
  return parts.find(({ type }) => type === "currency")?.value ?? currency;
}

type AmountProps = {
  name: "payMin" | "payMax";
  label: string;
  sign: string;
  start: string;
};

function Amount({ name, label, sign, start }: AmountProps) {
  const { errors } = useFormState();
  return (
    <span className="affix">
      <span aria-hidden="true">{sign}</span>
      <input
        className="input"
        id={name}
        name={name}
        type="number"
        min={0}
        step={1000}
        inputMode="decimal"
        aria-label={label}
        placeholder={label}
        defaultValue={start}
        {...described({ name, error: errors[name] })}
      />
    </span>
  );
}

type Props = {
  fields: PostingFields;
  /** Whether the site requires it. */
  isRequired: boolean;
  /** What similar jobs pay, in words. */
  usualPay: string | null;
};

/** The job's pay as the employer would state it: a range, its currency, and the period. */
export function PayFields({ fields, isRequired, usualPay }: Props) {
  const { errors, isBusy } = useFormState();
  const [currency, setCurrency] = useState(fields.payCurrency);
  const [period, setPeriod] = useState<string>(fields.payPeriod);
  const known = CURRENCIES.includes(currency) ? CURRENCIES : [currency, ...CURRENCIES];
  const sign = signOf(currency);
  const amount = (name: AmountProps["name"]) => ({ name, sign, start: fields[name] });
  const wrong = (["payMin", "payMax"] as const).filter((name) => errors[name]);
  return (
    <fieldset className="field" disabled={isBusy}>
      <legend className="label">
        {period === "year" ? "Salary (Annual)" : "Salary"}
        {!isRequired && <span className="opt"> (optional)</span>}
      </legend>
      <div className="pay-row">
        <Amount {...amount("payMin")} label="From" />
        <Amount {...amount("payMax")} label="To" />
        <select
          className="input"
          name="payCurrency"
          aria-label="Currency"
          value={currency}
          onChange={(event) => setCurrency(event.target.value)}
        >
          {known.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </select>
        <select
          className="input"
          name="payPeriod"
          aria-label="Period"
          value={period}
          onChange={(event) => setPeriod(event.target.value)}
        >
          {PAY_PERIODS.map((each) => (
            <option key={each} value={each}>
              {each === "hour" ? "an hour" : `a ${each}`}
            </option>
          ))}
        </select>
      </div>
      {usualPay && <p className="help pay-hint">Half of the similar jobs pay {usualPay}.</p>}
      {wrong.map((name) => (
        <FieldError key={name} id={`${name}-error`}>
          {errors[name]}
        </FieldError>
      ))}
    </fieldset>
  );
}
