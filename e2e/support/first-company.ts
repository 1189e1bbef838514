import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { aPdf } from "./applying";
import { aRefusal, joinCompany, saveView } from "./companies";
import { coverAndPhoto } from "./company-photos";
import type { Sql } from "./database";
import { expect } from "./fixtures";
import { PASSWORD, type Person } from "./people";
import type { PostingValues, TestPosting } from "./postings";
import { aMessageFile, callAs, insertApplication } from "./sent-applications";
import { ownSource } from "./source-server";
import { pooledPerson } from "./talent-pool";
import { aToldWebhook } from "./webhooks";

/** The company's people, and those who apply to it or ask to join. */
type People = {
  owner: Person;
  recruiter: Person;
  manager: Person;
  reviewer: Person;
  seeker: Person;
  asker: Person;
};

/** A company with one of everything, under the names that routes use. */
export type FirstCompany = People & {
  posting: TestPosting;
  /** A word contained in everything that belongs to the company. */
  secret: string;
  ids: Readonly<Record<string, string>>;
};

export const POSTING = {
  title: "Keeper of the light",
  location: "Pune",
  jobType: "full_time",
  category: "it",
  experienceYears: 1,
  description: "You keep the light burning.",
};

type Tools = { sql: Sql; request: APIRequestContext };

/** Creates something by its call; returns its id. */
function maker(request: APIRequestContext, person: Person) {
  const call = callAs(request, person);
  return async (path: string, data: unknown): Promise<string> => {
    const answer = await call("POST", path, data);
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return ((await answer.json()) as { id: string }).id;
  };
}

async function uploadResume(request: APIRequestContext, seeker: Person): Promise<string> {
  const call = callAs(request, seeker);
  const sent = await call("POST", "/api/resumes?name=cv.pdf", aPdf().buffer);
  return ((await sent.json()) as { id: string }).id;
}

/** Times for an interview that the applicant can choose from. */
async function offerTimes(
  call: ReturnType<typeof callAs>,
  { path, day, tag }: { path: string; day: string; tag: string },
): Promise<string> {
  const answer = await call("POST", "/api/employer/interview-times", {
    ...{ id: randomUUID(), applicationIds: [path.split("/").at(-1)], minutes: 45 },
    ...{ times: [`${day}T11:00`, `${day}T12:00`], chooseUntil: `${day}T09:00`, timeZone: "UTC" },
    ...{ place: `Pier of ${tag}`, movesOn: false },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { invitations } = (await answer.json()) as { invitations: { id: string }[] };
  return invitations[0]?.id ?? "";
}

/** The team's work on the application. */
async function workOn({ sql, request }: Tools, owner: Person, of: { path: string; tag: string }) {
  const { path, tag } = of;
  const call = callAs(request, owner);
  const make = maker(request, owner);
  await call("PUT", `${path}/ratings`, { criterion: "Skills", score: 4 });
  await call("PUT", `${path}/recommendation`, { recommendation: "yes" });
  await call("POST", `${path}/tags`, { tag });
  const messageId = await make(`${path}/messages`, {
    id: randomUUID(),
    text: `Hello, says ${tag}`,
  });
  const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  return {
    fileId: await aMessageFile(sql, { messageId, name: `${tag}.pdf` }),
    noteId: await make(`${path}/notes`, { id: randomUUID(), text: `Think of ${tag}` }),
    timesId: await offerTimes(call, { path, day, tag }),
    interviewId: await make(`${path}/interviews`, {
      id: randomUUID(),
      startsAt: `${day}T09:30`,
      minutes: 45,
      timeZone: "UTC",
      place: `Pier of ${tag}`,
    }),
  };
}

/** The id of a row whose call returns a list. */
async function rowId(sql: Sql, query: string, companyId: string): Promise<string> {
  const [row] = await sql<{ id: string }>(query, [companyId]);
  expect(row, query).toBeDefined();
  return row?.id ?? "";
}

/** A letter that waits, and an offer with a document that waits for its answer. */
async function letterAndOffer(
  { sql, request }: Tools,
  owner: Person,
  of: { companyId: string; applicationId: string; tag: string },
) {
  const { companyId, applicationId, tag } = of;
  const [letterId, offerId] = [randomUUID(), randomUUID()];
  await sql(
    `INSERT INTO application_letters (id, application_id, company_id, batch_id, tells, subject,
       text, send_at, from_status)
     VALUES ($1, $2, $3, $1, 'not_selected', $4, $4, now() + interval '1 day', 'submitted')`,
    [letterId, applicationId, companyId, tag],
  );
  const path = `/api/employer/companies/${companyId}/offer-documents?name=offer.pdf`;
  const documentId = await maker(request, owner)(path, aPdf().buffer);
  await sql(
    `INSERT INTO application_offers (id, application_id, title, pay_amount, pay_currency,
       pay_period, starts_on, workplace, contract, answer_by, time_zone, expires_at,
       document_key, document_name, document_format, document_size)
     SELECT $1, $2, $3, 1, 'EUR', 'year', '2036-01-01', $3, $3, '2035-01-01', 'UTC', '2035-01-02',
       d.file_key, d.name, d.format, d.size FROM offer_documents d WHERE d.id = $4`,
    [offerId, applicationId, tag, documentId],
  );
  return { letterId, offerId };
}

async function ownThings({ sql, request }: Tools, owner: Person, of: { id: string; tag: string }) {
  const { id, tag } = of;
  const call = callAs(request, owner);
  const make = maker(request, owner);
  await call("POST", `/api/employer/companies/${id}/stages`, { name: tag, status: "interview" });
  const typed = { companyId: id, fields: { title: tag } };
  return {
    stageId: await rowId(
      sql,
      "SELECT id FROM company_stages WHERE company_id = $1 ORDER BY position DESC LIMIT 1",
      id,
    ),
    viewId: await saveView(sql, { companyId: id, userId: owner.id, name: tag }),
    templateId: await make("/api/message-templates", { companyId: id, name: tag, text: tag }),
    draftId: await make("/api/job-drafts", { kind: "draft", ...typed }),
    postingTemplateId: await make("/api/job-drafts", { kind: "template", name: tag, ...typed }),
    invitationId: await make(`/api/companies/${id}/invitations`, {
      email: `${tag}@example.org`,
      role: "recruiter",
    }),
    keyId: await make(`/api/companies/${id}/api-keys`, {
      ...{ name: tag, scopes: ["read_jobs"], currentPassword: PASSWORD },
    }),
    ...(await aToldWebhook(sql, { companyId: id, name: tag, make })),
    sourceId: await ownSource(sql, id),
    ...(await coverAndPhoto(request, owner, id)),
    decisionId: await aRefusal(sql, id),
    pooledPersonId: await pooledPerson(sql, { id, tag }),
    verificationId: await make(`/api/companies/${id}/verifications`, { kind: "dns" }),
  };
}

/** A file of the company's applications, ready for the person who requested it. */
export async function anExport(request: APIRequestContext, person: Person): Promise<string> {
  const path = "/api/employer/applications/exports";
  const id = await maker(request, person)(path, { kind: "csv" });
  await expect
    .poll(async () => (await callAs(request, person)("GET", `${path}/${id}`)).status(), {
      timeout: 20_000,
    })
    .toBe(200);
  return id;
}

async function fillCompany(
  means: Tools,
  people: People,
  posting: TestPosting & { secret: string },
): Promise<FirstCompany> {
  const { sql, request } = means;
  const { owner, recruiter, manager, reviewer, seeker, asker } = people;
  const { id: jobId, companyId, secret } = posting;
  await sql("UPDATE companies SET website = $2, phone = $3, address = $3 WHERE id = $1", [
    companyId,
    `https://www.${secret}.example/`,
    secret,
  ]);
  await joinCompany(sql, owner, { companyId, role: "owner" });
  await joinCompany(sql, recruiter, { companyId });
  await joinCompany(sql, manager, { companyId, role: "hiring_manager" });
  await joinCompany(sql, reviewer, { companyId, role: "interviewer" });
  await sql("INSERT INTO company_join_requests (company_id, user_id) VALUES ($1, $2)", [
    companyId,
    asker.id,
  ]);
  const resumeId = await uploadResume(request, seeker);
  const applicationId = await insertApplication(
    sql,
    { userId: seeker.id, job: posting },
    { fullName: `Ines ${secret}`, coverLetter: secret, resumeId },
  );
  const path = `/api/applications/${applicationId}`;
  const changed = await callAs(request, owner)("PATCH", `/api/employer/jobs/${jobId}`, {
    version: 1,
    posting: { ...POSTING, description: `Soon: ${secret}` },
  });
  expect(await changed.json()).toMatchObject({ state: "in_review" });
  const ids = {
    companyId,
    jobId,
    applicationId,
    resumeId,
    tag: secret,
    ownerId: owner.id,
    userId: recruiter.id,
    managerId: manager.id,
    reviewerId: reviewer.id,
    ...(await workOn(means, owner, { path, tag: secret })),
    ...(await ownThings(means, owner, { id: companyId, tag: secret })),
    ...(await letterAndOffer(means, owner, { companyId, applicationId, tag: secret })),
    exportId: await anExport(request, owner),
  };
  return { ...people, posting, secret, ids };
}

type Makers = Tools & {
  aPerson: (values?: { userType?: "employer" }) => Promise<Person>;
  aPosting: (values?: PostingValues) => Promise<TestPosting>;
};

/** Creates a company with a posting, an application, and everything that a team can add to them. */
export async function firstCompany({ aPerson, aPosting, ...means }: Makers): Promise<FirstCompany> {
  const secret = `quay${randomUUID().slice(0, 8)}`;
  const employer = () => aPerson({ userType: "employer" });
  const people = {
    ...{ owner: await employer(), recruiter: await employer() },
    ...{ manager: await employer(), reviewer: await employer() },
    asker: await employer(),
    seeker: await aPerson(),
  };
  const posting = await aPosting({ company: `Pilots of ${secret}` });
  return fillCompany(means, people, { ...posting, secret });
}
