import { CheckRow } from "@/components/ui/forms/field";
import { FIELD_PREFIX, type SearchQuery } from "@/lib/search/schema";
import {
  type CustomField,
  choicesOf,
  filterFields,
} from "@/lib/shared/setting-groups/custom-fields";
import { withField } from "./active-filters";
import { Group, Rows } from "./filter-groups";

type Props = {
  customFields: readonly CustomField[];
  draft: SearchQuery;
  onChange: (change: Partial<SearchQuery>) => void;
};

function OneField({
  field,
  draft,
  onChange,
}: Omit<Props, "customFields"> & { field: CustomField }) {
  const { key, name } = field;
  const chosen = draft.fields[key] ?? [];
  const rows = choicesOf(field)
    .filter((choice) => !choice.isRetired || chosen.includes(choice.key))
    .map((choice) => {
      const isOn = chosen.includes(choice.key);
      const rest = chosen.filter((other) => other !== choice.key);
      return (
        <CheckRow
          key={choice.key}
          name={FIELD_PREFIX + key}
          value={choice.key}
          label={choice.label}
          checked={isOn}
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

/** The site's own fields that searches can be narrowed by. How many jobs each finds isn't counted. */
export function CustomFieldGroups({ customFields, ...rest }: Props) {
  return filterFields(customFields).map((field) => (
    <OneField key={field.key} field={field} {...rest} />
  ));
}
