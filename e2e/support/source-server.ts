import { randomUUID } from "node:crypto";
import { once } from "node:events";
import type { Server } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import type { Sql } from "./database";
import { SOURCE_SERVER_PORT } from "./port";

/** The one private address that the product asks, for tests. */
export const SOURCE_SERVER = `http://localhost:${SOURCE_SERVER_PORT}`;

/** Has a test's server listen there, once no other test's does. */
export async function listenAsSource(server: Server): Promise<void> {
  for (;;) {
    server.listen(SOURCE_SERVER_PORT);
    const taken = await Promise.race([
      once(server, "listening").then(() => false),
      new Promise<boolean>((done) => server.once("error", () => done(true))),
    ]).catch(() => true);
    if (!taken) return;
    await delay(500);
  }
}

/** A company's own source, which is never read. */
export async function ownSource(sql: Sql, companyId: string): Promise<string> {
  const id = randomUUID();
  await sql(
    `WITH named AS (INSERT INTO sources (name) VALUES ($1::text) RETURNING id),
       connected AS (
         INSERT INTO connected_sources
           (id, source_id, kind, address, request_address, every_hours, paused_at)
         SELECT $1::uuid, named.id, 'file', 'https://' || $1::text || '.example/', 'https://x.example/',
           24, now()
         FROM named RETURNING id)
     INSERT INTO company_sources (connected_source_id, company_id, proof)
     SELECT connected.id, $2::uuid, 'domain' FROM connected`,
    [id, companyId],
  );
  return id;
}
