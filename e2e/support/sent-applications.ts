import { randomBytes, randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import type { APIRequestContext } from "@playwright/test";
import { aPdf } from "./applying";
import { DATA, type Sql } from "./database";
import { type Person, SESSION_COOKIE } from "./people";
import type { TestPosting } from "./postings";

/** What is known of an application; the rest is made up. */
export type ApplicationValues = {
  id?: string;
  status?: "held" | "submitted" | "interview" | "offer" | "not_selected" | "closed" | "withdrawn";
  fullName?: string;
  coverLetter?: string;
  resumeId?: string | null;
  daysAgo?: number;
};

const ENDED = new Set(["not_selected", "closed", "withdrawn"]);

/** Inserts an application straight into the tables; returns its id. */
export async function insertApplication(
  sql: Sql,
  { userId, job }: { userId: string; job: Pick<TestPosting, "id"> },
  values: ApplicationValues = {},
): Promise<string> {
  const { status = "submitted", fullName = "Ines Carvalho", coverLetter = "I bake." } = values;
  const { resumeId = null, daysAgo = 3, id = randomUUID() } = values;
  const isEnded = ENDED.has(status);
  const reference = randomBytes(4).toString("hex").toUpperCase();
  await sql(
    `INSERT INTO job_versions (job_id, version, title, company_name, location, description, facts)
     SELECT j.id, j.version, j.title, c.name, j.location, j.description, $2
     FROM jobs j JOIN companies c ON c.id = j.company_id WHERE j.id = $1 ON CONFLICT DO NOTHING`,
    [job.id, FACTS],
  );
  await sql(
    `INSERT INTO applications (id, reference, job_id, job_version, user_id, submission_id, status,
       created_at, submitted_at, decided_at)
     SELECT $1, $2, j.id, j.version, $4, $1, $5::application_status,
       now() - make_interval(days => $6),
       CASE WHEN $5 <> 'held' THEN now() - make_interval(days => $6) END,
       CASE WHEN $7 THEN now() END FROM jobs j WHERE j.id = $3`,
    [id, reference, job.id, userId, status, daysAgo, isEnded],
  );
  await sql(
    `INSERT INTO application_details (application_id, user_id, full_name, email, cover_letter, resume_id)
     VALUES ($1, $2, $3, 'ines@example.org', $4, $5)`,
    [id, userId, fullName, coverLetter, resumeId],
  );
  const kinds = ["held", "submitted"].includes(status) ? [status] : ["submitted", status];
  for (const [i, kind] of kinds.entries()) {
    await sql(
      `INSERT INTO application_events (id, application_id, user_id, kind, at)
       VALUES ($1, $2, $3, $4::application_step, now() - make_interval(days => $5))`,
      [randomUUID(), id, userId, kind, i === 0 ? daysAgo : 0],
    );
  }
  return id;
}

const FACTS = JSON.stringify({
  jobType: "full_time",
  category: "other",
  workMode: "on_site",
  eligibleCountries: [],
  pay: { min: 30_000, max: 36_000, currency: "GBP", period: "year" },
  experienceYears: 2,
  experienceLevel: "mid",
  education: null,
  duration: null,
  deadline: null,
  skills: ["Baking", "Sourdough"],
});

/** Calls the API as someone, outside the test's browser. */
export function callAs(request: APIRequestContext, person: Person) {
  return (method: string, path: string, data?: unknown) =>
    request.fetch(path, {
      method,
      headers: {
        cookie: `${SESSION_COOKIE}=${person.cookie}`,
        ...(method === "GET" ? {} : { "sec-fetch-site": "same-origin" }),
      },
      ...(data === undefined ? {} : { data }),
    });
}

/** A file that came with a message, which only emails bring; returns its id. */
export async function aMessageFile(
  sql: Sql,
  { messageId, name }: { messageId: string; name: string },
): Promise<string> {
  const [id, key] = [randomUUID(), `${randomBytes(32).toString("base64url")}.pdf`];
  const { buffer } = aPdf();
  await mkdir(`${DATA}/files/messages`, { recursive: true });
  await writeFile(`${DATA}/files/messages/${key}`, buffer);
  await sql(
    `INSERT INTO message_files (id, message_id, position, name, format, size, file_key)
     VALUES ($1, $2, 0, $3, 'pdf', $4, $5)`,
    [id, messageId, name, buffer.length, key],
  );
  return id;
}
