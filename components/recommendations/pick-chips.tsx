type Props<Value extends string> = {
  legend: string;
  labels: Readonly<Record<Value, string>>;
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
};

/** Some of a few choices, as chips to tick. */
export function PickChips<Value extends string>(props: Props<Value>) {
  const { legend, labels, chosen, onChange } = props;
  return (
    <fieldset className="field">
      <legend className="label">{legend}</legend>
      <div className="pick-chips">
        {(Object.keys(labels) as Value[]).map((value) => (
          <label key={value} className="pick-chip">
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={({ currentTarget }) =>
                onChange(
                  currentTarget.checked
                    ? [...chosen, value]
                    : chosen.filter((other) => other !== value),
                )
              }
            />
            <span>{labels[value]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
