import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import type { Sql } from "./database";
import type { Person, PersonValues } from "./people";
import { insertPosting, type TestPosting } from "./postings";

const made: string[] = [];

/** Deletes what a test has made. */
export async function dropCompanies(sql: Sql): Promise<void> {
  await sql("DELETE FROM companies WHERE name = ANY($1)", [made.splice(0)]);
}

/** A name that `dropCompanies` recognizes. */
export function aCompanyName(): string {
  const name = `Quay ${crypto.randomUUID().slice(0, 8)}`;
  made.push(name);
  return name;
}

/** The path of a company's public page, from its name. */
export function companyPath(name: string): string {
  return `/companies/${name.toLowerCase().replaceAll(" ", "-")}`;
}

/** Inserts a company of these people, owned by the first; returns its id. */
export async function aCompany(
  sql: Sql,
  members: readonly Person[],
  values: { name?: string; website?: string } = {},
): Promise<string> {
  const { name = aCompanyName(), website = null } = values;
  const [row] = await sql<{ id: string }>(
    `INSERT INTO companies (id, slug, name, name_key, website)
     VALUES (gen_random_uuid(), $1, $2, lower($2), $3) RETURNING id`,
    [companyPath(name).split("/").at(-1), name, website],
  );
  const id = row?.id ?? "";
  for (const [i, member] of members.entries()) {
    await sql(
      `INSERT INTO company_members (company_id, user_id, role, created_at)
       VALUES ($1, $2, $3::member_role, now() + make_interval(secs => $4))`,
      [id, member.id, i === 0 ? "owner" : "recruiter", i],
    );
  }
  return id;
}

type OwnerMeans = { aMember: (values: PersonValues) => Promise<Person>; sql: Sql };

/** Logs in the owner of a new company; returns them, its name and id. */
export async function anOwnCompany({ aMember, sql }: OwnerMeans, name = aCompanyName()) {
  const owner = await aMember({ userType: "employer" });
  return { owner, name, id: await aCompany(sql, [owner], { name }) };
}

type Role = "owner" | "recruiter" | "hiring_manager" | "interviewer";

/** Makes someone a member of a company, by default as a recruiter. */
export async function joinCompany(
  sql: Sql,
  person: Person,
  { companyId, role = "recruiter" }: { companyId: string; role?: Role },
): Promise<void> {
  await sql(
    "INSERT INTO company_members (company_id, user_id, role) VALUES ($1, $2, $3::member_role)",
    [companyId, person.id, role],
  );
}

/** Marks a company as verified, so that what it posts goes live at once. */
export async function verifyCompany(sql: Sql, companyId: string): Promise<void> {
  await sql("UPDATE companies SET verified_at = now(), verified_by = 'a test' WHERE id = $1", [
    companyId,
  ]);
}

/** Makes a member a hiring manager of a job. */
export async function assignJob(sql: Sql, { id }: Person, jobId: string): Promise<void> {
  await sql("INSERT INTO job_hiring_managers (job_id, user_id) VALUES ($1, $2)", [jobId, id]);
}

/** Asks a member to review an applicant. */
export async function assignApplicant(
  sql: Sql,
  { id }: Person,
  applicationId: string,
): Promise<void> {
  await sql("INSERT INTO application_assignees (application_id, user_id) VALUES ($1, $2)", [
    applicationId,
    id,
  ]);
}

/** Another live job of a posting's company. */
export async function anotherJob(
  sql: Sql,
  posting: Pick<TestPosting, "id" | "companyId">,
): Promise<TestPosting> {
  const other = await insertPosting(sql, { title: "Buoy keeper" });
  await sql("UPDATE jobs SET company_id = $2 WHERE id = $1", [other.id, posting.companyId]);
  await sql("DELETE FROM companies WHERE id = $1", [other.companyId]);
  return { ...other, companyId: posting.companyId };
}

/** The link in the newest email to an address, once the worker has written it. */
export async function mailedLink(sql: Sql, email: string): Promise<string> {
  let link = "";
  await expect(async () => {
    const [mail] = await sql<{ text: string }>(
      "SELECT text FROM mailbox_messages WHERE address = $1 ORDER BY sent_at DESC LIMIT 1",
      [email],
    );
    link = /https?:\/\/\S+token=\S+/.exec(mail?.text ?? "")?.[0] ?? "";
    expect(link).not.toBe("");
  }).toPass({ timeout: 20_000 });
  const { pathname, search } = new URL(link);
  return pathname + search;
}

/** Saves a view of a company's applications for one of its members; returns its id. */
export async function saveView(
  sql: Sql,
  { companyId, userId, name }: { companyId: string; userId: string; name: string },
): Promise<string> {
  const id = crypto.randomUUID();
  await sql(
    `INSERT INTO saved_views (id, company_id, user_id, name, search)
     VALUES ($1, $2, $3, $4, 'view=table')`,
    [id, companyId, userId, name],
  );
  return id;
}

/** A decision against the company that it may appeal. */
export async function aRefusal(sql: Sql, companyId: string): Promise<string> {
  const id = randomUUID();
  await sql(
    `INSERT INTO moderation_decisions (id, kind, company_id, reason)
     VALUES ($1, 'look_refused', $2, 'It looks like another one.')`,
    [id, companyId],
  );
  return id;
}
