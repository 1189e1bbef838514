/** The form that the boxes of a list belong to. */
export const BULK_FORM = "bulk";

type Props = {
  value: string;
  /** What it selects, for screen readers and where something is refused. */
  name: string;
  /** What else the form needs to know. */
  data?: Record<`data-${string}`, string | number>;
};

/** Selects a row of a list for the form that acts on several. */
export function SelectBox({ value, name, data }: Props) {
  return (
    <label className="check bulk-check needs-script">
      <input
        type="checkbox"
        name="selected"
        form={BULK_FORM}
        value={value}
        data-name={name}
        {...data}
      />
      <span className="sr">Select {name}</span>
    </label>
  );
}
