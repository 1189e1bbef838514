import { Select } from "@/components/ui/forms/field";
import { described, FieldFrame } from "@/components/ui/forms/text-field";

type Props = {
  name: string;
  id: string;
  label: string;
  help?: string;
  options: readonly (readonly [value: string, label: string])[];
  defaultValue?: string;
  disabled?: boolean;
  error?: string | undefined;
};

/** A labelled choice in the forms about categories. */
export function CategoryChoice({ label, help, error, ...select }: Props) {
  const frame = { name: select.name, id: select.id, label, help, error };
  return (
    <FieldFrame {...frame}>
      <Select {...select} {...described(frame)} />
    </FieldFrame>
  );
}
