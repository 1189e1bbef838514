import { FieldError } from "@/components/ui/forms/field-frame";
import { useFormState } from "@/components/ui/forms/form.client";
import { COMPARABLE_CURRENCIES } from "@/lib/shared/exchange-rates";
import { PAY_PERIODS, type PayPeriod } from "@/lib/shared/money";

export type MinimumPay = { min: string; currency: string; period: PayPeriod };

type Props = {
  pay: MinimumPay;
  onChange: (pay: MinimumPay) => void;
};

/** The lowest pay that someone would accept. */
export function PayWantedField({ pay, onChange }: Props) {
  const { errors, isBusy } = useFormState();
  const error = errors["pay.min"];
  const describedBy = error ? "preferences-pay-error preferences-pay-help" : "preferences-pay-help";
  return (
    <div className="field">
      <label className="label" htmlFor="preferences-pay">
        Lowest pay you'd accept <span className="opt">(optional)</span>
      </label>
      <div className="pay-wanted">
        <input
          className="input"
          id="preferences-pay"
          name="pay.min"
          inputMode="numeric"
          autoComplete="off"
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
          disabled={isBusy}
          value={pay.min}
          onChange={({ currentTarget }) => onChange({ ...pay, min: currentTarget.value })}
        />
        <select
          className="input"
          aria-label="Currency"
          disabled={isBusy}
          value={pay.currency}
          onChange={({ currentTarget }) => onChange({ ...pay, currency: currentTarget.value })}
        >
          {COMPARABLE_CURRENCIES.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </select>
        <select
          className="input"
          aria-label="Period"
          disabled={isBusy}
          value={pay.period}
          onChange={({ currentTarget }) =>
            onChange({ ...pay, period: currentTarget.value as PayPeriod })
          }
        >
          {PAY_PERIODS.map((period) => (
            <option key={period} value={period}>
              {period === "hour" ? "an hour" : `a ${period}`}
            </option>
          ))}
        </select>
      </div>
      <p className="help" id="preferences-pay-help">
        Employers never see this amount. Jobs that don't state their pay are also shown.
      </p>
      {error && <FieldError id="preferences-pay-error">{error}</FieldError>}
    </div>
  );
}
