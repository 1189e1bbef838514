import { CheckRow } from "@/components/ui/forms/field";
import type { SearchResult } from "@/lib/search/results.schema";
import { FIELD_PREFIX, type RangeLimit, type SearchQuery } from "@/lib/search/schema";
import {
  type CustomField,
  choicesOf,
  filterFields,
  hasRange,
  MOST_NUMBER,
} from "@/lib/shared/setting-groups/custom-fields";
import { withField, withRange } from "./active-filters";
import { Group, Rows } from "./filter-groups";
import { DayField, NumberField } from "./limit-fields";

type Props = {
  customFields: readonly CustomField[];
  /** How many jobs each value would find, by the fields' keys. */
  counts: SearchResult["facets"]["fields"];
  draft: SearchQuery;
  onChange: (change: Partial<SearchQuery>) => void;
};
type FieldProps = Omit<Props, "customFields"> & { field: CustomField };

function ChoiceRows({ field, counts, draft, onChange }: FieldProps) {
  const { key, name } = field;
  const chosen = draft.fields[key] ?? [];
  const counted = new Map(counts[key]?.map(({ value, count }) => [value, count]));
  const rows = choicesOf(field)
    .filter((choice) => !choice.isRetired || chosen.includes(choice.key))
    .map((choice) => {
      const isOn = chosen.includes(choice.key);
      const rest = chosen.filter((other) => other !== choice.key);
      const count = counted.get(choice.key);
      return (
        <CheckRow
          key={choice.key}
          name={FIELD_PREFIX + key}
          value={choice.key}
          label={choice.label}
          count={count}
          checked={isOn}
          disabled={count === 0 && !isOn}
          onChange={() => onChange(withField(draft, key, isOn ? rest : [...rest, choice.key]))}
        />
      );
    });
  return (
    <Group legend={name}>
      <Rows rows={rows} isRestOpen={chosen.length > 0} />
    </Group>
  );
}

/** From a number or a day to another. */
function RangeFields({ field, draft, onChange }: FieldProps) {
  const { key, name, unit, kind } = field;
  const range = draft.ranges[key] ?? { min: null, max: null };
  const fieldOf = (end: "min" | "max", label: string) => {
    const limit = range[end];
    const shared = {
      ...{ name: `${FIELD_PREFIX}${key}.${end}`, label },
      onChange: (value: RangeLimit | null) =>
        onChange(withRange(draft, key, { ...range, [end]: value })),
    };
    return kind === "date" ? (
      <DayField {...shared} value={typeof limit === "string" ? limit : null} />
    ) : (
      <NumberField
        {...shared}
        least={-MOST_NUMBER}
        placeholder="Any"
        value={typeof limit === "number" ? limit : null}
      />
    );
  };
  return (
    <Group legend={unit ? `${name} (${unit})` : name}>
      <div className="grid grid-cols-2 gap-2">
        {fieldOf("min", "From")}
        {fieldOf("max", "To")}
      </div>
    </Group>
  );
}

/** The site's own fields that searches can be narrowed by. */
export function CustomFieldGroups({ customFields, ...rest }: Props) {
  return filterFields(customFields).map((field) =>
    hasRange(field.kind) ? (
      <RangeFields key={field.key} field={field} {...rest} />
    ) : (
      <ChoiceRows key={field.key} field={field} {...rest} />
    ),
  );
}
