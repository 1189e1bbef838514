// A row of the access matrix, and helpers to write most of them (e2e/access/matrix.ts).

export const PRINCIPALS = [
  "visitor",
  "seeker",
  "otherSeeker",
  "employer",
  "otherEmployer",
  "pendingAdmin",
  "admin",
  // Of the employer's company, but of another job, and of another applicant.
  "hiringManager",
  "interviewer",
] as const;
export type Principal = (typeof PRINCIPALS)[number];

/** A status, or the path of a redirect. */
export type ExpectedStatus = number | string;
export type ExpectedResponses = Record<Principal, ExpectedStatus>;

/** What the rows are about; the seeker's own unless it says otherwise. */
export type AccessSubjects = {
  jobId: string;
  jobSlug: string;
  companySlug: string;
  /** A second session of the seeker. */
  sessionId: string;
  /** An expired copy of the seeker's data. */
  exportId: string;
  /** In the seeker's profile. */
  experienceId: string;
  educationId: string;
};

export type AccessRow = {
  /** The folder under app/, without route groups. */
  route: string;
  method: string;
  path: (subjects: AccessSubjects) => string;
  body?: unknown;
  expected: ExpectedResponses;
};

export function everyone(response: ExpectedStatus): ExpectedResponses {
  return Object.fromEntries(PRINCIPALS.map((name) => [name, response])) as ExpectedResponses;
}

/** For everyone with an account; a visitor is sent to the login or told to log in. */
export function members(
  response: ExpectedStatus,
  visitor: ExpectedStatus = 401,
): ExpectedResponses {
  return { ...everyone(response), visitor };
}

type Address = string | ((subjects: AccessSubjects) => string);

export function row(
  call: string,
  expected: ExpectedResponses,
  more: {
    at?: Address;
    body?: unknown;
    assigned?: ExpectedStatus;
    hiringManager?: ExpectedStatus;
  } = {},
): AccessRow {
  const [method = "", route = ""] = call.split(" ");
  const { at = route, body } = more;
  // Someone who is assigned to something else is like a stranger, unless a row says otherwise.
  const { assigned = expected.otherEmployer, hiringManager = assigned } = more;
  return {
    method,
    route,
    expected: { ...expected, hiringManager, interviewer: assigned },
    path: typeof at === "string" ? () => at : at,
    ...(body === undefined ? {} : { body }),
  };
}

export const page = (route: string, at: Address = route) =>
  row(`GET ${route}`, everyone(200), { at });

export function membersPage(route: string): AccessRow {
  return row(`GET ${route}`, members(200, `/login?from=${encodeURIComponent(route)}`));
}
