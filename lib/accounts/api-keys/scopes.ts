/** What an API key may do. */
export type KeyScope =
  | "read_jobs"
  | "write_jobs"
  | "read_applications"
  | "write_applications"
  | "import";

/** The scopes of a company's keys, with their names. */
export const COMPANY_SCOPES = {
  read_jobs: "Read jobs",
  write_jobs: "Write jobs",
  read_applications: "Read applications",
  write_applications: "Write applications",
} as const satisfies Partial<Record<KeyScope, string>>;

/** The scopes of the site's own keys, with their names. */
export const SITE_SCOPES = { import: "Import" } as const satisfies Partial<
  Record<KeyScope, string>
>;

const NAMES: Record<KeyScope, string> = { ...COMPANY_SCOPES, ...SITE_SCOPES };

/** A scope's name for people. */
export const scopeName = (scope: KeyScope): string => NAMES[scope];

/** How long the old secret still works after it was replaced, by hours. */
export const GRACE_HOURS = {
  0: "not at all",
  1: "for an hour",
  24: "for a day",
  168: "for a week",
};

const SECRET = /^jobharbor_(?:key|sandbox)_[\w-]{43}$/;

/** Whether a bearer token is an API key. */
export const isApiKey = (token: string): boolean => SECRET.test(token);

/** A key's complete secret, which says what it is to whoever finds it. */
export const keySecret = (random: string, isSandbox: boolean): string =>
  `jobharbor_${isSandbox ? "sandbox" : "key"}_${random}`;
