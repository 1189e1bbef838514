/** What an API key may do. */
export type KeyScope =
  | "read_jobs"
  | "write_jobs"
  | "read_applications"
  | "write_applications"
  | "import_own"
  | "import"
  | "read_saved_jobs"
  | "read_own_applications"
  | "prepare_applications";

/** The scopes of a company's keys, with their names. */
export const COMPANY_SCOPES = {
  read_jobs: "Read jobs",
  write_jobs: "Write jobs",
  read_applications: "Read applications",
  write_applications: "Write applications",
  import_own: "Import",
} as const satisfies Partial<Record<KeyScope, string>>;

/** The scopes of the site's own keys, with their names. */
export const SITE_SCOPES = { import: "Import" } as const satisfies Partial<
  Record<KeyScope, string>
>;

/** The scopes of a person's own keys, with their names. */
export const PERSONAL_SCOPES = {
  read_saved_jobs: "Read saved jobs",
  read_own_applications: "Read your applications",
  prepare_applications: "Prepare applications",
} as const satisfies Partial<Record<KeyScope, string>>;

/** The names of all scopes. */
export const SCOPE_NAMES: Readonly<Record<KeyScope, string>> = {
  ...COMPANY_SCOPES,
  ...SITE_SCOPES,
  ...PERSONAL_SCOPES,
};

/** How long the old secret still works after it was replaced, by hours. */
export const GRACE_HOURS = {
  0: "not at all",
  1: "for an hour",
  24: "for a day",
  168: "for a week",
};
