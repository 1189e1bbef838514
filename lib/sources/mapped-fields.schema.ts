/** The fields of a posting for which someone can say what feeds them, with their names. */
export const MAPPED_FIELDS = {
  title: "Title",
  "hiringOrganization.name": "Company",
  description: "Description",
  jobLocation: "Place",
  jobLocationType: "Work mode",
  employmentType: "Job type",
  url: "Link to apply",
  identifier: "Reference",
  datePosted: "Posted on",
  validThrough: "Open until",
  experienceLevel: "Experience level",
  occupationalCategory: "Category",
  industry: "Industry",
  skills: "Skills",
  "baseSalary.value.minValue": "Pay from",
  "baseSalary.value.maxValue": "Pay to",
  "baseSalary.value.unitText": "Pay per",
  "baseSalary.currency": "Currency of pay",
} as const;
export type MappedField = keyof typeof MAPPED_FIELDS;

export const MAPPED_NAMES = Object.keys(MAPPED_FIELDS) as MappedField[];

/** What feeds fields of postings: a field of the source, "" for what is recognised, null for nothing. */
export type FieldChoices = Partial<Record<MappedField, string | null>>;
