import { randomUUID } from "node:crypto";
import type { Sql } from "./database";

/** Someone in the company's talent pool who agreed. */
export async function pooledPerson(sql: Sql, of: { id: string; tag: string }): Promise<string> {
  const id = randomUUID();
  await sql(
    `INSERT INTO pooled_people (id, company_id, full_name, email, consent, given_at, due_at)
     VALUES ($1, $2, $3, $3 || '@pool.example', 'given', now(), now() + interval '1 year')`,
    [id, of.id, of.tag],
  );
  await sql("INSERT INTO pool_remarks (pooled_person_id, tags, note) VALUES ($1, $2, $3)", [
    id,
    [of.tag],
    of.tag,
  ]);
  return id;
}
