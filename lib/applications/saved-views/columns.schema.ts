/** The columns of the table of applications, besides the name. */
export const TABLE_COLUMNS = [
  "stage",
  "rating",
  "skills",
  "tags",
  "facts",
  "next",
  "inStage",
  "applied",
  "changed",
  "job",
  "place",
  "employer",
  "reference",
] as const;
export type TableColumn = (typeof TABLE_COLUMNS)[number];
