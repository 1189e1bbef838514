import { type FieldChoices, MAPPED_NAMES } from "./mapped-fields.schema";

// How a choice is written in a form: a field's name could be anything.
const NOTHING = "-";
const AS_IT_IS = "*";

/** The values that a form offers beside the source's fields. */
export const CHOICE_VALUES = { recognised: "", nothing: NOTHING, asItIs: AS_IT_IS } as const;

/** The value of a form's choice of a field of the source. */
export function choiceValue(choice: string | null): string {
  if (choice === null) return NOTHING;
  return choice === "" ? "" : `=${choice}`;
}

/** The choices in a form's values; what is to stay as it is isn't among them. */
export function readChoices(values: Readonly<Record<string, string>>): FieldChoices {
  const choices: FieldChoices = {};
  for (const name of MAPPED_NAMES) {
    const value = values[name];
    if (value === undefined || value === AS_IT_IS) continue;
    choices[name] = value === NOTHING ? null : value.slice(1);
  }
  return choices;
}
