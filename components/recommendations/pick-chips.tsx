import { shownOf } from "@/lib/shared/setting-groups/features";

type Props<Value extends string> = {
  legend: string;
  labels: Readonly<Record<Value, string>>;
  chosen: readonly Value[];
  /** Those that aren't offered; if one was chosen before, it can be taken back. */
  hidden?: readonly string[];
  onChange: (chosen: Value[]) => void;
};

/** Some of a few choices, as chips to tick. */
export function PickChips<Value extends string>(props: Props<Value>) {
  const { legend, labels, chosen, hidden = [], onChange } = props;
  const offered = shownOf(Object.keys(labels) as Value[], { hidden, chosen, nameOf: (one) => one });
  return (
    <fieldset className="field">
      <legend className="label">{legend}</legend>
      <div className="pick-chips">
        {offered.map((value) => (
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
