import { TABLE_COLUMNS, type TableColumn } from "./columns.schema";

export const COLUMN_NAMES: Record<TableColumn, string> = {
  stage: "Stage",
  rating: "Rating",
  skills: "Skills",
  tags: "Tags",
  facts: "With it",
  next: "Next interview",
  inStage: "In stage",
  applied: "Applied",
  changed: "Changed",
  job: "Job",
  place: "Place",
  employer: "Employer",
  reference: "Reference",
};

/** The columns for someone who chose none. */
export const USUAL_COLUMNS: readonly TableColumn[] = [
  "stage",
  "rating",
  "skills",
  "tags",
  "next",
  "inStage",
];

/** The first of several lists of columns that names any; names that no longer exist are ignored. */
export function chosenColumns(...lists: readonly (readonly string[])[]): readonly TableColumn[] {
  for (const list of lists) {
    const known = list.flatMap((name) => TABLE_COLUMNS.find((column) => column === name) ?? []);
    if (known.length > 0) return known;
  }
  return USUAL_COLUMNS;
}

/** The columns in the order in which one chooses them: the shown ones, then the rest. */
export function orderedColumns(shown: readonly TableColumn[]): TableColumn[] {
  return [...shown, ...TABLE_COLUMNS.filter((column) => !shown.includes(column))];
}
