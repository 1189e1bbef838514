import { dayNumber, formatDay, isCalendarDay } from "@/lib/shared/dates";
import { formatNumber, readNumber } from "@/lib/shared/formats/numbers";
import {
  type CustomField,
  choicesOf,
  type FieldChoice,
  type FieldKind,
  MOST_NUMBER,
} from "@/lib/shared/setting-groups/custom-fields";
import { cleanLines, fold } from "@/lib/shared/text";
import type { CustomValue, CustomValues, StatedField } from "./schema";

const TEXT_LENGTH = 300;
const DECIMALS = 4;
const CHOICES_NAMED = 8;

/** A value as it was read; null if nothing is stated or nothing of it can be used. */
type ReadValue = { value: CustomValue | null; problem: string | null };

const NOTHING: ReadValue = { value: null, problem: null };
const right = (value: CustomValue): ReadValue => ({ value, problem: null });
const wrong = (problem: string): ReadValue => ({ value: null, problem });

function textOf(given: unknown): string {
  if (typeof given !== "string" && typeof given !== "number") return "";
  // Half a surrogate pair can't be stored.
  return cleanLines(String(given))
    .replace(/\p{Cs}/gu, "")
    .replace(/\s+/g, " ")
    .trim();
}

function readText(given: unknown): ReadValue {
  const text = textOf(given);
  if (text === "") return wrong("Give a text");
  return text.length > TEXT_LENGTH ? wrong(`Use at most ${TEXT_LENGTH} characters`) : right(text);
}

function readAmount(given: unknown): ReadValue {
  const number = typeof given === "number" ? given : readNumber(textOf(given));
  if (typeof number !== "number" || !Number.isFinite(number)) {
    return wrong("Enter a number, such as 7.5");
  }
  if (Math.abs(number) > MOST_NUMBER) return wrong("Enter a smaller number");
  return Number(number.toFixed(DECIMALS)) === number
    ? right(number)
    : wrong(`Use at most ${DECIMALS} decimals`);
}

const YES = new Set(["yes", "true", "y", "1", "on"]);
const NO = new Set(["no", "false", "n", "0", "off"]);

function readYesNo(given: unknown): ReadValue {
  const word = fold(String(given));
  if (YES.has(word)) return right(true);
  return NO.has(word) ? right(false) : wrong("Choose yes or no");
}

function readDay(given: unknown): ReadValue {
  const day = /^(\d{4}-\d{2}-\d{2})(?:$|T)/.exec(textOf(given))?.[1];
  return day && isCalendarDay(day) ? right(day) : wrong("Choose a day from the calendar");
}

/** A choice by its key, else by its label in any spelling. */
function findChoice(choices: readonly FieldChoice[], given: string): FieldChoice | undefined {
  const named = fold(given);
  return (
    choices.find(({ key }) => key === given) ?? choices.find(({ label }) => fold(label) === named)
  );
}

function choiceProblem(choices: readonly FieldChoice[]): string {
  const labels = choices.filter(({ isRetired }) => !isRetired).map(({ label }) => label);
  const more = labels.length > CHOICES_NAMED ? ", …" : "";
  return `Choose one of these: ${labels.slice(0, CHOICES_NAMED).join(", ")}${more}`;
}

function readChoice({ choices }: CustomField, given: unknown): ReadValue {
  const choice = findChoice(choices, textOf(given));
  return choice ? right(choice.key) : wrong(choiceProblem(choices));
}

/** The texts of a list, or of a text that names several; a label may have a comma itself. */
function listed(choices: readonly FieldChoice[], given: unknown): string[] {
  if (Array.isArray(given)) return given.map(textOf);
  const text = textOf(given);
  if (findChoice(choices, text)) return [text];
  const apart = /[;|]/.test(text) ? /[;|]/ : ",";
  return text.split(apart).map((part) => part.trim());
}

/** What is known of them is kept, in the field's order, even if something else isn't. */
function readSeveral({ choices }: CustomField, given: unknown): ReadValue {
  const named = listed(choices, given).filter(Boolean);
  const found = named.map((text) => findChoice(choices, text));
  const keys = choices.filter((choice) => found.includes(choice)).map(({ key }) => key);
  const isAllKnown = !found.includes(undefined);
  return {
    value: keys.length > 0 ? keys : null,
    problem: isAllKnown ? null : choiceProblem(choices).replace("one", "some"),
  };
}

const READERS: Record<FieldKind, (field: CustomField, given: unknown) => ReadValue> = {
  text: (_, given) => readText(given),
  number: (_, given) => readAmount(given),
  choice: readChoice,
  several: readSeveral,
  yes_no: (_, given) => readYesNo(given),
  date: (_, given) => readDay(given),
};

function isNothing(given: unknown): boolean {
  if (Array.isArray(given)) return given.every(isNothing);
  return given === undefined || given === null || String(given).trim() === "";
}

/**
 * A field's value as typed, sent or imported. A choice that is no longer offered is read too: what
 * has it may be sent again unchanged.
 */
export function readValue(field: CustomField, given: unknown): ReadValue {
  return isNothing(given) ? NOTHING : READERS[field.kind](field, given);
}

function wordsOf(field: CustomField, value: CustomValue): string {
  const choices = choicesOf(field);
  const label = (key: string) => choices.find((one) => one.key === key)?.label ?? key;
  if (Array.isArray(value)) return value.map(label).join(", ");
  if (typeof value === "boolean") return label(value ? "yes" : "no");
  if (typeof value === "number") return `${formatNumber(value)} ${field.unit}`.trim();
  if (field.kind === "date") return formatDay(value);
  return field.kind === "choice" ? label(value) : value;
}

function stated(field: CustomField, value: CustomValue): StatedField {
  const { key, name, kind, isOnCard, isOnPage } = field;
  return { key, name, kind, value, text: wordsOf(field, value), isOnCard, isOnPage };
}

type ReadFields = {
  stated: StatedField[];
  /** What is wrong, by the field's key. */
  problems: Readonly<Record<string, string>>;
};

/** What is sent for a site's fields, by their keys. */
export function readCustomFields(
  fields: readonly CustomField[],
  sent: Readonly<Record<string, unknown>>,
): ReadFields {
  const known = new Set(fields.map(({ key }) => key));
  const unknown = Object.keys(sent).filter((key) => !known.has(key) && !isNothing(sent[key]));
  const problems = new Map(unknown.map((key) => [key, "This site has no such field"]));
  const found: StatedField[] = [];
  for (const field of fields) {
    if (!Object.hasOwn(sent, field.key)) continue;
    const { value, problem } = readValue(field, sent[field.key]);
    if (problem !== null) problems.set(field.key, problem);
    if (value !== null) found.push(stated(field, value));
  }
  return { stated: found, problems: Object.fromEntries(problems) };
}

/** What a posting states, out of its column. A field that was deleted is not among it. */
export function statedIn(fields: readonly CustomField[], column: unknown): StatedField[] {
  return column ? readCustomFields(fields, column as CustomValues).stated : [];
}

/**
 * What a posting's column holds. Undefined for a change that was proposed before there were custom
 * fields.
 */
export function columnOf(all: readonly StatedField[] | undefined): CustomValues | undefined {
  return all && Object.fromEntries(all.map(({ key, value }) => [key, value]));
}

/** The fields that employers must state and that are not among these, with what to say. */
export function missingFields(
  fields: readonly CustomField[],
  all: readonly StatedField[],
): Record<string, string> {
  const known = new Set(all.map(({ key }) => key));
  const missing = fields.filter(
    ({ key, isRequired, isRetired }) => isRequired && !isRetired && !known.has(key),
  );
  return Object.fromEntries(missing.map(({ key, name }) => [key, `${name} is required`]));
}

/** The values that searches can be narrowed by. */
export function filterValues(all: readonly StatedField[]): { key: string; value: string }[] {
  return all.flatMap(({ key, kind, value }) => {
    if (typeof value === "boolean") return [{ key, value: value ? "yes" : "no" }];
    const isChosen = kind === "choice" || kind === "several";
    return isChosen ? [value].flat().map((one) => ({ key, value: String(one) })) : [];
  });
}

/** The numbers that searches can be narrowed by; a day is the number of its digits. */
export function filterNumbers(all: readonly StatedField[]): { key: string; value: number }[] {
  return all.flatMap(({ key, kind, value }) => {
    if (kind === "date") return [{ key, value: dayNumber(String(value)) }];
    return typeof value === "number" ? [{ key, value }] : [];
  });
}

/** The values as the form of a posting has them typed, by key. */
export function typedTexts(all: readonly StatedField[] | undefined): Record<string, string> {
  const text = (value: CustomValue) =>
    typeof value === "boolean" ? (value ? "yes" : "no") : [value].flat().join(", ");
  return Object.fromEntries((all ?? []).map(({ key, value }) => [key, text(value)]));
}
