import { useId } from "react";
import { SelectField } from "@/components/ui/forms/select-field";
import type { ReasonTemplateView } from "@/lib/moderation/reason-templates.schema";

type Props = {
  templates: readonly ReasonTemplateView[];
  onChoose: (text: string) => void;
};

/** Inserts one of the often-used reasons into a form. */
export function ReasonChoice({ templates, onChoose }: Props) {
  const id = useId();
  if (templates.length === 0) return null;
  return (
    <SelectField
      id={id}
      label="Reason"
      defaultValue=""
      options={[
        ["", "Write one, or choose"],
        ...templates.map((template) => [template.id, template.name] as const),
      ]}
      onChange={({ target }) => {
        const chosen = templates.find((template) => template.id === target.value);
        if (chosen) onChoose(chosen.text);
      }}
    />
  );
}
