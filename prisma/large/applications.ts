import type { Transaction } from "../../lib/platform/db/client";

// Everything follows from a posting's and an applicant's number, so that it is the same each time.
// In SQL, where 50,000 take seconds.

export type ApplicationCounts = { postings: number; applications: number };

const FIRST_NAMES =
  "Ada,Bela,Chidi,Dana,Emre,Farah,Goran,Hana,Ines,Jonas,Kofi,Lena,Mina,Noor,Oskar,Priya";
const LAST_NAMES =
  "Abara,Berg,Costa,Diaz,Evans,Fischer,Garcia,Hassan,Ito,Jansen,Khan,Lopez,Moreau,Novak,Okafor,Petrov";

/** Inserts the people who apply; answers how many there are. */
export async function insertApplicants(
  tx: Transaction,
  key: string,
  size: ApplicationCounts,
): Promise<number> {
  // So many that nobody applies to one posting twice.
  const count = Math.max(Math.ceil(size.applications / size.postings), size.postings * 5);
  await tx.$executeRaw`
    INSERT INTO users (id, email, username, full_name, user_type, email_verified_at, updated_at)
    SELECT md5(${key} || ' applicant ' || n)::uuid,
      'applicant-' || n || '@' || ${key} || '.example', ${key} || ' applicant ' || n,
      (string_to_array(${FIRST_NAMES}, ','))[1 + n % 16] || ' '
        || (string_to_array(${LAST_NAMES}, ','))[1 + n / 16 % 16],
      'job_seeker', now(), now()
    FROM generate_series(0, ${count - 1}::int) AS n`;
  return count;
}

type ApplicationsToMake = {
  key: string;
  companyId: string;
  size: ApplicationCounts;
  applicants: number;
  now: Date;
};

async function insertRows(tx: Transaction, sent: ApplicationsToMake): Promise<void> {
  const { key, companyId, size, applicants, now } = sent;
  await tx.$executeRaw`
    INSERT INTO applications (id, reference, job_id, job_version, user_id, submission_id, status,
      created_at, submitted_at, viewed_at, decided_at, updated_at, source)
    SELECT md5(${key} || ' application ' || n)::uuid,
      upper(left(${key}, 1)) || lpad(n::text, 7, '0'), job.id, job.version,
      md5(${key} || ' applicant ' || (n / ${size.postings}::int + job.number * 37) % ${applicants}::int)::uuid,
      md5(${key} || ' submission ' || n)::uuid, status::application_status, sent_at,
      CASE WHEN status <> 'held' THEN sent_at END,
      CASE WHEN status NOT IN ('held', 'submitted', 'withdrawn') OR n % 3 = 0 AND status = 'submitted'
        THEN sent_at + interval '1 day' END,
      CASE WHEN status IN ('hired', 'not_selected', 'withdrawn', 'closed') THEN sent_at + interval '9 days' END,
      sent_at, (ARRAY['search', 'feed', 'alert', 'site'])[1 + n % 4]
    FROM generate_series(0, ${size.applications - 1}::int) AS n
    JOIN (SELECT id, version, (row_number() OVER (ORDER BY title, id) - 1)::int AS number
      FROM jobs WHERE company_id = ${companyId}::uuid) job ON job.number = n % ${size.postings}::int
    CROSS JOIN LATERAL (
      SELECT ('x' || left(md5(n::text), 6))::bit(24)::int % 100 AS luck,
        ${now}::timestamptz - make_interval(days => 10 + (n * 7919) % 80, mins => n % 1440) AS sent_at) drawn
    CROSS JOIN LATERAL (
      SELECT CASE WHEN luck < 40 THEN 'submitted' WHEN luck < 60 THEN 'in_review'
        WHEN luck < 70 THEN 'interview' WHEN luck < 74 THEN 'offer' WHEN luck < 77 THEN 'hired'
        WHEN luck < 94 THEN 'not_selected' WHEN luck < 97 THEN 'withdrawn' ELSE 'held' END AS status) state`;
}

async function insertDetails(tx: Transaction, companyId: string): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO application_details (application_id, user_id, full_name, email, cover_letter)
    SELECT a.id, u.id, u.full_name, u.email,
      'I have done this work for ' || 1 + right(a.reference, 2)::int % 15 || ' years and would like to do it with you.'
    FROM applications a JOIN jobs j ON j.id = a.job_id JOIN users u ON u.id = a.user_id
    WHERE j.company_id = ${companyId}::uuid`;
  await tx.$executeRaw`
    INSERT INTO application_events (id, application_id, user_id, kind, at)
    SELECT md5(a.id || step.kind)::uuid, a.id, a.user_id, step.kind::application_step, step.at
    FROM applications a JOIN jobs j ON j.id = a.job_id
    CROSS JOIN LATERAL (VALUES
      (CASE WHEN a.status = 'held' THEN 'held' ELSE 'submitted' END, a.created_at),
      (CASE WHEN a.status NOT IN ('held', 'submitted') THEN a.status::text END,
        a.created_at + interval '2 days')) AS step (kind, at)
    WHERE j.company_id = ${companyId}::uuid AND step.kind IS NOT NULL`;
}

async function insertViews(tx: Transaction, companyId: string, now: Date): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO job_views (job_id, day, source, views)
    SELECT id, (${now}::timestamptz AT TIME ZONE 'UTC')::date - ago,
      (ARRAY['search', 'feed', 'site'])[1 + ago % 3], 3 + (ago * 31 + length(title)) % 40
    FROM jobs CROSS JOIN generate_series(0, 59) AS ago
    WHERE company_id = ${companyId}::uuid`;
}

/** Inserts the applications to a company's postings, what came of them, and who read the postings. */
export async function insertApplications(tx: Transaction, sent: ApplicationsToMake): Promise<void> {
  await insertRows(tx, sent);
  // Otherwise what follows is planned as for empty tables: the checks of references, and the
  // triggers' queries, which read the table that is being filled for each row.
  await tx.$executeRaw`ANALYZE users, jobs, applications`;
  await tx.$executeRaw`SET LOCAL enable_seqscan = off`;
  await insertDetails(tx, sent.companyId);
  await tx.$executeRaw`SET LOCAL enable_seqscan = on`;
  await insertViews(tx, sent.companyId, sent.now);
}
