import type { Page } from "@playwright/test";
import type { Sql } from "../support/database";
import { test } from "../support/fixtures";
import { countShifts, expectSteadyAt } from "../support/layout-shift";
import { addressOf, PUBLIC_PAGES } from "../support/pages";
import { demoPerson, enterAs } from "../support/people";

/** Loads a page on a phone and on a desktop, and fails when anything on it moves meanwhile. */
async function expectSteady(page: Page, address: string): Promise<void> {
  await countShifts(page);
  for (const width of [390, 1440]) {
    // So that the page before it doesn't load anything for its new width.
    await page.goto("/robots.txt");
    await expectSteadyAt(page, address, width);
  }
}

for (const listed of PUBLIC_PAGES) {
  test(`nothing moves on the page: ${listed[0]}`, async ({ page, request, aPosting }) => {
    await expectSteady(page, await addressOf(listed, { request, aPosting }));
  });
}

type Find = (sql: Sql, personId: string) => Promise<string>;
type Listed = string | readonly [name: string, Find];

/** The address of the first thing that a query finds, in place of `$1` the person's id. */
const first =
  (address: (id: string) => string, query: string): Find =>
  async (sql, personId) => {
    const [row] = await sql<{ id: string }>(query, query.includes("$1") ? [personId] : []);
    if (!row) throw new Error(`The demo has nothing for ${address("…")}`);
    return address(row.id);
  };

const OWN = `JOIN company_members m ON m.company_id = j.company_id AND m.user_id = $1`;

const SEEKER: readonly Listed[] = [
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
const EMPLOYER: readonly Listed[] = [
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
const ADMIN: readonly Listed[] = [
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

for (const [name, pages] of [
  ["seeker", SEEKER],
  ["employer", EMPLOYER],
  ["admin", ADMIN],
] as const) {
  for (const listed of pages) {
    const title = typeof listed === "string" ? listed : listed[0];
    test(`nothing moves on the ${name}'s page: ${title}`, async ({
      page,
      context,
      sql,
      aPerson,
    }) => {
      const person =
        name === "admin" ? await aPerson({ userType: "admin" }) : await demoPerson(sql, name);
      await enterAs(context, person);
      await expectSteady(
        page,
        typeof listed === "string" ? listed : await listed[1](sql, person.id),
      );
    });
  }
}
