import type { Sql } from "./database";
import type { Person } from "./people";

/** What the outbox holds of a job: what proves that something was sent, or wasn't. */
export const letters = (sql: Sql, jobId: string) =>
  sql<{ status: string; end_reason: string | null }>(
    `SELECT l.status, l.end_reason FROM application_letters l
     JOIN applications a ON a.id = l.application_id WHERE a.job_id = $1 ORDER BY l.created_at, l.id`,
    [jobId],
  );

/** The subjects of what was mailed to someone. */
export const mailsTo = async (sql: Sql, { email }: Person) =>
  (
    await sql<{ subject: string }>("SELECT subject FROM mailbox_messages WHERE address = $1", [
      email,
    ])
  ).map(({ subject }) => subject);
