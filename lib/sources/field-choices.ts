import { DATE_FORMATS, type DateFormat } from "@/lib/shared/formats/date-formats";
import { type FieldChoice, type FieldChoices, MAPPED_NAMES } from "./mapped-fields.schema";

// How a form encodes a choice. The prefixes are needed because a field can have any name.
const NOTHING = "-";
const AS_IT_IS = "*";
const FIELD = "=";
const CONSTANT = "!";
const DATED = "@";

/** The choices that a form offers besides the source's fields. */
export const CHOICE_VALUES = {
  recognised: "",
  nothing: NOTHING,
  asItIs: AS_IT_IS,
  constant: CONSTANT,
} as const;

/** Encodes a choice as a form value. */
export function choiceValue(choice: FieldChoice): string {
  if (choice === null) return NOTHING;
  if (choice === "") return CHOICE_VALUES.recognised;
  if (typeof choice === "string") return `${FIELD}${choice}`;
  if ("constant" in choice) return `${CONSTANT}${choice.constant}`;
  return `${DATED}${choice.date}${FIELD}${choice.from}`;
}

/** Decodes a form value; `undefined` for a field that stays as it is. */
export function readChoice(value: string): FieldChoice | undefined {
  const rest = value.slice(1);
  switch (value.charAt(0)) {
    case AS_IT_IS:
      return undefined;
    case NOTHING:
      return null;
    case CONSTANT:
      return { constant: rest };
    case DATED: {
      const end = rest.indexOf(FIELD);
      const date = DATE_FORMATS.find((format) => format === rest.slice(0, end));
      return date ? { from: rest.slice(end + 1), date } : rest.slice(end + 1);
    }
    default:
      return rest;
  }
}

/** The source's field that a choice names; `undefined` if it names none. */
export function chosenField(choice: FieldChoice | undefined): string | undefined {
  if (typeof choice === "string") return choice || undefined;
  return choice && "from" in choice ? choice.from : undefined;
}

/** A field of the source with its date format; null for formats that we recognise ourselves. */
export function datedChoice(field: string, date: DateFormat | null): FieldChoice {
  return date === null ? field : { from: field, date };
}

/** The choices in a form's values, without the fields that stay as they are. */
export function readChoices(values: Readonly<Record<string, string>>): FieldChoices {
  const choices: FieldChoices = {};
  for (const name of MAPPED_NAMES) {
    const choice = readChoice(values[name] ?? AS_IT_IS);
    if (choice !== undefined) choices[name] = choice;
  }
  return choices;
}
