import { type ComponentProps, useId } from "react";
import { SelectField } from "@/components/ui/forms/select-field.client";
import { TextArea } from "@/components/ui/forms/text-area.client";
import type { ReasonTemplateView } from "@/lib/moderation/reason-templates.schema";

type ChoiceProps = {
  templates: readonly ReasonTemplateView[];
  onChoose: (text: string) => void;
};

function ReasonChoice({ templates, onChoose }: ChoiceProps) {
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

type Props = ComponentProps<typeof TextArea> & {
  templates: readonly ReasonTemplateView[];
  value: string;
  onWrite: (text: string) => void;
};

/** A reason to write, or to start from one of the often-used ones. */
export function ReasonField({ templates, onWrite, ...field }: Props) {
  return (
    <>
      <ReasonChoice templates={templates} onChoose={onWrite} />
      <TextArea
        rows={3}
        maxLength={2000}
        {...field}
        onChange={({ target }) => onWrite(target.value)}
      />
    </>
  );
}
