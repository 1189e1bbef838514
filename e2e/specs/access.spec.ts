import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { APIRequestContext } from "@playwright/test";
import { ACCESS } from "../access/matrix";
import { type AccessRow, type AccessSubjects, PRINCIPALS, type Principal } from "../access/rows";
import { APPLICATION_ID } from "../access/sent-applications";
import { anotherJob, assignApplicant, assignJob, joinCompany } from "../support/companies";
import type { Sql } from "../support/database";
import { anAddress, expect, test } from "../support/fixtures";
import { type Person, type PersonValues, SESSION_COOKIE } from "../support/people";
import type { TestPosting } from "../support/postings";
import { insertApplication } from "../support/sent-applications";

const VALUES: Record<Exclude<Principal, "visitor">, PersonValues> = {
  seeker: {},
  otherSeeker: {},
  employer: { userType: "employer" },
  otherEmployer: { userType: "employer" },
  pendingAdmin: { userType: "admin", status: "awaiting_approval" },
  admin: { userType: "admin" },
  hiringManager: { userType: "employer" },
  interviewer: { userType: "employer" },
};

/** Every route of app/ with its methods. */
function routesOfApp(): string[] {
  return readdirSync("app", { recursive: true, encoding: "utf8" }).flatMap((file) => {
    const [, folder = "", kind] = /^(?:(.*)\/)?(page\.tsx|route\.tsx?)$/.exec(file) ?? [];
    if (kind === undefined) return [];
    const route = `/${folder
      .split("/")
      .filter((part) => !part.startsWith("("))
      .join("/")}`;
    if (kind === "page.tsx") return [`GET ${route}`];
    const text = readFileSync(join("app", file), "utf8");
    const methods = [
      ...text.matchAll(/export (?:async )?(?:const|function) (GET|POST|PUT|PATCH|DELETE)\b/g),
    ];
    return methods.map(([, method]) => `${method} ${route}`);
  });
}

test("every route and call has a row", () => {
  const known = ACCESS.map(({ method, route }) => `${method} ${route}`);

  expect(known.toSorted()).toEqual(routesOfApp().toSorted());
});

async function makeSubjects(sql: Sql, job: TestPosting, seekerId: string): Promise<AccessSubjects> {
  const [sessionId, exportId] = [randomUUID(), randomUUID()];
  await sql(
    "INSERT INTO sessions (id, user_id, expires_at, user_agent) VALUES ($1, $2, now() + interval '1 day', '')",
    [sessionId, seekerId],
  );
  await sql(
    `INSERT INTO data_exports (id, user_id, ready_at, expires_at, file_key)
     VALUES ($1, $2, now() - interval '2 days', now() - interval '1 day', 'gone.zip')`,
    [exportId, seekerId],
  );
  const [experienceId, educationId] = [randomUUID(), randomUUID()];
  await sql(
    `INSERT INTO experiences (id, user_id, title, company, start_month)
     VALUES ($1, $2, 'Sailor', 'Harbour', '2020-01-01')`,
    [experienceId, seekerId],
  );
  await sql(
    `INSERT INTO educations (id, user_id, degree, institution, field_of_study, start_month)
     VALUES ($1, $2, 'MA', 'School', 'Sailing', '2020-01-01')`,
    [educationId, seekerId],
  );
  return {
    jobId: job.id,
    jobSlug: job.slug,
    companySlug: job.companySlug,
    sessionId,
    exportId,
    experienceId,
    educationId,
  };
}

type People = ReadonlyMap<Principal, Person>;

/** A hiring manager of another job of the company, and an interviewer of its only applicant. */
async function assignElsewhere(
  sql: Sql,
  { people, posting }: { people: People; posting: TestPosting },
): Promise<void> {
  const [manager, interviewer] = [people.get("hiringManager"), people.get("interviewer")];
  const other = people.get("otherSeeker");
  if (!manager || !interviewer || !other) throw new Error("somebody is missing");
  const job = await anotherJob(sql, posting);
  const applicationId = await insertApplication(sql, { userId: other.id, job });
  await joinCompany(sql, manager, { ...posting, role: "hiring_manager" });
  await joinCompany(sql, interviewer, { ...posting, role: "interviewer" });
  await assignJob(sql, manager, job.id);
  await assignApplicant(sql, interviewer, applicationId);
}

/** The seeker's application to the employer's company. */
async function makeApplication(
  sql: Sql,
  { people, posting }: { people: People; posting: TestPosting },
): Promise<void> {
  const [seeker, employer] = [people.get("seeker"), people.get("employer")];
  if (!seeker || !employer) throw new Error("somebody is missing");
  await joinCompany(sql, employer, posting);
  await assignElsewhere(sql, { people, posting });
  await insertApplication(sql, { userId: seeker.id, job: posting }, { id: APPLICATION_ID });
}

async function ask(
  request: APIRequestContext,
  { method, path, body }: AccessRow,
  { subjects, cookie }: { subjects: AccessSubjects; cookie: string | undefined },
): Promise<number | string> {
  const response = await request.fetch(path(subjects), {
    method,
    maxRedirects: 0,
    headers: {
      ...(cookie ? { cookie: `${SESSION_COOKIE}=${cookie}` } : {}),
      ...(method === "GET" ? {} : { "sec-fetch-site": "same-origin" }),
    },
    ...(body === undefined ? {} : { data: body }),
  });
  const location = response.headers()["location"];
  if (!location) return response.status();
  const { pathname, search } = new URL(location, "http://localhost");
  return `${pathname}${search}`;
}

// OWASP ASVS 8.2.2, 8.4.1: what belongs to someone else does not exist.
test("everyone can open what is theirs, and no more", async ({
  playwright,
  baseURL,
  request,
  sql,
  aPerson,
  aPosting,
}) => {
  // Over three thousand requests, most of which render a page.
  test.setTimeout(900_000);
  const people = new Map<Principal, Awaited<ReturnType<typeof aPerson>>>();
  for (const [name, values] of Object.entries(VALUES)) {
    people.set(name as Principal, await aPerson(values));
  }
  const subjects = await makeSubjects(sql, await aPosting(), people.get("seeker")?.id ?? "");
  await makeApplication(sql, { people, posting: await aPosting() });
  // A browser for each, because the product's responses renew cookies; and a network, because a
  // quick machine makes more requests in a minute than one network may.
  const browsers = new Map<Principal, APIRequestContext>();
  for (const name of PRINCIPALS) {
    browsers.set(
      name,
      await playwright.request.newContext({
        baseURL: `${baseURL}`,
        extraHTTPHeaders: { "x-forwarded-for": anAddress() },
      }),
    );
  }
  const wrong: string[] = [];
  const check = async (row: AccessRow, name: Principal) => {
    const cookie = people.get(name)?.cookie;
    const got = await ask(browsers.get(name) ?? request, row, { subjects, cookie });
    const wanted = row.expected[name];
    if (got !== wanted) wrong.push(`${row.method} ${row.route} as ${name}: ${got}, not ${wanted}`);
  };
  for (const row of ACCESS) {
    const others = PRINCIPALS.filter((name) => name !== "seeker");
    await Promise.all(others.map((name) => check(row, name)));
    // The seeker, who owns the subjects, comes last, because what they end is gone.
    await check(row, "seeker");
  }
  expect(wrong).toEqual([]);
});
