import { type ReactNode, useState } from "react";
import { CheckRow } from "@/components/ui/forms/field";
import type { FacetCount } from "@/lib/search/results.schema";
import { type FacetName, RADII_KM, type SearchQuery } from "@/lib/search/schema";
import { PER_DOLLAR, RATES_OF } from "@/lib/shared/exchange-rates";
import { NumberField } from "./limit-fields";
import { PayBars, type PayScale } from "./pay-bars";

export const FILTER_FORM = "filter-form";
const SHOWN = 8;

type ListFilter = FacetName | "skill";

type Change = (change: Partial<SearchQuery>) => void;

export function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="filter-group">
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}

/**
 * Shows at most eight rows, and the others behind "Show more", which is open if one of them is
 * selected.
 */
export function Rows({ rows, isRestOpen }: { rows: ReactNode[]; isRestOpen: boolean }) {
  const rest = rows.slice(SHOWN);
  return (
    <>
      {rows.slice(0, SHOWN)}
      {rest.length > 0 && (
        <details open={isRestOpen}>
          <summary>
            <span className="more">Show more</span>
            <span className="less">Show less</span>
          </summary>
          {rest}
        </details>
      )}
    </>
  );
}

type CheckGroupProps = {
  legend: string;
  name: ListFilter;
  options: FacetCount[];
  chosen: readonly string[];
  onChange: Change;
};

/** Values of which any number can be selected. One that would find nothing can't be. */
export function CheckGroup({ legend, name, options, chosen, onChange }: CheckGroupProps) {
  if (options.length === 0) return null;
  const rows = options.map(({ value, label, count }) => {
    const isOn = chosen.includes(value);
    return (
      <CheckRow
        key={value}
        name={name}
        value={value.replaceAll("_", "-")}
        label={label}
        count={count}
        checked={isOn}
        disabled={count === 0 && !isOn}
        onChange={() =>
          onChange({
            [name]: isOn ? chosen.filter((other) => other !== value) : [...chosen, value],
          })
        }
      />
    );
  });
  const isRestOpen = options.slice(SHOWN).some(({ value }) => chosen.includes(value));
  return (
    <Group legend={legend}>
      <Rows rows={rows} isRestOpen={isRestOpen} />
    </Group>
  );
}

type ChoiceGroupProps = {
  legend: string;
  name: "posted" | "company" | "radius";
  /** The label for no selection. */
  none: string;
  options: { value: string; label: string; count?: number }[];
  chosen: string | null;
  onChoose: (value: string | null) => void;
};

/** Values of which one can be selected, or none. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { legend, name, none, options, chosen, onChoose } = props;
  if (options.length === 0) return null;
  const rows = [{ value: "", label: none, count: undefined }, ...options].map((option) => {
    const value = option.value || null;
    return (
      <CheckRow
        key={option.value}
        type="radio"
        name={name}
        value={option.value}
        label={option.label}
        count={option.count}
        checked={chosen === value}
        disabled={option.count === 0 && chosen !== value}
        onChange={() => onChoose(value)}
      />
    );
  });
  const isRestOpen = options.slice(SHOWN - 1).some(({ value }) => value === chosen);
  return (
    <Group legend={legend}>
      <Rows rows={rows} isRestOpen={isRestOpen} />
    </Group>
  );
}

type PayGroupProps = {
  query: Pick<SearchQuery, "salaryMin" | "payCurrency" | "hasPay">;
  statedCount: number;
  pay: PayScale;
  /** The site's own. */
  currency: string;
  onChange: Change;
};

/** The currencies that can be compared with the site's. */
function otherCurrencies(siteCurrency: string): string[] {
  const known = Object.keys(PER_DOLLAR);
  return known.includes(siteCurrency) ? known.filter((code) => code !== siteCurrency) : [];
}

/** The minimum of yearly pay, over what the jobs found pay. */
export function PayGroup({ query, statedCount, pay, currency, onChange }: PayGroupProps) {
  const { salaryMin } = query;
  // Without a minimum, the search has no currency.
  const [chosen, setChosen] = useState(query.payCurrency);
  const payCurrency = salaryMin === null ? chosen : query.payCurrency;
  return (
    <Group legend="Salary, a year">
      <PayBars pay={pay} minimum={salaryMin} currency={payCurrency ?? currency} />
      <div className="pay-fields">
        <NumberField
          name="salaryMin"
          label="At least"
          placeholder="Any"
          value={salaryMin}
          onChange={(amount) => onChange({ salaryMin: amount, payCurrency })}
        />
        <label className="block pt-1">
          <span className="help mb-1 block">Currency</span>
          <select
            className="input input-sm"
            name="payCurrency"
            value={payCurrency ?? ""}
            onChange={({ target }) => {
              const code = target.value || null;
              setChosen(code);
              if (salaryMin !== null) onChange({ payCurrency: code });
            }}
          >
            <option value="">{currency}</option>
            {otherCurrencies(currency).map((code) => (
              <option key={code}>{code}</option>
            ))}
          </select>
        </label>
      </div>
      <p className="help pay-note">
        Other currencies are converted at rounded rates from {RATES_OF}.
      </p>
      <CheckRow
        name="hasPay"
        value="1"
        label="Only jobs that state pay"
        count={statedCount}
        checked={query.hasPay}
        disabled={statedCount === 0 && !query.hasPay}
        onChange={() => onChange({ hasPay: !query.hasPay })}
      />
    </Group>
  );
}

export function ExperienceGroup({ years, onChange }: { years: number | null; onChange: Change }) {
  return (
    <Group legend="Your experience">
      <NumberField
        name="experience"
        label="Years you have"
        placeholder="Any"
        value={years}
        onChange={(experience) => onChange({ experience })}
      />
    </Group>
  );
}

/** The distance from a city. Other places have no centre to measure from. */
export function RadiusGroup({ radius, onChange }: { radius: number | null; onChange: Change }) {
  return (
    <ChoiceGroup
      legend="Distance"
      name="radius"
      none="In the city"
      options={RADII_KM.map((km) => ({ value: String(km), label: `Within ${km} km` }))}
      chosen={radius === null ? null : String(radius)}
      onChoose={(km) => onChange({ radius: km === null ? null : Number(km) })}
    />
  );
}
