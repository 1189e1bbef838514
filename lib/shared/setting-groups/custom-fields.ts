// The fields that a site's postings have besides the product's own: a kitchen may ask for a shift
// pattern, a school for a grade (decision 0135). Also for forms and filters in the browser.

/** What a field holds, as an admin chooses it. */
export const FIELD_KINDS = {
  text: "Text",
  number: "Number",
  choice: "One choice",
  several: "Several choices",
  yes_no: "Yes or no",
  date: "Date",
} as const;
export type FieldKind = keyof typeof FIELD_KINDS;

/** One of a field's choices. Postings hold the key, so another label changes none of them. */
export type FieldChoice = {
  key: string;
  label: string;
  /** No longer offered. Postings that state it still show it. */
  isRetired: boolean;
};

export type CustomField = {
  /** In addresses, the API and imports. Made of the first name, and stays. */
  key: string;
  name: string;
  kind: FieldKind;
  /** Under the name in the form of a posting; may be "". */
  help: string;
  /** After a number: "hours"; may be "". */
  unit: string;
  choices: FieldChoice[];
  /** Whether employers must state it. What is imported may leave it out. */
  isRequired: boolean;
  isOnCard: boolean;
  isOnPage: boolean;
  /** Whether searches can be narrowed by it. */
  isFilter: boolean;
  /** No longer asked of anyone. Postings that state it still show it. */
  isRetired: boolean;
};

export type CustomFieldSettings = { fields: CustomField[] };

export const DEFAULT_CUSTOM_FIELDS: CustomFieldSettings = { fields: [] };

export const MOST_FIELDS = 20;
export const MOST_CHOICES = 60;
/** The highest number that a field takes; the lowest is its negative. */
export const MOST_NUMBER = 1_000_000_000_000;
/** The longest key of a field or a choice. */
export const KEY_LENGTH = 40;

const CHOSEN: readonly FieldKind[] = ["choice", "several"];
/** Whether a field of this kind has choices. */
export const hasChoices = (kind: FieldKind) => CHOSEN.includes(kind);

/** Whether searches can be narrowed by a range of what a field of this kind holds. */
export const hasRange = (kind: FieldKind) => kind === "number" || kind === "date";

/** Whether searches can be narrowed by a field of this kind: by values to choose from, or a range. */
export const canFilter = (kind: FieldKind) =>
  hasChoices(kind) || kind === "yes_no" || hasRange(kind);

const YES_NO: readonly FieldChoice[] = [
  { key: "yes", label: "Yes", isRetired: false },
  { key: "no", label: "No", isRetired: false },
];

/** What can be chosen of a field, and what could be once. */
export function choicesOf({ kind, choices }: Pick<CustomField, "kind" | "choices">) {
  return kind === "yes_no" ? YES_NO : choices;
}

/** The fields that searches can be narrowed by. */
export function filterFields(fields: readonly CustomField[]): CustomField[] {
  return fields.filter(
    ({ kind, isFilter, isRetired }) => isFilter && !isRetired && canFilter(kind),
  );
}
