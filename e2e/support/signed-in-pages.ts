import type { Sql } from "./database";
import { demoPerson, type Person, type PersonValues } from "./people";

type FindAddress = (sql: Sql, personId: string) => Promise<string>;
/** A page for someone who is signed in: its address, or its name and how to find it. */
export type SignedInPage = string | readonly [name: string, FindAddress];

/** The address of the first thing that a query finds, in place of `$1` the person's id. */
const first =
  (address: (id: string) => string, query: string): FindAddress =>
  async (sql, personId) => {
    const [row] = await sql<{ id: string }>(query, query.includes("$1") ? [personId] : []);
    if (!row) throw new Error(`The demo has nothing for ${address("…")}`);
    return address(row.id);
  };

const OWN = `JOIN company_members m ON m.company_id = j.company_id AND m.user_id = $1`;

const SEEKER: readonly SignedInPage[] = [
  "/app",
  "/applications",
  "/saved-jobs",
  "/notifications",
  "/app/alerts",
  "/app/profile",
  "/app/settings",
  "/app/settings/security",
  "/app/settings/privacy",
  "/app/settings/api-keys",
  [
    "an application",
    first((id) => `/applications/${id}`, "SELECT id FROM applications WHERE user_id = $1 LIMIT 1"),
  ],
];
const EMPLOYER: readonly SignedInPage[] = [
  "/employer",
  "/employer/jobs",
  "/employer/applications",
  "/employer/applications/letters",
  "/employer/applications/stages",
  "/employer/analytics",
  "/employer/profile",
  "/employer/profile/team",
  ["a posting", first((id) => `/employer/jobs/${id}`, `SELECT j.id FROM jobs j ${OWN} LIMIT 1`)],
  [
    "a posting being edited",
    first(
      (id) => `/employer/jobs/${id}/edit`,
      `SELECT j.id FROM jobs j ${OWN} WHERE j.status = 'live' LIMIT 1`,
    ),
  ],
  [
    "an applicant",
    first(
      (id) => `/employer/applications/${id}`,
      `SELECT a.id FROM applications a JOIN jobs j ON j.id = a.job_id ${OWN} LIMIT 1`,
    ),
  ],
];
const ADMIN: readonly SignedInPage[] = [
  "/admin",
  "/admin/people",
  "/admin/companies",
  "/admin/reasons",
  "/admin/content",
  "/admin/content/posts/new",
  "/admin/content/pages",
  "/admin/content/pages/about",
  "/admin/content/announcements",
  "/admin/content/messages",
  "/admin/content/redirects",
  "/admin/boards",
  "/admin/categories",
  "/admin/taxonomies",
  "/admin/metrics",
  "/admin/log",
  "/admin/tasks",
  "/admin/appearance",
  "/admin/words",
  "/admin/fields",
  "/admin/fields/new",
  "/admin/settings",
  [
    "a company",
    first(
      (id) => `/admin/companies/${id}`,
      "SELECT company_id AS id FROM company_pictures ORDER BY id LIMIT 1",
    ),
  ],
  ["a person", first((id) => `/admin/people/${id}`, "SELECT id FROM users WHERE is_demo LIMIT 1")],
  ["an article", first((id) => `/admin/content/posts/${id}`, "SELECT id FROM posts LIMIT 1")],
];

/** Pages that only who is signed in sees, by who that is. */
export const SIGNED_IN_PAGES = { seeker: SEEKER, employer: EMPLOYER, admin: ADMIN } as const;

export async function signedInAddress(
  page: SignedInPage,
  { sql, person }: { sql: Sql; person: Person },
): Promise<string> {
  return typeof page === "string" ? page : page[1](sql, person.id);
}

/** Who sees them: one of the demo's accounts, which have something on every page, or an admin. */
export async function personFor(
  role: keyof typeof SIGNED_IN_PAGES,
  { sql, aPerson }: { sql: Sql; aPerson: (values: PersonValues) => Promise<Person> },
): Promise<Person> {
  return role === "admin" ? aPerson({ userType: "admin" }) : demoPerson(sql, role);
}
