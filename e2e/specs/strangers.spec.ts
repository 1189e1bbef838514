import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { button, main } from "../support/account-forms";
import { OF_ANYONE, OF_ROLE } from "../support/assigned-members";
import { anotherJob, assignApplicant, assignJob, joinCompany } from "../support/companies";
import {
  type CompanyCall,
  callsAbout,
  callsWithIds,
  EMPLOYERS,
  kindsOf,
  NAMELESS,
  ROWS,
} from "../support/company-calls";
import { KINDS, NOT_THE_COMPANYS, OTHERS } from "../support/company-kinds";
import { stateOf } from "../support/company-state";
import type { Sql } from "../support/database";
import { anExport, type FirstCompany, firstCompany } from "../support/first-company";
import { expect, test } from "../support/fixtures";
import { enterAs, type Person } from "../support/people";
import { callAs, insertApplication } from "../support/sent-applications";

// What belongs to a company exists only for its members (security.md, 3); for everyone else it
// doesn't. The routes come from the access matrix, so that none is forgotten: a route with an
// unknown kind of id fails the first test.

type Responses = { status: number; text: string };

function asker(request: APIRequestContext, person: Person) {
  const call = callAs(request, person);
  return async ({ method, path, body }: CompanyCall): Promise<Responses> => {
    const response = await call(method, path, body);
    return { status: response.status(), text: await response.text() };
  };
}

/** The calls that respond wrongly to someone who doesn't belong to the company. */
async function wrongFor(
  { request, first }: { request: APIRequestContext; first: FirstCompany },
  person: Person,
): Promise<string[]> {
  const ask = asker(request, person);
  const wrong: string[] = [];
  for (const call of [...callsAbout(first.ids), ...callsWithIds(first)]) {
    const { status, text } = await ask(call);
    const name = `${call.method} ${call.path}`;
    if (status !== call.status) wrong.push(`${name}: ${status}, not ${call.status}`);
    if (status < 300 && text.includes(first.secret)) wrong.push(`${name} tells`);
    if (/\/(?:undone-moves|moves|messages)$/.test(call.path) && status === 200)
      expect(text).toContain("Application not found");
    if (/\/letters(?:\/recalls|\/sendings)?$/.test(call.path) && status === 200)
      expect(text).toContain("Letter not found");
  }
  return wrong;
}

type AskCall = (call: CompanyCall) => Promise<Responses>;

/** The calls whose response differs between someone else's id and an id of nothing. */
async function differing(ask: AskCall, { ids }: FirstCompany): Promise<string[]> {
  const messageOf = async (call: CompanyCall) =>
    (JSON.parse((await ask(call)).text) as { message: string }).message;
  const nowhere = callsAbout({ tag: "none" });
  const different: string[] = [];
  for (const [index, call] of callsAbout(ids).entries()) {
    const other = nowhere[index];
    if (!other || call.status !== 404 || !call.path.startsWith("/api/")) continue;
    if ((await messageOf(call)) !== (await messageOf(other))) different.push(call.path);
  }
  return different;
}

const ORDER = ["GET", "POST", "PUT", "PATCH", "DELETE"];
/** What ends something comes after what needs it. */
const rank = ({ method, route }: CompanyCall) =>
  route.endsWith("/check") ? 0 : ORDER.indexOf(method);

/**
 * The calls at which not even the company's owner finds something: their ids would prove nothing.
 */
async function missing(request: APIRequestContext, first: FirstCompany): Promise<string[]> {
  const ask = asker(request, first.owner);
  const none: string[] = [];
  for (const call of callsAbout(first.ids).toSorted((a, b) => rank(a) - rank(b))) {
    if (NOT_THE_COMPANYS.has(call.route)) continue;
    const isRequest = call.route.includes("/join-requests/");
    const path = isRequest ? call.path.replace(first.recruiter.id, first.asker.id) : call.path;
    if ((await ask({ ...call, path })).status === 404) none.push(`${call.method} ${path}`);
  }
  return none;
}

test("every id in an address is of a known kind, and every call that may name one is known", () => {
  const kinds = new Set(ROWS.flatMap(kindsOf));
  expect([...kinds].filter((kind) => ![...KINDS, ...OTHERS].includes(`${kind}`))).toEqual([]);

  const first = { ids: {}, posting: { slug: "", company: "" } } as unknown as FirstCompany;
  const named = callsWithIds(first).map(({ method, route }) => `${method} ${route}`);
  const plain = ROWS.filter((row) => kindsOf(row).length === 0 && EMPLOYERS.test(row.route))
    .map(({ method, route }) => `${method} ${route}`)
    .filter((call) => ![...named, ...NAMELESS].includes(call));
  expect(plain).toEqual([]);
});

// OWASP ASVS 8.4.1.
test("a member of another company finds nothing of the first, and changes nothing", async ({
  request,
  sql,
  aPerson,
  aPosting,
}) => {
  const first = await firstCompany({ sql, request, aPerson, aPosting });
  const stranger = await aPerson({ userType: "employer" });
  await joinCompany(sql, stranger, { ...(await aPosting()), role: "owner" });
  const before = await stateOf(sql, first.ids["companyId"] ?? "");

  expect(await wrongFor({ request, first }, stranger)).toEqual([]);

  expect(await stateOf(sql, first.ids["companyId"] ?? "")).toEqual(before);
  expect(await differing(asker(request, stranger), first)).toEqual([]);
  expect(await missing(request, first)).toEqual([]);
});

for (const role of ["hiring_manager", "interviewer"] as const) {
  test(`a company's ${role} of something else finds nothing else of it, and changes nothing`, async ({
    request,
    sql,
    aPerson,
    aPosting,
  }) => {
    const first = await firstCompany({ sql, request, aPerson, aPosting });
    const { posting } = first;
    const person = await aPerson({ userType: "employer" });
    await joinCompany(sql, person, { ...posting, role });
    const job = await anotherJob(sql, posting);
    const other = await aPerson();
    const theirs = await insertApplication(sql, { userId: other.id, job });
    if (role === "hiring_manager") await assignJob(sql, person, job.id);
    else await assignApplicant(sql, person, theirs);
    // What they have is there.
    const own = await callAs(request, person)("GET", `/api/applications/${theirs}`);
    expect(own.status()).toBe(200);
    const before = await stateOf(sql, posting.companyId);

    const wrong = await wrongFor({ request, first }, person);

    const known = [...OF_ANYONE, ...OF_ROLE[role]];
    expect(wrong.filter((line) => !known.some((form) => form.test(line)))).toEqual([]);
    if (role === "hiring_manager") {
      const list = `/api/employer/applications?companyId=${posting.companyId}&show=all`;
      const { rows } = await (await callAs(request, person)("GET", list)).json();
      expect(rows).toMatchObject([{ id: theirs }]);
      // Their views and columns are their own, and all that may have come.
      await sql("DELETE FROM saved_views WHERE user_id = $1", [person.id]);
      await sql("UPDATE company_members SET table_columns = '{}' WHERE user_id = $1", [person.id]);
    }
    expect(await stateOf(sql, posting.companyId)).toEqual(before);
  });
}

/** Who is told what an applicant writes. */
async function noticesOf(sql: Sql, { id }: Person): Promise<number> {
  const rows = await sql(
    "SELECT id FROM notifications WHERE user_id = $1 AND kind = 'applicant_message'",
    [id],
  );
  return rows.length;
}

async function write(request: APIRequestContext, { seeker, ids }: FirstCompany): Promise<void> {
  const path = `/api/applications/${ids["applicationId"]}/messages`;
  const data = { id: randomUUID(), text: "When do I hear from you?" };
  expect((await callAs(request, seeker)("POST", path, data)).status()).toBe(201);
}

// OWASP ASVS 8.3.2: permissions follow from the current state, in open sessions too.
for (const how of ["leaves", "is removed"] as const) {
  test(`a recruiter who ${how} sees nothing of the company from then on`, async ({
    page,
    context,
    request,
    sql,
    aPerson,
    aPosting,
  }) => {
    const first = await firstCompany({ sql, request, aPerson, aPosting });
    const { owner, recruiter, posting } = first;
    const own = { ...first, ids: { ...first.ids, exportId: await anExport(request, recruiter) } };
    await write(request, first);
    await expect.poll(() => noticesOf(sql, recruiter)).toBe(1);
    // Opened once before, so that the page doesn't reload after reporting its first view.
    const opened = `/api/applications/${first.ids["applicationId"]}`;
    expect((await callAs(request, recruiter)("GET", opened)).status()).toBe(200);
    await enterAs(context, recruiter);
    await page.goto(`/employer/applications/${first.ids["applicationId"]}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(first.secret);

    if (how === "leaves") {
      const team = await context.newPage();
      await team.goto("/employer/profile/team");
      await button(team, "Leave").click();
      await team
        .getByRole("group", { name: "Leave" })
        .getByRole("button", { name: "Leave" })
        .click();
      await expect(team).toHaveURL("/employer");
      await team.close();
    } else {
      const path = `/api/companies/${posting.companyId}/members/${recruiter.id}`;
      expect((await callAs(request, owner)("DELETE", path)).status()).toBe(204);
    }

    // The open page still shows what it showed, but nothing more can be done with it.
    await page.getByRole("tab", { name: /^Notes/ }).click();
    await page.getByLabel("Note to your team").fill("One more thing");
    await button(page, "Add Note").click();
    await expect(main(page).getByText("Application not found").first()).toBeVisible();
    expect((await page.reload())?.status()).toBe(404);
    await expect(main(page)).not.toContainText(first.secret);
    const before = await stateOf(sql, posting.companyId);
    await joinCompany(sql, recruiter, await aPosting());
    expect(await wrongFor({ request, first: own }, recruiter)).toEqual([]);
    expect(await stateOf(sql, posting.companyId)).toEqual(before);

    await write(request, first);
    await expect.poll(() => noticesOf(sql, owner)).toBe(2);
    // What they had been told went with their place in the team.
    expect(await noticesOf(sql, recruiter)).toBe(0);
  });
}
