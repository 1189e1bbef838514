type LimitFieldProps<Limit> = {
  name: string;
  label: string;
  value: Limit | null;
  onChange: (value: Limit | null) => void;
};

type NumberFieldProps = LimitFieldProps<number> & {
  /** The least that can be typed; by default, 0. */
  least?: number;
  placeholder: string;
};

export function NumberField({
  name,
  label,
  least = 0,
  placeholder,
  value,
  onChange,
}: NumberFieldProps) {
  return (
    <label className="block pt-1">
      <span className="help mb-1 block">{label}</span>
      <input
        className="input input-sm"
        type="number"
        inputMode="decimal"
        name={name}
        min={least}
        step="any"
        placeholder={placeholder}
        value={value ?? ""}
        onChange={({ target }) =>
          onChange(target.value === "" ? null : Math.max(least, Number(target.value)))
        }
      />
    </label>
  );
}

/** A day of the calendar, such as "2026-12-04". */
export function DayField({ name, label, value, onChange }: LimitFieldProps<string>) {
  return (
    <label className="block pt-1">
      <span className="help mb-1 block">{label}</span>
      <input
        className="input input-sm"
        type="date"
        name={name}
        value={value ?? ""}
        onChange={({ target }) => onChange(target.value || null)}
      />
    </label>
  );
}
