import { Client } from "pg";
import { notice } from "./notice";
import { pause } from "./waits";

// Held as long as the program runs, so that a second start on the same data notices.
const RUNNING_LOCK = 72_707_370;
const CONNECT_MS = 5000;
const AGAIN_MS = 2000;

async function take(databaseUrl: string): Promise<Client | null> {
  const client = new Client({
    connectionString: databaseUrl,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_MS,
  });
  client.on("error", () => undefined);
  await client.connect();
  const { rows } = await client.query<{ taken: boolean }>(
    "SELECT pg_try_advisory_lock($1) AS taken",
    [RUNNING_LOCK],
  );
  if (rows[0]?.taken) return client;
  await client.end();
  return null;
}

/** Takes the lock again whenever the database has gone and come back. */
async function keep(first: Client, databaseUrl: string, stopping: AbortSignal): Promise<void> {
  let client = first;
  while (!stopping.aborted) {
    await new Promise<void>((done) => client.once("end", () => done()));
    for (let isWarned = false; !stopping.aborted; ) {
      await pause(AGAIN_MS, stopping);
      const taken = await take(databaseUrl).catch(() => undefined);
      if (taken) {
        client = taken;
        break;
      }
      if (taken === null && !isWarned)
        notice("Another Jobharbor is also running on this database.");
      isWarned ||= taken === null;
    }
  }
}

/**
 * Claims this data for this process until it ends, in whatever way. Returns `false` if another
 * process already has.
 */
export async function claim(databaseUrl: string, stopping: AbortSignal): Promise<boolean> {
  const client = await take(databaseUrl);
  if (!client) return false;
  void keep(client, databaseUrl, stopping);
  return true;
}
